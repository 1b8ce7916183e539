"""Writes a page for each gesture: what it is, its settings with units and defaults, code, and common mistakes."""

import gestures
import rules
from writing import banner, c_name, snake


def files(tables, pages):
    kinds = {kind.name: kind for kind in gestures.read(tables)}
    return {f"Docs/gesture-{snake(name).replace('_', '-')}.md": page(kinds[name], entry) for name, entry in pages.items()}


def page(kind, entry):
    parts = [f"<!-- {banner('pages')} -->\n\n# {entry['title']}\n", f"{rules.of_gesture(kind)}\n", f"{entry['is']}\n"]
    parts += [drawn(kind)] if kind.name == "stroke" else [code(kind, entry)]
    parts.append(settings(kind))
    parts.append("## Common mistakes\n\n" + "\n\n".join(f"**{question}** {answer}" for question, answer in entry["asks"]) + "\n")
    parts.append("Why an attempt failed is always told: `dactyl replay --explain`, [the studio](studio.md), and [the list of causes](causes.md). "
                 "[Several gestures at once](several-gestures.md) tells who wins.\n")
    return "\n".join(parts)


def settings(kind):
    if not kind.settings:
        return "## Settings\n\nIt has none beside those of every recogniser.\n"
    lines = ["| setting | unit | default | |", "|---|---|---|---|"]
    for one in kind.settings:
        default = "none" if one.type == "handle" else gestures.words(one.default)
        lines.append(f"| `{one.name}` | {one.unit or ''} | {default} | {one.doc} |")
    measured = ", ".join(f"`{name}`" + (f" ({remark})" if remark else "") for name, _, remark in kind.readings)
    text = "## Settings\n\n" + "\n".join(lines) + "\n\nIn C they are " + f"`{c_name('', kind.settings[0].name)}` and so on, in Python `{snake(kind.settings[0].name)}`."
    return text + (f" It measures {measured}.\n" if measured else "\n")


def value(kind, entry, language):
    name, amount = entry["setting"]
    return {"swift": f"{kind.name}.{setting_path(kind, name)}{name} = {amount}", "js": f"{{ {name}: {amount} }}",
            "c": f"dactyl_set_number({snake(kind.name)}, {c_name('', name)}, {amount});", "python": f"{snake(name)}={amount}",
            "json": f'"{name}": {amount}'}[language]


def setting_path(kind, name):
    path = next(one.path for one in kind.settings if one.name == name)
    return path.removesuffix(name)


def code(kind, entry):
    name, low = kind.name, snake(kind.name)
    has = "setting" in entry
    imports = "import Dactyl\nimport DactylStrokes" if kind.is_of_strokes else "import Dactyl"
    swift = [f"let {name} = {kind.swift}()"] + ([value(kind, entry, "swift")] if has else []) + (["screenEdgePan.edges = .left"] if name == "screenEdgePan" else [])
    swift += [f"{name}.addAction {{ {name} in print({name}.state, {entry['swift']}) }}", f"view.addGestureRecognizer({name})"]
    options = value(kind, entry, "js").replace(" }", ', edges: "left" }') if name == "screenEdgePan" else value(kind, entry, "js") if has else ""
    more = {"hover": 'import "./desktop.js";\n  '}.get(name, 'import "./strokes.js";\n  ' if kind.is_of_strokes else "")
    action = f"({name}) => say({name}.state, {entry['js']})"
    arguments = ", ".join(part for part in (f'"{name}"', options, action) if part)
    c = [f"int32_t {low} = dactyl_recognizer_create(window, {c_name('KIND_', name)});"] + ([value(kind, entry, "c")] if has else [])
    c += (["dactyl_set_number(screen_edge_pan, DACTYL_EDGES, 2); /* left */"] if name == "screenEdgePan" else [])
    c += ["for (const dactyl_change *change; (change = dactyl_next(window));)",
          f'  if (change->object == {low}) printf("%d %g\\n", (int)change->to, {entry["c"]});']
    python = ", ".join([f"dactyl.{'HoverRecognizer' if name == 'hover' else kind.title}", f"lambda {low}: print({low}.state, {entry['python']})"]
                       + ([value(kind, entry, "python")] if has else []) + (['edges="left"'] if name == "screenEdgePan" else []))
    scene = ", ".join([f'"kind": "{name}"'] + ([value(kind, entry, "json")] if has else []))
    text = f"""Swift:

<!-- code: with
{imports}
let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300)) -->
```swift
{chr(10).join(swift)}
```

A whole page, to be saved beside the files of `Web`<!-- site: ; [touch it here](TOUCH/{name}.html) -->:

```html
<!doctype html>
<meta name="viewport" content="width=device-width">
<div id="area" style="height: 300px; background: #dde"></div>
<pre id="said"></pre>
<script type="module">
  import {{ load }} from "./dactyl.js";
  {more}const dactyl = await load();
  const say = (...words) => (document.querySelector("#said").textContent = words.map((word) => JSON.stringify(word)).join(" "));
  dactyl.attach(document.querySelector("#area")).add({arguments});
</script>
```

C:

<!-- code: with
#include "dactyl.h"
#include <stdio.h>
void act(int32_t window) {{ -->
<!-- code: and }} -->
```c
{chr(10).join(c)}
```
"""
    if name != "hover":
        text += f"""
Python:

<!-- code: with
import dactyl
window = dactyl.Window(400, 300) -->
```python
window.add({python})
```

A scene, for `dactyl replay --scene` and [the studio](studio.md):

```json
{{"dactyl": "scene", "version": 1, "views": [{{"recognizers": [{{ {scene} }}]}}]}}
```
"""
    return text


def drawn(kind):
    return """Swift:

<!-- code: with
import Dactyl
import DactylStrokes
let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
let library = StrokeLibrary() -->
```swift
let stroke = StrokeGestureRecognizer(library: library)
stroke.addAction { stroke in print(stroke.state) }
view.addGestureRecognizer(stroke)
```

A page:

```js
import { load } from "./dactyl.js";
import { StrokeLibrary } from "./strokes.js";
const dactyl = await load();
const library = new StrokeLibrary(dactyl);
library.add("hook", [{ x: 0, y: 0 }, { x: 0, y: 60 }, { x: 40, y: 60 }]);
dactyl.attach(document.querySelector("#area")).add("stroke", { library }, (stroke) => console.log(stroke.className));
```

C and Python: [C](c.md), [Python](python.md#drawn-gestures). How to draw one instead of coding it: [Designing gestures](designing-gestures.md).
"""
