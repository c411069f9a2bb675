"""The table in the browser: pages, live updates, the JSON API.

A match is its options, its seed and an append-only list of entries, numbered from 1. Everything else, including the
running match, is made from these. What a browser gets is drawn from a View.
"""
