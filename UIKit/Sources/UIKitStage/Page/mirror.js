// The program's views as elements: each has its content, what lies on it, and its border, in this order.
const SVG = "http://www.w3.org/2000/svg";

export class Mirror {
  constructor(screen) {
    this.screen = screen;
    this.clear();
  }

  // Forgets everything, because it will be told anew.
  clear() {
    this.nodes = new Map();
    this.screen.replaceChildren();
    this.nodes.set(0, { id: 0, on: this.screen });
  }

  // Carries out the operations of a picture.
  apply(operations) {
    const removed = [];
    let animation, turn;
    const change = (node, look) => (animation ? this.animate(node, look, animation) : this.set(node, look));
    for (const [kind, id, ...rest] of operations) {
      if (kind === "~") animation = id;
      else if (kind === "turn") turn = [this.nodes.get(id), this.nodes.get(id)?.element.cloneNode(true), ...rest];
      else if (kind === "+") this.create(id, rest[0]);
      else if (kind === "c") this.arrange(this.nodes.get(id), rest, removed);
      else if (kind === "=") change(this.nodes.get(id), rest[0]);
      else {
        // A number alone: this node lies there now.
        const node = this.nodes.get(kind);
        change(node, { g: [id, rest[0], node.frame[2], node.frame[3]] });
      }
    }
    if (turn?.[1]) this.turn(...turn);
    // What was taken off and put nowhere is gone, with all that lies on it.
    for (const element of removed) if (!this.screen.contains(element)) this.forget(element);
  }

  // Turns the former look away, and then the new one to the front, as seen from two and a half widths away.
  turn({ element, frame }, former, angle, animation) {
    former.ariaHidden = true;
    element.after(former);
    const at = (angle) => `perspective(${Math.max(frame[2] * 2.5, 1)}px) rotateY(${angle}rad) ${element.style.transform}`;
    const timing = this.timing(animation);
    former.animate({ transform: [at(0), at(-angle), at(-angle)] }, timing).finished.finally(() => former.remove());
    element.animate({ transform: [at(angle), at(angle), at(0)] }, timing);
  }

  create(id, name) {
    const element = document.createElement("div");
    const on = document.createElement("div");
    element.dataset.class = name;
    on.className = "on";
    element.append(on);
    const node = { id, element, on, frame: [0, 0, 0, 0], anchor: [0.5, 0.5], matrix: [], origin: [0, 0], markup: "" };
    element.node = node;
    this.nodes.set(id, node);
  }

  // Puts elements into their order, moving as few as possible.
  arrange(node, ids, removed) {
    const wanted = new Set(ids.map((id) => this.nodes.get(id).element));
    for (const element of [...node.on.children]) {
      if (!wanted.has(element)) {
        removed.push(element);
        element.remove();
      }
    }
    let place = node.on.firstChild;
    for (const element of wanted) {
      if (element === place) place = place.nextSibling;
      else node.on.insertBefore(element, place);
    }
  }

  forget(element) {
    if (element.node) this.nodes.delete(element.node.id);
    for (const child of element.node?.on.children ?? []) this.forget(child);
  }

  // Sets what is new of a node's look; an animation of the same is over with that.
  set(node, look) {
    if (node.running) this.stop(node, look);
    for (const key in look) this[`set_${key}`]?.(node, look[key]);
    if ("g" in look || "t" in look || "an" in look) this.place(node);
  }

