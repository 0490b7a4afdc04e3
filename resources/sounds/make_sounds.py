#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Makes the sounds of the program, beside this file: python3 resources/sounds/make_sounds.py

A block sounds like a small wooden bar: a tone and two partials that die away fast. Larger groups
sound lower and longer; ends are short chords. The same script makes the same bytes everywhere.
"""

import math
import struct
import wave
from pathlib import Path

RATE = 22050  # samples per second, one channel of 16 bits

# The partials of a bar: how many times the frequency, how loud, how much faster they die away.
PARTIALS = [(1.0, 1.0, 1.0), (2.76, 0.35, 2.2), (5.40, 0.12, 4.0)]


def bar(frequency, seconds, start=0.0, loudness=1.0):
    """One stroke on a bar as (start, samples)."""
    samples = []
    for i in range(int(seconds * RATE)):
        time = i / RATE
        attack = min(1.0, time / 0.004)
        value = 0.0
        for factor, strength, decay in PARTIALS:
            fade = math.exp(-5.0 * decay * time / seconds)
            value += strength * fade * math.sin(2 * math.pi * frequency * factor * time)
        samples.append(loudness * attack * value)
    return start, samples


def mixed(strokes):
    length = max(int(start * RATE) + len(samples) for start, samples in strokes)
    sound = [0.0] * length
    for start, samples in strokes:
        first = int(start * RATE)
        for i, value in enumerate(samples):
            sound[first + i] += value
    fade = int(0.01 * RATE)  # no click at the end
    for i in range(fade):
        sound[-1 - i] *= i / fade
    return sound


def write(name, strokes, peak=0.5):
    sound = mixed(strokes)
    scale = peak * 32767 / max(abs(value) for value in sound)
    with wave.open(str(Path(__file__).parent / name), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(scale * v)) for v in sound))


C5, E5, G5, C6, E6 = 523.25, 659.26, 783.99, 1046.50, 1318.51

write("small.wav", [bar(880, 0.12)], 0.35)
write("medium.wav", [bar(659.26, 0.18)], 0.45)
write("large.wav", [bar(440, 0.3), bar(659.26, 0.25, 0.03, 0.5)], 0.55)
write("end.wav", [bar(E5, 0.4), bar(C5, 0.5, 0.14)], 0.5)
write("cleared.wav", [bar(C5, 0.4), bar(E5, 0.4, 0.1), bar(G5, 0.4, 0.2), bar(C6, 0.7, 0.3)], 0.55)
write("perfect.wav", [bar(C5, 0.4), bar(E5, 0.4, 0.09), bar(G5, 0.4, 0.18), bar(C6, 0.5, 0.27),
                      bar(G5, 0.4, 0.4), bar(C6, 0.9, 0.5), bar(E6, 0.9, 0.5, 0.6)], 0.55)
