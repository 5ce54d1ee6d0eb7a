"""The fabrication files of the board in the editor, as one archive."""

import shutil
import tempfile

from .archive import file_stem, fingerprint, zip_files
from .board import name_of, parts_of
from .bom import bom_csv
from .plot import plot_steps, read_files
from .positions import positions_csv


class Fabrication:
    """Plots step by step: `for done, total in fabrication.steps(): …`, then `archive` and `fingerprint` are set."""

    def __init__(self, board):
        self._board = board
        self.stem = file_stem(name_of(board))
        self.archive = None
        self.fingerprint = None

    def steps(self):
        folder = tempfile.mkdtemp(prefix="boardwright-")
        try:
            yield from plot_steps(self._board, folder, self.stem)
            parts = parts_of(self._board)
            tables = [(self.stem + "-bom.csv", bom_csv(parts)), (self.stem + "-positions.csv", positions_csv(parts))]
            files = read_files(folder) + tables
            self.archive, self.fingerprint = zip_files(files), fingerprint(files)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def run(self):
        """All steps at once, for callers without a window."""
        for _step in self.steps():
            pass
        return self.archive