  place(node) {
    const [x, y, width, height] = node.frame;
    const { style } = node.element;
    style.translate = `${x}px ${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    const { matrix } = node;
    style.transform = !matrix.length ? "" : matrix.length === 4 ? `matrix(${matrix},0,0)` : `matrix3d(${matrix})`;
    style.transformOrigin = node.anchor.every((part) => part === 0.5) ? "" : `${node.anchor[0] * 100}% ${node.anchor[1] * 100}%`;
  }

  set_g(node, frame) { node.frame = frame; }
  set_t(node, matrix) { node.matrix = matrix; }
  set_an(node, anchor) { node.anchor = anchor; }
  set_o(node, origin) {
    node.origin = origin;
    const shift = `${-origin[0]}px ${-origin[1]}px`;
    node.on.style.translate = shift;
    if (node.svg) node.svg.style.translate = shift;
  }
  set_a(node, opacity) { node.element.style.opacity = opacity; }
  set_h(node, isHidden) { node.element.style.display = isHidden ? "none" : ""; }
  set_bg(node, color) { node.element.style.backgroundColor = color; }
  set_cl(node, clips) { node.element.style.overflow = clips ? "clip" : ""; }
  set_r(node, corners) { node.element.style.borderRadius = corners.map((radius) => `${radius}px`).join(" "); }
  set_b(node, [width, color]) {
    if (!node.edge) {
      node.edge = document.createElement("div");
      node.edge.className = "edge";
      node.element.append(node.edge);
    }
    node.edge.style.borderWidth = `${width}px`;
    node.edge.style.borderColor = color;
  }
  set_sh(node, [x, y, radius, color]) {
    const { style } = node.element;
    const isFilled = style.backgroundColor && style.backgroundColor !== "transparent";
    // What has no background has the shadow of its content.
    const shadow = color ? `${x}px ${y}px ${2 * radius}px ${color}` : "";
    style.boxShadow = isFilled ? shadow : "";
    style.filter = shadow && !isFilled ? `drop-shadow(${x}px ${y}px ${radius}px ${color})` : "";
  }
  set_m(node, markup) {
    const image = markup
      ? `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="${SVG}" width="${node.frame[2]}" height="${node.frame[3]}">${markup}</svg>`)}")`
      : "";
    node.element.style.mask = image && `${image} no-repeat`;
  }
  set_x(node, markup) {
    node.markup = markup;
    if (!node.svg) {
      node.svg = document.createElementNS(SVG, "svg");
      node.svg.style.translate = node.on.style.translate;
      node.element.prepend(node.svg);
    }
    node.svg.innerHTML = markup;
  }
  // What has grown: so much stays, and this follows.
  set_y(node, [kept, added]) { this.set_x(node, node.markup.slice(0, kept) + added); }
  set_ac(node, [role, label, value, identifier]) {
    const { element } = node;
    for (const [name, text] of [["role", role], ["aria-label", label], ["aria-valuetext", value], ["data-identifier", identifier]]) {
      if (text) element.setAttribute(name, text);
      else element.removeAttribute(name);
    }
  }

  // Sets a look, and shows how it becomes so from what is seen now.
  animate(node, look, animation) {
    const moves = ["translate", "width", "height", "transform"].map((name) => [node.element, name]);
    if ("a" in look) moves.push([node.element, "opacity"]);
    if ("bg" in look) moves.push([node.element, "backgroundColor"]);
    if ("r" in look) moves.push([node.element, "borderRadius"]);
    if ("o" in look) moves.push([node.on, "translate"]);
    const before = moves.map(([element, name]) => getComputedStyle(element)[name]);
    this.set(node, look);
    const timing = this.timing(animation);
    for (const [index, [element, name]] of moves.entries()) {
      const after = getComputedStyle(element)[name];
      if (before[index] === after) continue;
      const running = element.animate({ [name]: [before[index], after] }, timing);
      (node.running ??= new Map()).get(name)?.cancel();
      node.running.set(name, running);
      running.onfinish = running.oncancel = () => node.running?.get(name) === running && node.running.delete(name);
    }
  }

  timing([duration, delay, easing, repeats, autoreverses]) {
    return {
      duration: duration * 1000, delay: delay * 1000, easing, fill: "backwards",
      iterations: repeats ? Infinity : autoreverses ? 2 : 1, direction: autoreverses ? "alternate" : "normal",
    };
  }

  // Ends animations of what is set now.
  stop(node, look) {
    const names = { g: ["translate", "width", "height"], t: ["transform"], a: ["opacity"], bg: ["backgroundColor"], o: ["translate"] };
    for (const key in look) for (const name of names[key] ?? []) node.running.get(name)?.cancel();
  }
}
