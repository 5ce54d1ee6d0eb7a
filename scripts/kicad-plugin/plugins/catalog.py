"""Options and names of checks as the site offers them; `catalog.json` is written when the package is built."""

import json
import os


def read_catalog(folder=os.path.dirname(os.path.abspath(__file__))):
    """`options`: values by option; `quantities`; `rules`: names of DFM checks by language and id; `site`: an address or ""."""
    with open(os.path.join(folder, "catalog.json"), encoding="utf-8") as file:
        catalog = json.load(file)
    try:
        with open(os.path.join(folder, "site.json"), encoding="utf-8") as file:
            catalog["site"] = json.load(file)["address"]
    except FileNotFoundError:
        # Only a package that a site handed out knows where it came from.
        catalog["site"] = ""
    return catalog
