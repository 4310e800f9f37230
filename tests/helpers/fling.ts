import { act } from '@testing-library/react';
import { centreOf } from './touch';

/** Flings the element by so many pixels in 40 ms. The time is in the events, so a slow machine changes nothing. */
export function fling(element: Element, y: number): void {
  const { x, y: top } = centreOf(element);
  let time = performance.now();
  const send = (type: string, by: number) => {
    const event = new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerId: 7, pointerType: 'touch', isPrimary: true },
      clientX: x,
      clientY: top + by,
    });
    time += 10;
    Object.defineProperty(event, 'timeStamp', { value: time });
    act(() => void element.dispatchEvent(event));
  };
  send('pointerdown', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) send('pointermove', y * part);
  send('pointerup', y);
}
