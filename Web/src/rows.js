// Contacts as numbers, in rows as Include/dactyl.h describes them: how long one is; phases and kinds.
export const ROW = 16;
export const BEGAN = 0;
export const MOVED = 1;
export const ENDED = 3;
export const CANCELLED = 4;
export const PENCIL = 2;
export const MOUSE = 3;
// The last number of a row: all of it is written; nothing beyond the place; nothing beyond kind, force and size.
export const ALL = 0;
export const PLACE_ALONE = 2;
export const SIZE_ALONE = 3;

// The kind of a page's pointer; a finger is 0.
export const kindOf = ({ pointerType }) => ({ pen: PENCIL, mouse: MOUSE })[pointerType] ?? 0;
