#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""run_pages.py PROGRAM FOLDER: runs what README and the pages for users show, and compares the output.

In a block "console", lines after "$ " are commands for a shell, and the lines below each are what it
prints. They run in FOLDER, page after page, with PROGRAM as `samegame-cli`. "…" stands for any text, and
on a line of its own for any lines. Blocks "sh" take too long or install packages: bash reads them without
running them, and whatever of the project they start must be there.

With SAMEGAME_REGENERATE_GOLDEN=1 outputs that differ are written into the pages anew."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

ANY = "…"
# What a page leaves out: boards, and lines with times or with the values of all options.
UNSHOWN = re.compile(r"(seconds|playouts|nodes|solver|rules|seed|threads|stop) |[.1-9]{10,}$")
WIDTH = 110

program, folder = sys.argv[1:]
root = pathlib.Path(__file__).resolve().parents[2]
pages = ["README.md", *sorted(str(page.relative_to(root)) for page in root.glob("resources/help/*.md"))]
failures = []


def matches(shown, printed):
    """Whether the lines of a page stand for the printed ones."""
    parts = []
    for line in shown:
        if line == ANY:
            parts.append(r"(?:[^\n]*\n)*?")
        else:
            parts.append(".*".join(re.escape(part) for part in line.split(ANY)) + r"\n")
    return re.fullmatch("".join(parts), "".join(line + "\n" for line in printed)) is not None


def shortened(printed):
    """The printed lines as a page shows them."""
    lines = []
    for line in printed:
        line = ANY if UNSHOWN.match(line) or len(line) > WIDTH else line
        if lines[-1:] == [ANY] and line in (ANY, ""):
            continue
        if line == ANY and lines[-1:] == [""]:
            lines.pop()
        lines.append(line)
    return lines


def output_of(command):
    environment = {**os.environ, "PATH": folder + "/bin:" + os.environ["PATH"]}
    result = subprocess.run(command, shell=True, cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False)
    if result.returncode != 0:
        failures.append(f"'{command}' ended with {result.returncode}:\n{result.stdout}")
    return [line.rstrip() for line in result.stdout.splitlines()]


def run_console(lines, page):
    """Runs the commands of a block; returns the block with what they print now."""
    block = []
    while lines:
        command = lines.pop(0)
        block.append(command)
        if not command.startswith("$ "):
            failures.append(f"{page}: no command begins the block at '{command}'")
            return block + lines
        while command.endswith("\\") and lines:
            block.append(lines.pop(0))
            command = command[:-1] + block[-1].strip()
        shown = []
        while lines and not lines[0].startswith("$ "):
            shown.append(lines.pop(0))
        printed = output_of(command[2:])
        if not matches(shown, printed):
            failures.append(f"{page}: '{command[2:]}' prints otherwise now:\n" + "\n".join(printed))
            shown = shortened(printed)
        block += shown
    return block


def check_sh(lines, page):
    """What a block of other commands starts is there, and bash can read it."""
    text = "\n".join(lines)
    read = subprocess.run(["bash", "-n"], input=text, capture_output=True, encoding="utf-8", check=False)
    if read.returncode != 0:
        failures.append(f"{page}: {read.stderr}")
    for script in re.findall(r"^(packaging/\S+)", text, re.MULTILINE):
        if not os.access(root / script, os.X_OK):
            failures.append(f"{page}: {script} cannot be run")


shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder + "/bin")
os.symlink(program, folder + "/bin/samegame-cli")
console_count = 0
for page in pages:
    before = (root / page).read_text(encoding="utf-8")

    def replaced(match):
        global console_count
        kind, lines = match[1], match[2].splitlines()
        if kind == "sh":
            check_sh(lines, page)
            return match[0]
        console_count += 1
        return f"```{kind}\n" + "".join(line + "\n" for line in run_console(lines, page)) + "```\n"

    after = re.sub(r"^```(sh|console)\n(.*?)^```\n", replaced, before, flags=re.MULTILINE | re.DOTALL)
    if after != before and os.environ.get("SAMEGAME_REGENERATE_GOLDEN"):
        (root / page).write_text(after, encoding="utf-8")
if console_count == 0:
    failures.append("no page has a command with its output")
print("\n".join(failures) or f"{console_count} blocks ran")
sys.exit(1 if failures else 0)
