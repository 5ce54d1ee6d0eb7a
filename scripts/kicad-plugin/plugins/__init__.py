"""Boardwright for KiCad: price, DFM check and order of the board that is open in the board editor."""

try:
    from .action import OrderBoard

    OrderBoard().register()
except ImportError:
    # Outside of KiCad there is nothing to register with; the modules that need neither pcbnew nor wx still work.
    pass
