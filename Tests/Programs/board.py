"""Programs for an emulated Cortex-M4F. Needs `Scripts/install microcontroller`."""

import pathlib
import subprocess

from conftest import ROOT

EXAMPLE = pathlib.Path("Examples/Microcontroller")
OUT = pathlib.Path(".build-microcontroller")

COMPILE = """arm-none-eabi-gcc -O2 -mthumb -mcpu=cortex-m4 -mfpu=fpv4-sp-d16 -mfloat-abi=softfp -fno-short-enums
 -fno-math-errno -ffunction-sections -fdata-sections -Wall -Wextra -Werror -IInclude""".split()
LINK = f"""--specs=rdimon.specs -nostartfiles -T {EXAMPLE}/cortex-m4.ld -Wl,--gc-sections -Wl,--no-enum-size-warning
 -Wl,--no-warn-rwx-segments -Wl,-z,noexecstack -lm""".split()
EMULATE = """qemu-system-arm -M mps2-an386 -nographic -monitor none -serial none -icount shift=0
 -semihosting-config""".split()


def run(*words, **options):
    (ROOT / OUT).mkdir(exist_ok=True)
    words = [str(word) for word in words]
    return subprocess.run(words, cwd=ROOT, text=True, check=True, **options)


def output(*words):
    return run(*words, stdout=subprocess.PIPE, timeout=120).stdout


def build_library(name, *options):
    """The C library for armv7em, as one object."""
    library = OUT / f"dactyl-{name}.o"
    run("Scripts/build/microcontroller", *options, library)
    return library


def link(name, library, *sources):
    board = [EXAMPLE / file for file in ("startup.c", "memory.c", "doubles.c")]
    program = OUT / f"{name}.elf"
    run(*COMPILE, *sources, *board, library, *LINK, f"-Wl,-Map={OUT / name}.map", "-o", program)
    return program


def emulate(program, *arguments):
    configuration = ",".join(["enable=on,target=native", *(f"arg={argument}" for argument in arguments)])
    return output(*EMULATE, configuration, "-kernel", program)
