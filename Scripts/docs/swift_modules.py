"""What the modules of the last `swift build` need to be imported, for the scripts that compile code of the documentation."""
import functools
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
# `swift` in the folder that all packages here share.
SWIFT = str(ROOT / "Scripts/swift")
# What modules of ours import that are in C.
C_MODULES = ["CDactylInput", "UIKitSubmodules", "CUIKitHost"]


@functools.cache
def build_folder():
    return pathlib.Path(subprocess.check_output([SWIFT, "build", "--show-bin-path"], cwd=ROOT, text=True).strip())


def module_folder(name):
    return next(folder for folder in (ROOT / "Sources" / name, ROOT / "UIKit/Sources" / name) if folder.exists())


def module_map_flags():
    """For the compiler, where the maps of the modules in C are."""
    flags = []
    for name in C_MODULES:
        own = module_folder(name) / "include/module.modulemap"
        flags += ["-Xcc", f"-fmodule-map-file={own if own.exists() else build_folder() / f'{name}.build/module.modulemap'}"]
    return flags


@functools.cache
def compiler_folder():
    """Where the compiler has its libraries and plugins."""
    information = subprocess.check_output(["swiftc", "-print-target-info"], text=True)
    return pathlib.Path(information.split('"runtimeResourcePath": "')[1].split('"')[0])


def compiler_flags():
    return ["-swift-version", "6", "-I", str(build_folder() / "Modules"), *module_map_flags(),
            "-plugin-path", str(compiler_folder() / "host/plugins/testing"), "-suppress-warnings"]
