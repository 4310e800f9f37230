import { onTestFinished, vi } from 'vitest';

/** An IntersectionObserver that the test controls: `tell(false, true)` reports two frames in one call. */
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
