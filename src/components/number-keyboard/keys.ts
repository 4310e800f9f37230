import { type RefObject, useEffect, useEffectEvent } from 'react';

export type NumberKeyboardType = 'number' | 'digit' | 'idcard';

/** The keys in reading order: nine digits, then what stands at the left of the last one, and the last one. */
export type Keys = {
  readonly digits: readonly string[];
  readonly extra: string | null;
  readonly last: string;
};

const EXTRA = { number: null, digit: '.', idcard: 'X' } as const;

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export function keysOf(type: NumberKeyboardType, order: readonly string[] = DIGITS): Keys {
  return { digits: order.slice(0, 9), extra: EXTRA[type], last: order[9] ?? '0' };
}

/** Another order of the ten digits, each as likely as any other. `random` gives numbers from 0 up to 1. */
export function shuffleDigits(random: () => number): readonly string[] {
  const order = [...DIGITS];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    const moved = order[place] ?? '';
    order[place] = order[other] ?? '';
    order[other] = moved;
  }
  return order;
}

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
