import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LONGEST_TIMER } from '@/shared/clock';
import { usePresence } from './overlays';

type Message = {
  /** The message is wanted, perhaps after another one. */
  readonly wanted: boolean;
  /** The message may show now. */
  readonly isMine: boolean;
  /** An alert interrupts screen readers. */
  readonly role: 'status' | 'alert';
  /** The class of the live region. */
  readonly className: string | undefined;
  /** Milliseconds. 0 keeps it open. */
  readonly duration: number;
  readonly onEnd: () => void;
  readonly onExited: (() => void) | undefined;
};

/**
 * A message that passes, such as a toast. Its live region is in the document a frame before its text, so screen readers
 * read it. It takes no focus.
 */
export function useMessage(
  box: RefObject<HTMLElement | null>,
  { wanted, isMine, role, className = '', duration, onEnd, onExited }: Message,
) {
  const [isReady, setReady] = useState(false);
  const isOpen = isReady && isMine;
  const state = usePresence(isOpen, box, onExited);
  const isNeeded = wanted || state !== 'closed';
  const region = useLiveRegion(isNeeded ? role : null, className);
  // An open message that gets the other role stays open while it waits for its other region.
  if (isNeeded ? !isReady && region : isReady) setReady(isNeeded);

  useAutoClose(box, { isOpen, duration, onEnd });
  useFocusBack(box, isOpen);
  return { region, state };
}

type AutoClose = {
  readonly isOpen: boolean;
  /** Milliseconds. 0 keeps it open. */
  readonly duration: number;
  readonly onEnd: () => void;
};

/**
 * Calls `onEnd` after the duration. The timer pauses while a mouse or a finger is on the element, while the focus is
 * in it, and while the document is hidden.
 */
export function useAutoClose(
  element: RefObject<HTMLElement | null>,
  { isOpen, duration, onEnd }: AutoClose,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const box = element.current;
    if (!isOpen || !(duration > 0 && duration <= LONGEST_TIMER) || !box) return;
    const stop = new AbortController();
    const reasons = new Set<string>();
    let left = duration;
    let since = 0;
    let timer = 0;

    const run = () => {
      since = performance.now();
      timer = window.setTimeout(end, left);
    };
    const hold = (reason: string, isHeld: boolean) => {
      const ran = reasons.size === 0;
      if (isHeld) reasons.add(reason);
      else reasons.delete(reason);
      if (ran && reasons.size > 0) {
        clearTimeout(timer);
        left -= performance.now() - since;
      } else if (!ran && reasons.size === 0) run();
    };
    const listen = (target: EventTarget, type: string, reason: string, isHeld: () => boolean) =>
      target.addEventListener(type, () => hold(reason, isHeld()), { signal: stop.signal });

    // Pointer events, because after a tap browsers send mouseenter without mouseleave.
    listen(box, 'pointerenter', 'pointer', () => true);
    listen(box, 'pointerleave', 'pointer', () => false);
    listen(box, 'focusin', 'focus', () => true);
    listen(box, 'focusout', 'focus', () => false);
    listen(document, 'visibilitychange', 'hidden', () => document.hidden);
    run();
    if (document.hidden) hold('hidden', true);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [element, isOpen, duration]);
}

/**
 * A message takes no focus, but users may put it on a button of the message. When the message leaves, the focus goes back
 * to the element that had it before.
 */
function useFocusBack(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    // Not in a clean-up: after it, React puts the focus back on the button.
    if (!isOpen) return giveBack(box, before.current);
    const remember = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && !box.contains(from)) before.current = from;
    };
    box.addEventListener('focusin', remember);
    return () => box.removeEventListener('focusin', remember);
  }, [element, isOpen]);
  // An owner may remove an open message.
  useLayoutEffect(() => () => giveBack(element.current, before.current), [element]);
}

function giveBack(box: HTMLElement | null, to: HTMLElement | null) {
  if (box?.contains(document.activeElement)) to?.focus({ preventScroll: true });
}

/**
 * Adds a live region to the body. It stays empty for a frame, because screen readers do not read initial content. An
 * alert interrupts them. Null needs no region.
 */
function useLiveRegion(role: 'status' | 'alert' | null, className: string): HTMLElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!role) return;
    // A plain DOM element, because React adds a listener for every event type to the container of a portal.
    const made = document.createElement('div');
    made.className = className;
    made.setAttribute('role', role);
    made.setAttribute('aria-atomic', 'true');
    // Open dialogs do not make this element inert.
    made.dataset.porticoLive = '';
    document.body.append(made);
    const frame = requestAnimationFrame(() => setRegion(made));
    return () => {
      cancelAnimationFrame(frame);
      setRegion(null);
      made.remove();
    };
  }, [role, className]);
  return region;
}
