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
