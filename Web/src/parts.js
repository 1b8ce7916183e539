// Ready parts of pages: the most common uses of gestures.
import { Carousel } from "./carousel.js";
import { load } from "./dactyl.js";
import { Drag } from "./drag.js";
import { Gallery } from "./gallery.js";
import { Photo } from "./photo.js";
import { Sheet } from "./sheet.js";
import { Sortable } from "./sortable.js";

export * from "./inertia.js";
export * from "./matrix.js";

// At once with a given engine; else once it is loaded.
const ready = (Part) => (element, { dactyl, ...options } = {}) => (
  dactyl ? new Part(dactyl, element, options) : load().then((dactyl) => new Part(dactyl, element, options))
);

export const carousel = /* @__PURE__ */ ready(Carousel);
export const draggable = /* @__PURE__ */ ready(Drag);
export const gallery = /* @__PURE__ */ ready(Gallery);
export const photo = /* @__PURE__ */ ready(Photo);
export const sheet = /* @__PURE__ */ ready(Sheet);
export const sortable = /* @__PURE__ */ ready(Sortable);
