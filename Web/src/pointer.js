// The values of a pointer event besides its place, by one rule for a page, a touch pad and the stage.

const KINDS = { mouse: "indirectPointer", pen: "pencil" };
const tangent = (degrees = 0) => Math.tan((degrees * Math.PI) / 180);

// How hard a pointer can press, where an ordinary press is 1; 0 if the device feels no pressure. The specification gives 0.5 for that.
export const forceRange = (pressure, isPen) => (isPen || (pressure && pressure !== 0.5 && pressure !== 1) ? 2 : 0);

// Half of a contact's larger extent; a device that measures none says 1.
export function radiusOf({ width, height }) {
  const size = Math.max(width, height);
  return size > 1 ? size / 2 : 0;
}

// How a pen leans and turns, in radians. Some browsers give two angles from upright.
export const altitudeOf = ({ altitudeAngle, tiltX, tiltY }) => altitudeAngle ?? Math.atan(1 / Math.hypot(tangent(tiltX), tangent(tiltY)));
export const azimuthOf = ({ azimuthAngle, tiltX, tiltY }) =>
  azimuthAngle ?? (Math.atan2(tangent(tiltY), tangent(tiltX)) + 2 * Math.PI) % (2 * Math.PI);
export const rollOf = ({ twist }) => (twist * Math.PI) / 180;

// The contact of a recording, `scale` pixels of the page being one of its points.
export function contactOf(event, id, phase, [x, y], scale = 1) {
  const isPen = event.pointerType === "pen";
  const range = forceRange(event.pressure, isPen);
  const contact = { id, phase, x, y, kind: KINDS[event.pointerType] ?? "direct", force: range * event.pressure, maximumForce: range };
  contact.majorRadius = radiusOf(event) / scale;
  if (isPen) Object.assign(contact, { altitude: altitudeOf(event), azimuth: azimuthOf(event), roll: rollOf(event) || 0 });
  return contact;
}
