// Where elements and views are.

// A window without an element has the page's origin.
export const placeOf = (element) => element?.getBoundingClientRect() ?? { x: 0, y: 0 };

// The parent of an element, also across shadow roots and slots.
export const above = (element) => element.assignedSlot ?? element.parentElement ?? element.parentNode?.host ?? null;

// The target of an event, also inside shadow roots.
export const targetOf = (event) => event.composedPath?.()[0] ?? event.target ?? event.currentTarget;

// The nearest visible, enabled ancestor, which gets the touch of a view; null if there is none.
export function hitOf(view) {
  let hit = view;
  for (let on = view; on; on = on.parent) if (isShut(on)) hit = on.parent;
  return hit?.element ? hit : null;
}

const isShut = ({ options: { isHidden, isUserInteractionEnabled = true, alpha = 1 } }) => isHidden || !isUserInteractionEnabled || alpha < 0.01;
