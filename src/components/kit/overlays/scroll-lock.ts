import { scrollsInside } from '@/components/kit/scrolling';

/** A native slider follows the finger only if the touch events are not prevented. */
const OWN = 'input[type="range"]';

/**
 * Locks the scroll position behind the layer. Prevents each wheel or touch move that no scroller in the layer can use.
 * This also works on iOS, where `overflow: hidden` on the body does not, and the page does not jump.
 */
export function holdScroll(layer: HTMLElement): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: false };
  let last = { x: 0, y: 0 };

  const refuse = (event: Event, dx: number, dy: number) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!event.cancelable || event.defaultPrevented || target?.closest(OWN)) return;
    const axis = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
    const direction = axis === 'x' ? dx : dy;
    if (direction !== 0 && !scrollsInside(target, layer, axis, direction)) event.preventDefault();
  };

  layer.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) refuse(event, event.deltaX, event.deltaY);
    },
    options,
  );
  layer.addEventListener(
    'touchstart',
    ({ touches: [touch] }) => {
      if (touch) last = { x: touch.clientX, y: touch.clientY };
    },
    { signal: stop.signal, passive: true },
  );
  layer.addEventListener(
    'touchmove',
    (event) => {
      const [touch, second] = event.touches;
      // Two fingers zoom the page.
      if (!touch || second) return;
      const { clientX: x, clientY: y } = touch;
      const [dx, dy] = [last.x - x, last.y - y];
      last = { x, y };
      refuse(event, dx, dy);
    },
    options,
  );
  return () => stop.abort();
}
