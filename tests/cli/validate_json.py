#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""validate_json.py SCHEMA FILE: whether a file of JSON is as a schema says. Exit code 77: there is
no jsonschema (Debian: python3-jsonschema)."""

import json
import sys

try:
    import jsonschema
except ImportError:
    sys.exit(77)

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
with open(sys.argv[2], encoding="utf-8") as file:
    value = json.load(file)
errors = list(jsonschema.Draft202012Validator(schema).iter_errors(value))
for error in errors:
    print("/".join(map(str, error.absolute_path)) + ":", error.message[:300])
sys.exit(1 if errors else 0)
