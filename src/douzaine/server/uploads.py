"""Uploaded records: how much is kept, and for whom."""

from douzaine.match.record import without_comments
from douzaine.server import limits
from douzaine.server.model import Person, Refused
from douzaine.server.room import Room
from douzaine.store.store import Store


async def keep_upload(store: Store, room: Room, person: Person | None, text: str) -> str:
    """Store a record that can be replayed, without its comments; returns its id. Raises `Refused`.

    Without a person, only the address is counted (see the throttle): an upload creates no person.
    """
    room.for_upload()
    record = without_comments(text)
    if person is not None:
        count, size = await store.records.kept_for(person.id)
        if count >= limits.UPLOADS_PER_PERSON or size + len(record) > limits.UPLOAD_CHARACTERS_PER_PERSON:
            raise Refused(409, "server-error-uploads", days=round(limits.UPLOAD_DAYS))
    return await store.records.keep(record, person.id if person else None)
