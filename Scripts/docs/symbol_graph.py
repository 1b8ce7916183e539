"""Symbol graphs, as docc reads them, of what is written in other languages than Swift and C.

A record is a symbol: `path`, `kind`, `signature`, `words` in Markdown, and the names of its `bases`. docc shows one language at
a time, and nobody would find the others behind its switch: to it, all of them are Swift.
"""
import json
import re

KINDS = {"class": "Class", "interface": "Interface", "func": "Function", "var": "Constant", "typealias": "Type", "init": "Constructor",
         "method": "Method", "property": "Property", "type.method": "Static Method", "type.property": "Static Property"}
# What docc has no word for.
AS_SWIFT = {"interface": "protocol"}


def graph(module, modules):
    """The symbol graph of a language's modules, all in one."""
    symbols, relationships, numbers = [], [], {}
    types = {one["path"][0]: f"{module}:{one['path'][0]}" for part in modules for one in part["symbols"] if len(one["path"]) == 1}
    for part in modules:
        for one in part["symbols"]:
            place = "/".join(one["path"])
            numbers[place] = numbers.get(place, 0) + 1
            precise = f"{module}:{place}" + (f"#{numbers[place]}" if numbers[place] > 1 else "")
            title = one["path"][-1].replace(",", ", ")
            symbol = {
                "kind": {"identifier": "swift." + AS_SWIFT.get(one["kind"], one["kind"]), "displayName": KINDS[one["kind"]]},
                "identifier": {"precise": precise, "interfaceLanguage": "swift"},
                "pathComponents": one["path"], "accessLevel": "public",
                "names": {"title": title, "navigator": [{"kind": "identifier", "spelling": title}],
                          "subHeading": [{"kind": "identifier", "spelling": title}]},
                "declarationFragments": fragments(one["signature"], types),
            }
            if one["words"]:
                symbol["docComment"] = {"lines": [{"text": line} for line in one["words"].split("\n")]}
            symbols.append(symbol)
            if len(one["path"]) > 1:
                relationships.append({"kind": "memberOf", "source": precise, "target": types[one["path"][0]]})
            relationships += [{"kind": "inheritsFrom", "source": precise, "target": types.get(base, base), "targetFallback": base}
                              for base in one["bases"]]
    return {"metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}, "generator": "Scripts/docs/build"},
            "module": {"name": module, "platform": {}}, "symbols": symbols, "relationships": relationships}


def fragments(signature, types):
    """A signature whose types are links."""
    return [{"kind": "typeIdentifier", "spelling": part, "preciseIdentifier": types[part]} if part in types
            else {"kind": "text", "spelling": part} for part in re.split(r"(\b\w+\b)", signature) if part]


def landing_page(module, title, words, guides, modules, heading):
    """The first page of a module: its guides, then its symbols by where they are imported from."""
    text = f"# ``{module}``\n\n@Metadata {{\n  @DisplayName(\"{title}\")\n}}\n\n{words}\n\n## Topics\n\n### Guides\n\n"
    text += "".join(f"- <doc:{guide}>\n" for guide in guides)
    for part in modules:
        names = [one["path"][0] for one in part["symbols"] if len(one["path"]) == 1]
        if names:
            text += f"\n### {heading(part['module'])}\n\n" + "".join(f"- ``{name}``\n" for name in names)
    return text


def write(module, modules, folder):
    (folder / f"{module}.symbols.json").write_text(json.dumps(graph(module, modules)))
