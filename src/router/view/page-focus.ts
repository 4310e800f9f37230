/**
 * Keyboard and screen-reader users follow a page change by focus: a new page gives it to its heading, a page
 * that is shown again to the element that had it.
 */
export type PageFocus = {
  leave(key: string, frame: HTMLElement | undefined): void;
  enter(key: string, frame: HTMLElement | undefined): void;
  forget(keep: ReadonlySet<string>): void;
};

export function createPageFocus(): PageFocus {
  const remembered = new Map<string, Element>();
  return {
    leave: (key, frame) => {
      const focused = frame?.ownerDocument.activeElement;
      if (focused && frame.contains(focused)) remembered.set(key, focused);
    },
    enter: (key, frame) => {
      if (!frame) return;
      // What had it may be disabled by now, and what is disabled does not take it.
      const targets = [
        remembered.get(key),
        ...['h1', 'main'].map((tag) => frame.querySelector(tag)),
      ];
      for (const target of targets) {
        if (frame.contains(frame.ownerDocument.activeElement)) return;
        if (target instanceof HTMLElement && frame.contains(target)) focusQuietly(target);
      }
    },
    forget: (keep) => {
      for (const key of remembered.keys()) if (!keep.has(key)) remembered.delete(key);
    },
  };
}

/** A heading of the page's own may not be focusable yet; scrolling would fight the transition. */
function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
