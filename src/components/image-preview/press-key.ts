import { hasOwn } from '@/shared/values';
import type { Viewer } from './create-viewer';

const STEP = 80;
const ZOOM = 1.5;

/** Arrows move what is zoomed, else they turn the page; + - 0 zoom. Answers whether the key means anything. */
export function pressKey(viewer: Viewer, key: string, count: number): boolean {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => viewer.pan({ x: STEP, y: 0 }),
    ArrowRight: () => viewer.pan({ x: -STEP, y: 0 }),
    ArrowUp: () => viewer.pan({ x: 0, y: STEP }),
    ArrowDown: () => viewer.pan({ x: 0, y: -STEP }),
    Home: () => viewer.goTo(0),
    End: () => viewer.goTo(count - 1),
    '+': () => viewer.zoomTo(ZOOM),
    '=': () => viewer.zoomTo(ZOOM),
    '-': () => viewer.zoomTo(1 / ZOOM),
    '0': () => viewer.reset(),
  };
  const act = hasOwn(keys, key) ? keys[key] : undefined;
  act?.();
  return act !== undefined;
}
