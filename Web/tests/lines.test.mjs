import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../dactyl.js";
import { inspect } from "../inspect.js";

const dactyl = await load();
const frame = { x: 0, y: 0, width: 400, height: 300 };

// A window whose lines are kept; without the numbers of settings.
function inspected(...kinds) {
  const window = dactyl.createWindow({ frame, name: "Test" });
  const recognizers = kinds.map((kind) => window.add(kind));
  const lines = [];
  const inspector = inspect(window, (line) => lines.push(JSON.stringify(line)));
  return { window, recognizers, lines, inspector, say: (text) => inspector.send(JSON.parse(text)), take: () => lines.splice(0) };
}

const finger = (time, phase, x, id = 1) => ({ time, contacts: [{ id, phase, x, y: 80 }] });
const settle = () => new Promise((done) => setTimeout(done));

test("a drag is told whole, as Swift tells it but for units in words", () => {
  const { window, take } = inspected("pan");
  const [hello, tree] = take();
  assert.equal(hello, '{"dactyl":"inspect","version":1,"program":"Test","time":0,"size":[400,300],"accepts":["set","touch"]}');
  const { views, recognizers: [{ settings, ...pan }] } = JSON.parse(tree);
  assert.deepEqual(views, [{ id: 1, class: "Window", name: "Test", frame: [0, 0, 400, 300], size: [400, 300] }]);
  assert.deepEqual(pan, { id: 1, view: 1, kind: "pan", class: pan.class });
  assert.deepEqual([settings.minimumDistance, settings.maximumNumberOfTouches, settings.axis], [10, null, "any"]);
  window.send(finger(0, "began", 100));
  window.send(finger(0.016, "moved", 112));
  window.send(finger(0.032, "ended", 112));
  assert.equal(take().join("\n"), `
{"t":0,"c":[[1,"b",100,80]]}
{"type":"touches","time":0,"view":1,"phase":"began","touches":[[1,100,80,1]]}
{"type":"readings","time":0,"rows":[[1,2,0,10]]}
{"t":0.016,"c":[[1,"m",112,80]]}
{"type":"state","time":0.016,"recognizer":1,"from":"possible","to":"began","touches":1,"location":[112,80],"cause":{"code":1,"name":"movedEnough","value":12,"limit":10,"sense":"minimum","unit":"points","words":"moved 12 px, needs 10 px"},"values":{"translation":[2,0]}}
{"type":"touches","time":0.016,"view":1,"phase":"cancelled","touches":[[1,112,80,1]]}
{"t":0.032,"c":[[1,"e",112,80]]}
{"type":"state","time":0.032,"recognizer":1,"from":"began","to":"ended","touches":0,"location":[112,80],"cause":{"code":7,"name":"lifted","words":"lifted"},"values":{"translation":[2,0]}}
{"type":"state","time":0.032,"recognizer":1,"from":"ended","to":"possible","touches":0,"location":[112,80],"cause":{"code":28,"name":"reset","words":"reset"}}`.trim());
});

const readings = (lines) => lines.filter((line) => line.includes('"readings"')).map((line) => JSON.stringify(JSON.parse(line).rows));

test("how near each kind is is told as Swift tells it", async () => {
  const { window, take } = inspected("tap", "longPress", "pinch", "rotation", "swipe", "transform");
  window.send(finger(0, "began", 100));
  window.send({ time: 0.016, contacts: [{ id: 1, phase: "moved", x: 104, y: 83 }] });
  await settle();
  assert.equal(readings(take()).at(-1), "[[1,31,5,45],[1,5,0.016,1.5],[2,6,0.016,0.5],[2,31,5,10],[3,9,1,2],[4,9,1,2],"
    + "[5,2,5,50],[5,15,0.016,0.5],[5,16,0.6435,0.5236],[6,2,4,10]]");
});

test("what fewer fingers did counts no more when one joins", async () => {
  const { window, take } = inspected("pinch", "transform");
  window.send(finger(0, "began", 100));
  window.send(finger(0.016, "moved", 104));
  window.send({ time: 0.032, contacts: [{ id: 1, phase: "moved", x: 105, y: 80 }, { id: 2, phase: "began", x: 205, y: 80 }] });
  window.send(finger(0.048, "moved", 211, 2));
  await settle();
  assert.deepEqual(readings(take()).slice(1), [
    "[[1,9,1,2],[2,2,4,10]]", "[[1,13,0,32],[2,2,0,20],[2,13,0,16],[2,14,0,10]]",
    "[[1,13,6,32],[2,2,3,20],[2,13,6,16],[2,14,0,10]]",
  ]);
});

