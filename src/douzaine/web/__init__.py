"""The table in the browser: pages, live updates, the JSON API.

A match is its options, its seed and an append-only list of what was done, numbered from 1. Everything
else, the running match included, is made again from those. What a browser gets is drawn from a View.
"""
