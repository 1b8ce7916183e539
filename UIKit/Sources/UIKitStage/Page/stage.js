// Watches a program: shows what it tells, and tells it what fingers and keys do.
import { Fingers } from "./fingers.js";
import { Mirror } from "./mirror.js";
import { Sounds } from "./sounds.js";
import { SecondFinger } from "./studio.js";
import { Surround } from "./surround.js";
import { Typing } from "./typing.js";

const get = (id) => document.getElementById(id);
const screen = get("screen");
const mirror = new Mirror(screen);
const sounds = new Sounds();
// Phones and kiosks show the program alone.
const isBare = new URLSearchParams(location.search).has("kiosk") || (parent === window && Math.min(innerWidth, innerHeight) < 500);
document.body.classList.toggle("bare", isBare);
screen.tabIndex = 0;

let socket;
let size = [390, 844];
let scale = 1;
let inControl = false;
let isTurned = false;
// What tests read.
const seen = (globalThis.stage = { pictures: 0, bytes: 0, messages: 0, roundTrips: [], sent: new Map(), mirror, sounds });

const send = (text) => socket?.readyState === 1 && socket.send(text);
const place = (event) => {
  const box = screen.getBoundingClientRect();
  return [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
};
// It listens before the fingers do, so that they get nothing while somebody picks a view.
const surround = new Surround(screen, place, send);
const fingers = new Fingers(screen, place, (text, number) => {
  if (!inControl) return;
  seen.sent.set(number, performance.now());
  if (seen.sent.size > 100) seen.sent.delete(seen.sent.keys().next().value);
  send(text);
}, () => (inControl ? typing.focus() : screen.focus({ preventScroll: true })));

const typing = new Typing(get("typing"), screen, (name) => {
  if (inControl) send(JSON.stringify({ k: { name, isDown: true, modifiers: 0 } }));
});
// The keyboard that the program wants, which only the page in control opens.
let keyboard = null;
screen.addEventListener("pointerup", ({ pointerType, clientX, clientY }) => {
  if (pointerType !== "touch" || !inControl) return;
  const isText = [...screen.querySelectorAll("[role=textbox]")].some((element) => {
    const box = element.getBoundingClientRect();
    return clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
  });
  if (isText) typing.open();
});

function moveRing(ring, x, y) {
  const box = get("device").parentElement.getBoundingClientRect();
  ring.style.translate = `${x - box.left}px ${y - box.top}px`;
}

// A mouse's second finger, with Alt: both are shown before they touch.
const second = new SecondFinger(screen, () => {
  const at = screen.getBoundingClientRect();
  get("ghosts").replaceChildren(...second.ghosts.map(({ x, y }) => {
    const ring = document.createElement("i");
    moveRing(ring, x + at.left, y + at.top);
    return ring;
  }));
});

// Rings of touches: both of a mouse's two fingers show while they touch, and each tap for a moment after it.
const rings = new Map();
function showTouch({ type, pointerId, button, clientX: x, clientY: y }) {
  if (isBare || !inControl) return;
  if (type === "pointerdown" && button === 0) {
    const ring = get("touches").appendChild(document.createElement("i"));
    ring.hidden = !second.isDown;
    rings.set(pointerId, { ring, x, y, isTap: true });
  }
  const touch = rings.get(pointerId);
  if (!touch) return;
  moveRing(touch.ring, x, y);
  touch.isTap &&= Math.hypot(x - touch.x, y - touch.y) < 10;
  if (type === "pointerdown" || type === "pointermove") return;
  rings.delete(pointerId);
  if (!touch.isTap || type === "pointercancel") return touch.ring.remove();
  touch.ring.hidden = false;
  touch.ring.animate({ opacity: [1, 0] }, { duration: 700, easing: "ease-in" }).onfinish = () => touch.ring.remove();
}
for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) screen.addEventListener(type, showTouch);

function fit() {
  const room = get("device").parentElement.getBoundingClientRect();
  const frame = isBare ? 0 : 40;
  scale = Math.min(1, (room.width - frame) / size[0], (room.height - frame) / size[1]);
  if (isBare) scale = Math.min(room.width / size[0], room.height / size[1]);
  screen.style.width = `${size[0]}px`;
  screen.style.height = `${size[1]}px`;
  get("device").style.zoom = scale;
}

// The status bar, and the line at the lower edge of devices without a button.
function showBar({ bar: [top, bottom], isBarHidden, isBarLight }) {
  get("bar").hidden = top === 0 || isBarHidden;
  get("home").hidden = bottom === 0;
  get("bar").style.height = `${top}px`;
  get("bar").classList.toggle("notched", bottom > 0);
  get("device").classList.toggle("light", isBarLight);
  screen.classList.toggle("square", bottom === 0);
  const now = new Date();
  get("bar").firstChild.textContent = `${now.getHours()}:${String(now.getMinutes()).padStart(2, "0")}`;
}

function showScreen(told) {
  size = told.size;
  showBar(told);
  get("dark").checked = told.dark;
  get("rtl").checked = told.rightToLeft;
  get("text").value = told.text;
  showSize();
  fit();
}

// The device of this size, or the size alone.
function showSize() {
  const choice = get("size");
  if (choice.value === "fit") return;
  const name = [size, size.toReversed()].map((one) => one.join("x")).find((one) => choice.querySelector(`[value="${one}"]:not(#other)`));
  isTurned = name !== undefined && name !== size.join("x");
  get("other").hidden = name !== undefined;
  get("other").value = size.join("x");
  get("other").textContent = size.join(" × ");
  choice.value = name ?? get("other").value;
}

