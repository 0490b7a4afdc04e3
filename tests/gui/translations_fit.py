#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations_fit.py FOLDER: what a translation must have in common with its text.

Names each translation of the .ts files there that has other placeholders, tags, letters behind '&',
line breaks or spaces at its ends (but of separators) than the English text. Fails if there is one."""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def placeholders(text):
    return set(re.findall(r"%L?(\d|n)|%%", text))


def tags(text):
    return sorted(re.findall(r"</?[a-z][^>]*>", text))


def letters(text):
    return len(re.findall(r"&(?!(?:amp|lt|gt|quot|nbsp|#\d+);)[^\s&]", text))


def ends(text):
    return text.startswith(" "), text.endswith(" ")


def is_ellipsis(text):
    return re.sub(r"\(&.\)", "", text).rstrip().endswith(("…", "..."))


def faults(source, text, is_plural):
    if not text.strip():
        return ["is empty"]
    found = []
    missing = placeholders(source) - placeholders(text)
    # A form for one may say so in words.
    if placeholders(text) - placeholders(source) or missing - ({"n"} if is_plural else set()):
        found.append("has other placeholders")
    for what, of in (("tags", tags), ("letters behind '&'", letters), ("spaces at its ends", ends),
                     ("an end, as to '…',", is_ellipsis), ("line breaks", lambda t: t.count("\n"))):
        if what.startswith("spaces") and not re.search(r"[\w%]", source):
            continue    # of lists, as each language writes them
        if of(source) != of(text):
            found.append(f"has other {what} than the English text")
    return found


def main():
    count = 0
    for path in sorted(Path(sys.argv[1]).glob("*.ts")):
        for context in ElementTree.parse(path).getroot().iter("context"):
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation.get("type") == "unfinished":
                    continue
                source = message.findtext("source")
                is_plural = message.get("numerus") == "yes"
                forms = ([form.text or "" for form in translation.iter("numerusform")] if is_plural
                         else [translation.text or ""])
                for form in forms:
                    for fault in faults(source, form, is_plural):
                        count += 1
                        print(f"{path.name}, {context.findtext('name')}: {form!r} {fault}: {source!r}")
    if count > 0:
        sys.exit(f"{count} translations do not fit their texts")


main()
