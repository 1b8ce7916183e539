// Where elements and views are.

// A window without an element has the page's origin.
export const placeOf = (element) => element?.getBoundingClientRect() ?? { x: 0, y: 0 };

// What an element lies in, out of shadow roots and slots as well.
export const above = (element) => element.assignedSlot ?? element.parentElement ?? element.parentNode?.host ?? null;

// What an event is of, inside of shadow roots as well.
export const targetOf = (event) => event.composedPath?.()[0] ?? event.target ?? event.currentTarget;

// Who gets a touch of a view: what hides or disables itself leaves it, with all on it, to what it lies on. Null for nobody.
export function hitOf(view) {
  let hit = view;
  for (let on = view; on; on = on.parent) if (isShut(on)) hit = on.parent;
  return hit?.element ? hit : null;
}

const isShut = ({ options: { isHidden, isUserInteractionEnabled = true, alpha = 1 } }) => isHidden || !isUserInteractionEnabled || alpha < 0.01;
