import { useEffect, useState } from 'react';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { useValue } from '@/components/kit/use-value';

/**
 * Why an overlay opens or closes. The header of Popup names the files that close a panel.
 * - `trigger`: users pressed its own button or field
 * - `choice`: users gave an answer: an option, an action, Done
 * - `cancel`: users pressed Cancel or Skip
 * - `close-button`: users pressed the close button
 * - `outside`: users tapped beside it, or moved the focus out of it with Tab
 * - `escape`, `back`: users pressed Esc, or went back
 * - `swipe`: users pushed it away
 * - `page`: users left its page
 * - `timeout`: its duration has passed
 * - `replaced`: another one has taken its place
 * - `code`: code called `open()` or `close()`
 * - `failed`: its code could not load
 */
export type OpenChangeReason =
  | ('trigger' | 'choice' | 'cancel' | 'close-button' | 'outside' | 'escape' | 'back' | 'swipe')
  | ('page' | 'timeout' | 'replaced' | 'code' | 'failed');

export type OpenProps = {
  /** Makes it controlled: it stays until its owner changes this. */
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Called for each opening and closing, with the reason. */
  onOpenChange?: ((open: boolean, reason: OpenChangeReason) => void) | undefined;
};

/** Reads and writes whether an overlay is open, controlled or not. */
export function useOpen({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenProps): [isOpen: boolean, change: (open: boolean, reason: OpenChangeReason) => void] {
  const call = useSafeCall();
  const [isOpen, setOpen] = useValue({ value: open, initial: defaultOpen });
  const change = (next: boolean, reason: OpenChangeReason) => {
    if (next === isOpen) return;
    setOpen(next);
    call(onOpenChange, next, reason);
  };
  return [isOpen, change];
}

/** Counts the openings. As a key it makes the content new at each one, even if the previous one is still closing. */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, openings: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, openings: seen.openings + Number(isOpen) });
  return seen.openings;
}

/** An overlay without content stays closed. Development says what is missing. */
export function useContentWarning(isEmpty: boolean, warning: string): void {
  useEffect(() => {
    if (import.meta.env.DEV && isEmpty) window.console.error(warning);
  }, [isEmpty, warning]);
}
