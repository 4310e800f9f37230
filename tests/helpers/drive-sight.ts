import { onTestFinished, vi } from 'vitest';

/** IntersectionObserver that sees what the test says: `tell(false, true)` is two frames that come in one call. */
export function driveSight() {
  const notes = new Set<IntersectionObserverCallback>();
  class Driven {
    private readonly note: IntersectionObserverCallback;

    constructor(note: IntersectionObserverCallback) {
      this.note = note;
    }

    observe() {
      notes.add(this.note);
    }

    unobserve() {
      notes.delete(this.note);
    }

    disconnect() {
      notes.delete(this.note);
    }
  }
  vi.stubGlobal('IntersectionObserver', Driven);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    tell: (...frames: readonly boolean[]) => {
      const entries = frames.map((isIntersecting) => ({ isIntersecting }));
      for (const note of [...notes]) note(entries as never, null as never);
    },
  };
}
