import { type RefObject, useEffect, useEffectEvent } from 'react';

type HardwareKeys = {
  /** Nobody else must have the focus: a field gets its keys itself. */
  everywhere: boolean;
  accepts: (key: string) => boolean;
  onInput: (key: string) => void;
  onDelete: () => void;
  onEnter: () => void;
};

/** Digits, Backspace and Enter of a real keyboard, while the focus is on the keys, or on nothing. */
export function useHardwareKeys(
  board: RefObject<HTMLElement | null>,
  isShown: boolean,
  { everywhere, ...calls }: HardwareKeys,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isInside = target instanceof Node && board.current?.contains(target);
    // It leaves, or a dialog has come over it.
    if (board.current?.closest('[inert]')) return;
    if (!isInside && !(everywhere && target === document.body)) return;
    if (key === 'Backspace') calls.onDelete();
    // A key that has the focus is pressed by it.
    else if (key === 'Enter' && !isInside) calls.onEnter();
    else if (calls.accepts(key)) calls.onInput(key);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    if (!isShown) return;
    // Not while it is captured: the owner's own handlers run before, and may prevent it.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isShown]);
}
