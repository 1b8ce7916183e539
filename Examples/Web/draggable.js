// A card that stays in its room and slides where it is thrown; a knob that rests at every 75 pixels.
import { draggable } from "dactyl-gestures/parts";

window.card = await draggable(document.querySelector("#card"), { bounds: document.querySelector("#room") });
window.knob = await draggable(document.querySelector("#knob"), { axis: "x", bounds: { x: { min: 0, max: 300 } }, snap: { x: 75 } });
document.documentElement.dataset.ready = "true";
