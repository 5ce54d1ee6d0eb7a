"""Tables as CSV for spreadsheets."""

import csv
import io


def to_csv(header, rows):
    """UTF-8 with a byte order mark, without which Excel takes it for the system's code page (RFC 4180)."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(header)
    writer.writerows(rows)
    return text.getvalue().encode("utf-8-sig")
