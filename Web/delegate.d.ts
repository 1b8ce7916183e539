/**
 * What recognisers ask while the engine decides, and relations by name; importing it is enough.
 *
 *     import "./delegate.js";
 *
 *     row.add("pan", {
 *       name: "drag",
 *       shouldReceive: (touch) => touch.downLocation.x < 40,
 *       shouldBegin: (pan) => Math.abs(pan.velocity.x) > Math.abs(pan.velocity.y),
 *     });
 *     row.add("tap", { requireToFail: "doubleTap" });
 *     row.add("tap", { name: "doubleTap", numberOfTapsRequired: 2 });
 *
 * A question is answered while a frame is being decided: the recogniser shows what it measures at that moment; frames
 * cannot be sent and nothing can be removed until it is. What an answer throws is reported, and counts as yes.
 *
 * A name stands for the recognisers of that name on the same view, on those it lies on and those that lie on it, also
 * for those that come later.
 */
import "./touches.js";
