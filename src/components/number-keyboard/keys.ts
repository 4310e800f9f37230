import { type RefObject, useEffect, useEffectEvent } from 'react';

export type NumberKeyboardType = 'number' | 'digit' | 'idcard';

/** The keys in reading order: nine digits, then the key to the left of the last digit, then the last digit. */
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

/** Shuffles the ten digits; all orders are equally likely. `random` returns numbers from 0 to below 1. */
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
  /** Also handles keys while nothing has the focus. A focused field handles its keys itself. */
  everywhere: boolean;
  accepts: (key: string) => boolean;
  onInput: (key: string) => void;
  onDelete: () => void;
  onEnter: () => void;
};

/** Handles digits, Backspace and Enter of a hardware keyboard, while the focus is on the keys or on nothing. */
export function useHardwareKeys(
  board: RefObject<HTMLElement | null>,
  isShown: boolean,
  { everywhere, ...calls }: HardwareKeys,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isInside = target instanceof Node && board.current?.contains(target);
    // The keyboard is closing, or a dialog covers it.
    if (board.current?.closest('[inert]')) return;
    if (!isInside && !(everywhere && target === document.body)) return;
    if (key === 'Backspace') calls.onDelete();
    // Enter on a focused key presses that key.
    else if (key === 'Enter' && !isInside) calls.onEnter();
    else if (calls.accepts(key)) calls.onInput(key);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    if (!isShown) return;
    // In the bubble phase: the owner's handlers run first and may prevent the event.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isShown]);
}
