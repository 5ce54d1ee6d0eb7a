"""The archive of the fabrication files."""

import hashlib
import io
import re
import zipfile

# The same files give the same archive.
DATE = (2000, 1, 1, 0, 0, 0)


def zip_files(files):
    """`files` is a list of `(name, bytes)`."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as writer:
        for name, data in sorted(files):
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            writer.writestr(entry, data)
    return archive.getvalue()


def file_stem(name):
    """A board's name as the beginning of file names on every system; "board" where nothing is left of it."""
    stem = re.sub(r'[\x00-\x1f<>:"/\\|?*]+', "-", name).strip(" .-")
    return stem[:100] or "board"


# Times of plotting, as KiCad writes them into each file.
TIME = re.compile(rb"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[+-]\d\d:?\d\d)?")


def fingerprint(files):
    """Equal for the files of a board that was not changed between two plots."""
    whole = hashlib.sha256()
    for name, data in sorted(files):
        whole.update(name.encode("utf-8") + b"\0" + TIME.sub(b"", data) + b"\0")
    return whole.hexdigest()