test("between taps it is told when the last one was, and nothing once all is over", async () => {
  const { window, recognizers: [double], take } = inspected("tap");
  double.set({ numberOfTapsRequired: 2 });
  window.send(finger(1, "began", 100));
  window.send(finger(1.06, "ended", 100));
  window.advance(1.2);
  window.advance(2);
  window.advance(3);
  await settle();
  assert.deepEqual(readings(take()), ["[[1,31,0,45],[1,5,0,1.5]]", "[[1,11,1.06,0.35]]", "[[1,11,1.06,0.35]]"]);
});

test("recognisers are numbered in their order, also where the first names all others", () => {
  const window = dactyl.createWindow({ frame });
  window.add("pan", { simultaneousWith: "*" });
  window.add("tap");
  const lines = [];
  inspect(window, (line) => lines.push(line));
  assert.deepEqual(lines[1].recognizers.map(({ id, kind, simultaneousWith }) => [id, kind, simultaneousWith]), [[1, "pan", [2]], [2, "tap", undefined]]);
});

test("settings from outside take effect and are told; wrong ones change nothing", () => {
  const { recognizers: [pan], inspector, say, take } = inspected("pan");
  take();
  say('{"type":"set","recognizer":1,"settings":{"minimumDistance":40}}');
  assert.equal(pan.settings.minimumDistance, 40);
  assert.deepEqual(take(), ['{"type":"settings","time":0,"recognizer":1,"settings":{"minimumDistance":40}}']);
  for (const wrong of ["[]", '{"type":"reset"}', '{"type":"set","recognizer":9,"settings":{}}', '{"type":"set","recognizer":1,"settings":{"minimumDistance":-1}}']) {
    say(wrong);
    const [note, ...others] = take();
    assert.equal(JSON.parse(note).what, "wrong");
    assert.deepEqual(others, []);
  }
  assert.equal(pan.settings.minimumDistance, 40);
});

test("a viewer touches with fingers of its own, and takes them with it", () => {
  const { window, recognizers: [pan], inspector, say, take } = inspected("pan");
  say('{"t":1,"c":[[1,"b",100,80],[7,"m",3,3]]}');
  say('{"t":1.016,"c":[[1,"m",130,80]],"s":[[1.008,1,"m",110,80]]}');
  assert.equal(pan.state, "began");
  inspector.close();
  assert.equal(pan.state, "possible");
  take();
  // The viewer's clock is the page's, which has gone on as long as it has.
  window.send(finger(window.time + 1, "began", 100));
  assert.deepEqual(take(), []);
});

test("views that come, move and go are told", async () => {
  const { window, take } = inspected();
  take();
  const card = window.addView({ frame: { x: 10, y: 20, width: 100, height: 50 }, transform: [2, 0, 0, 2, 0, 0] });
  window.advance(1);
  await settle();
  const tree = JSON.parse(take().at(-1));
  assert.deepEqual(tree.views[1], { id: 2, parent: 1, class: "View", frame: [-40, -5, 200, 100], size: [100, 50], matrix: [2, 0, 0, 2, -40, -5] });
  card.set({ transform: [1, 0, 0, 1, 0, 0] });
  window.advance(2);
  await settle();
  assert.equal(take().at(-1), '{"type":"moved","time":2,"views":[[2,10,20,100,50]]}');
  card.remove();
  window.advance(3);
  await settle();
  assert.equal(JSON.parse(take().at(-1)).views.length, 1);
});

test("who waits for whom is told while it lasts", async () => {
  const { window, recognizers: [tap, double], take } = inspected("tap", "tap");
  double.set({ numberOfTapsRequired: 2 });
  tap.requireToFail(double);
  window.send(finger(1, "began", 100));
  window.send(finger(1.06, "ended", 100));
  await settle();
  window.advance(2);
  await settle();
  const waiting = take().filter((line) => line.includes('"waiting"'));
  assert.deepEqual(waiting, ['{"type":"waiting","time":1.06,"rows":[[1,[2]]]}', '{"type":"waiting","time":2,"rows":[]}']);
});
