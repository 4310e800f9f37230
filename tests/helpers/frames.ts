import { vi } from 'vitest';

export type Frames = {
  /** Draws the next frame. */
  run(): void;
  readonly pending: number;
};

/** Replaces requestAnimationFrame and cancelAnimationFrame, which Node does not have. */
export function createFrames(): Frames {
  const callbacks = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    last += 1;
    callbacks.set(last, callback);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => callbacks.delete(handle));
  return {
    run: () => {
      for (const [handle, callback] of [...callbacks]) {
        // An earlier callback may have cancelled it.
        if (callbacks.delete(handle)) callback();
      }
    },
    get pending() {
      return callbacks.size;
    },
  };
}
