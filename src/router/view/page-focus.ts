import { PAGE_CONTENT } from '@/shared/page-content';

/**
 * Moves the focus at each page change, because keyboard and screen-reader users follow the focus. A new page gives it
 * to its heading. A page that is shown again gives it to the element that had it before.
 */
export function createPageFocus() {
  const remembered = new Map<string, Element>();
  return {
    /** For the page that has the focus. */
    remember: (frames: ReadonlyMap<string, HTMLElement>) => {
      for (const [key, frame] of frames) {
        const focused = frame.ownerDocument.activeElement;
        if (focused && frame.contains(focused)) remembered.set(key, focused);
      }
    },
    /**
     * Returns a function that gives the page the focus. If a dialog has taken the focus by then, the dialog keeps it.
     * `before`: the page that has the focus, or had it.
     */
    prepare: (
      key: string,
      frame: HTMLElement | undefined,
      before: HTMLElement | undefined,
    ): (() => void) => {
      if (!frame) return () => {};
      const { ownerDocument: document } = frame;
      const { activeElement: focused } = document;
      return () => {
        const { activeElement } = document;
        const isFree = [focused, document.body].includes(activeElement);
        // A dialog that has closed meanwhile gave the focus back to the page that was on top.
        if (!isFree && !before?.contains(activeElement)) return;
        // The remembered element may be disabled now, and disabled elements do not take the focus.
        const candidates = [
          remembered.get(key),
          ...['h1', PAGE_CONTENT].map((tag) => frame.querySelector(tag)),
        ];
        for (const candidate of candidates) {
          if (frame.contains(document.activeElement)) return;
          if (candidate instanceof HTMLElement && frame.contains(candidate)) {
            focusWithoutScroll(candidate);
          }
        }
      };
    },
    forget: (keep: ReadonlySet<string>) => {
      for (const key of remembered.keys()) {
        if (!keep.has(key)) remembered.delete(key);
      }
    },
  };
}

/** A heading that the page renders may lack a `tabindex`. Scrolling would disturb the transition. */
function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
