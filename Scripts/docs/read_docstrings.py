"""What the Python package exports, as records for symbol_graph.py: nothing is imported, the sources are read."""
import ast
import pathlib
import re
import textwrap

PACKAGE = pathlib.Path(__file__).resolve().parents[2] / "Python/dactyl"


def words(text):
    """A docstring as Markdown: sessions of the interpreter become blocks of code."""
    parts, session = [], []
    for line in [*textwrap.dedent(text or "").strip().split("\n"), ""]:
        if line.startswith((">>> ", "... ")) or session and line.strip():
            session.append(line)
            continue
        if session:
            parts += ["```python", *session, "```"]
            session = []
        parts.append(line)
    return "\n".join(parts).strip()


def value_types():
    """What a setting or a measure of recognisers is, by the class that describes it."""
    tree = ast.parse((PACKAGE / "_settings.py").read_text())
    found = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.bases and isinstance(node.bases[0], ast.Subscript):
            inside = node.bases[0].slice
            found[node.name] = inside.value if isinstance(inside, ast.Constant) else ast.unparse(inside)
    return found


def is_called(node, name):
    return any(ast.unparse(one) == name for one in node.decorator_list)


def function(node, path):
    arguments = [one.arg for one in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs] if one.arg not in {"self", "cls"}]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    signature = f"def {node.name}({ast.unparse(node.args)}){returns}"
    kind = "init" if node.name == "__init__" else "func" if len(path) == 0 else "type.method" if is_called(node, "classmethod") else "method"
    name = "__init__" if kind == "init" else node.name
    return {"path": [*path, f"{name}({','.join(arguments)})"], "kind": kind, "signature": signature,
            "words": words(ast.get_docstring(node)), "bases": []}


def members(owner, types):
    body = owner.body
    for index, node in enumerate(body):
        if isinstance(node, ast.FunctionDef):
            if node.name.startswith("_") and node.name != "__init__" or any(ast.unparse(one).endswith(".setter") for one in node.decorator_list):
                continue
            if is_called(node, "property"):
                yield {"path": [owner.name, node.name], "kind": "property", "signature": f"{node.name}: {ast.unparse(node.returns)}",
                       "words": words(ast.get_docstring(node)), "bases": []}
            else:
                yield function(node, [owner.name])
        elif isinstance(node, ast.AnnAssign) and not node.target.id.startswith("_"):
            after = body[index + 1] if index + 1 < len(body) else None
            text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            yield {"path": [owner.name, node.target.id], "kind": "property", "signature": ast.unparse(node), "words": words(text), "bases": []}
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in types:
            call = node.value
            texts = [one for one in [*call.args[1:], *(one.value for one in call.keywords if one.arg == "doc")]
                     if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            yield {"path": [owner.name, node.targets[0].id], "kind": "property",
                   "signature": f"{node.targets[0].id}: {types[ast.unparse(call.func)]}",
                   "words": words(texts[-1].value if texts else ""), "bases": []}


def read():
    """One module, the package."""
    types = value_types()
    package = ast.parse((PACKAGE / "__init__.py").read_text())
    exported, names = [], {}
    for node in package.body:
        if isinstance(node, ast.ImportFrom):
            names.update({alias.asname or alias.name: (node.module, alias.name) for alias in node.names})
        if isinstance(node, ast.Assign) and node.targets[0].id == "__all__":
            exported = ast.literal_eval(node.value)
    # What exported classes derive from has members, too.
    classes = {}
    for file in sorted(PACKAGE.glob("*.py")):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.ClassDef):
                classes[file.stem, node.name] = node
    wanted = {names[name]: name for name in exported}
    by_name = {name: key for key, name in wanted.items()}
    waiting = list(wanted)
    while waiting:
        key = waiting.pop()
        for base in classes[key].bases:
            other = next((one for one in classes if one[1] == ast.unparse(base) and not one[0].startswith("_")), None)
            if other and other not in wanted:
                wanted[other] = other[1]
                by_name[other[1]] = other
                waiting.append(other)
    symbols = []
    for key, name in sorted(wanted.items(), key=lambda one: one[1]):
        node = classes[key]
        original = node.name
        node.name = name
        bases = [wanted.get(next((one for one in classes if one[1] == ast.unparse(base)), None), ast.unparse(base)) for base in node.bases]
        symbols.append({"path": [name], "kind": "class", "signature": f"class {name}" + (f"({', '.join(bases)})" if bases else ""),
                        "words": words(ast.get_docstring(node)), "bases": bases})
        symbols += members(node, types)
        node.name = original
    return [{"module": "dactyl", "words": words(ast.get_docstring(package)), "symbols": symbols}]
