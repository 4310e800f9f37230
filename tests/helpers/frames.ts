import { vi } from 'vitest';

export type Frames = {
  /** Draws the next frame. */
  run(): void;
  readonly pending: number;
};

/** Takes the place of requestAnimationFrame, which node does not have. */
export function createFrames(): Frames {
  let callbacks: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callbacks.push(callback));
  return {
    run: () => {
      const due = callbacks;
      callbacks = [];
      for (const callback of due) callback();
    },
    get pending() {
      return callbacks.length;
    },
  };
}