function showState(words) { get("state").textContent = words; }

function connect() {
  // The secret is in the fragment, which browsers tell nobody.
  socket = new WebSocket(`ws://${location.host}/watch`);
  let isOpen = false;
  let isLetIn = false;
  socket.onopen = () => {
    isOpen = true;
    socket.send(`hello ${location.hash.slice(1)}`);
  };
  socket.onclose = () => {
    fingers.forget();
    inControl = false;
    keyboard = null;
    typing.set(null);
    sounds.stopAll();
    screen.classList.add("lost");
    showState(isOpen && !isLetIn ? "The link is an old one: open the one that the program has printed." : "Connection lost; trying again …");
    setTimeout(connect, 500);
  };
  socket.onmessage = ({ data }) => {
    isLetIn = true;
    take(JSON.parse(data), data.length);
  };
}

function take(message, bytes) {
  if (Array.isArray(message)) return showPicture(message, bytes);
  if ("all" in message) return showEverything(message, bytes);
  if ("screen" in message) return showScreen(message.screen);
  if ("keyboard" in message) return showKeyboard(message.keyboard);
  if ("sound" in message) return sounds.take(message.sound);
  if ("lines" in message) return surround.post(message);
  if (inControl !== message.control) {
    inControl = message.control;
    if (!inControl) sounds.stopAll();
    typing.set(inControl ? keyboard : null);
  }
  get("take").hidden = inControl;
  showState(inControl ? "" : `Watching; ${message.watchers} are here`);
  if (inControl && isBare) wish({ fill: [innerWidth, innerHeight] });
}

// Opens the keyboard that the program wants, or closes it.
function showKeyboard(wanted) {
  keyboard = wanted;
  if (inControl) typing.set(keyboard);
}

function showEverything({ all, keyboard: wanted, ops }, bytes) {
  mirror.clear();
  showKeyboard(wanted);
  showScreen(all);
  screen.classList.remove("lost");
  surround.ask();
  if (document.hidden) tellHidden();
  show(ops, bytes, true);
}

function show(operations, bytes, isEverything = false) {
  try {
    mirror.apply(operations);
  } catch (error) {
    // Something is unknown here: everything anew, unless that is what went wrong.
    console.warn(error);
    if (!isEverything) send('{"all":true}');
  }
  send("ack");
  seen.bytes += bytes;
  seen.messages += 1;
  seen.pictures += 1;
}

// Which input is answered, then operations.
function showPicture([input, ...operations], bytes) {
  show(operations, bytes);
  const sentAt = seen.sent.get(input);
  // With an input those before it are answered.
  for (const number of seen.sent.keys()) if (number <= input) seen.sent.delete(number);
  if (sentAt !== undefined) {
    seen.roundTrips.push(performance.now() - sentAt);
    if (seen.roundTrips.length > 2000) seen.roundTrips.shift();
  }
}

// What the screen is to be like.
const wish = (wanted) => send(JSON.stringify({ screen: wanted }));

function wishSize() {
  const { value } = get("size");
  const wanted = value === "fit" ? [innerWidth - 40, innerHeight - 90] : value.split("x").map(Number);
  wish({ size: isTurned ? wanted.reverse() : wanted });
}

get("size").onchange = wishSize;
get("rotate").onclick = () => {
  isTurned = !isTurned;
  wishSize();
};
get("dark").onchange = ({ target }) => wish({ dark: target.checked });
get("rtl").onchange = ({ target }) => wish({ rightToLeft: target.checked });
get("text").onchange = ({ target }) => wish({ text: target.value });
// The studio's page, around this one, tells why.
get("why").href = `studio/index.html?stage${location.hash}`;
get("why").hidden = surround.isThere;
// The program goes to the background when all pages are hidden.
const tellHidden = () => send(JSON.stringify({ isHidden: document.hidden }));
document.addEventListener("visibilitychange", tellHidden);
get("take").onclick = () => send('{"take":true}');
addEventListener("resize", () => {
  if (isBare && inControl) wish({ fill: [innerWidth, innerHeight] });
});
// The bar below takes another line, or one less.
new ResizeObserver(fit).observe(get("device").parentElement);
screen.addEventListener("wheel", (event) => {
  if (!inControl || event.ctrlKey) return;
  event.preventDefault();
  const box = screen.getBoundingClientRect();
  // Lines and pages, as some mice tell, in points.
  const step = [1, 16, size[1]][event.deltaMode] / scale;
  const wheel = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale, event.deltaX * step, event.deltaY * step];
  send(JSON.stringify({ w: wheel.map((number) => Math.round(number * 100) / 100) }));
}, { passive: false });
// Keys that a keyboard does not name, or composes to others, come as input of the field.
const isNameless = ({ key, isComposing }) => isComposing || key === "Dead" || key === "Process" || key === "Unidentified";
for (const target of [screen, get("typing")]) {
  for (const type of ["keydown", "keyup"]) {
    target.addEventListener(type, (event) => {
      if (event.key === "Tab" || !inControl || isNameless(event) || (event.repeat && !keyboard)) return;
      event.preventDefault();
      const modifiers = event.shiftKey | (event.ctrlKey << 1) | (event.altKey << 2) | (event.metaKey << 3);
      const key = { name: event.key, isDown: type === "keydown", modifiers };
      if (event.repeat) key.isRepeat = true;
      send(JSON.stringify({ k: key }));
    });
  }
}
fit();
connect();
