const POINTER = {
  touchstart: 'pointerdown',
  touchmove: 'pointermove',
  touchend: 'pointerup',
  touchcancel: 'pointercancel',
} as const;

export type TouchType = keyof typeof POINTER;

type Spot = readonly [x: number, y: number];

const down = new Map<number, Spot>();

/**
 * Sends a touch synchronously, in the order of browsers: the pointer events first, and then the touch event. The points
 * are those of the fingers on the screen. Prefer `touch` of touch.ts, which sends real touches.
 */
export function sendTouch(type: TouchType, target: Element, ...points: readonly Spot[]) {
  const fingers: readonly (readonly [number, Spot])[] =
    points.length > 0 ? points.map((spot, id) => [id, spot]) : [...down];
  for (const [id, spot] of fingers) {
    const isOld = type === 'touchstart' && points.length > 1 && down.has(id);
    if (!isOld) sendPointer(POINTER[type], target, id, spot);
    down.set(id, spot);
  }
  if (points.length === 0) down.clear();
  const touches = points.map(
    ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
  );
  const event = new TouchEvent(type, { touches, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

function sendPointer(type: string, target: Element, id: number, [clientX, clientY]: Spot) {
  const event = new PointerEvent(type, {
    ...{ bubbles: true, cancelable: true, pointerType: 'touch', view: window },
    ...{ pointerId: id + 2, isPrimary: id === 0, clientX, clientY },
  });
  // Pointer events of a removed element go to the element below the finger. Touch events stay with the removed one.
  (target.isConnected ? target : document.documentElement).dispatchEvent(event);
}
