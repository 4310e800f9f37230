import type { Order, OrderState } from '../api/types.ts';
import type { en } from '../words/en.ts';

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** The word of a state. A collected order is never on its way. */
export function stateWord(state: OrderState, way: Order['way']): keyof typeof en {
  if (way === 'collect' && state === 'onTheWay') return 'ready';
  if (way === 'collect' && state === 'done') return 'collected';
  return state;
}

export const stateTone: Readonly<Record<OrderState, Tone>> = {
  placed: 'neutral',
  accepted: 'accent',
  packing: 'warning',
  onTheWay: 'accent',
  done: 'success',
  cancelled: 'danger',
};
