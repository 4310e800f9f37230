import { bridgeName } from './bridge-names';
import type { Reply } from './types';

export type Replies = {
  readonly add: (name: string, replies: readonly Reply[]) => void;
  /** The next one that was said for this call, else `ok`. */
  readonly take: (name: string) => Reply;
  readonly dropThrow: (name: string) => void;
  /** Names that throw at once: only the page itself can do that, so it must know beforehand. */
  readonly throwing: () => readonly string[];
};

const words: readonly unknown[] = ['ok', 'cancel', 'fail', 'never', 'twice', 'throw'];

/** What is misspelt would be used by no call, and the test would prove nothing: it is refused by a TypeError. */
export function createReplies(
  hasCall: (name: string) => boolean,
  first: Readonly<Record<string, readonly Reply[]>> = {},
): Replies {
  const queues = new Map<string, Reply[]>();
  const add = (name: string, replies: readonly Reply[]) => {
    if (!hasCall(bridgeName(name))) throw new TypeError(`reply: the app has no call '${name}'`);
    const odd = replies.find((reply) => typeof reply === 'string' && !words.includes(reply));
    if (odd !== undefined)
      throw new TypeError(`reply: '${String(odd)}' is none of ${words.join(', ')}`);
    queues.set(bridgeName(name), [...(queues.get(bridgeName(name)) ?? []), ...replies]);
  };
  for (const [name, replies] of Object.entries(first)) add(name, replies);
  return {
    add,
    take: (name) => queues.get(name)?.shift() ?? 'ok',
    dropThrow: (name) => {
      if (queues.get(name)?.[0] === 'throw') queues.get(name)?.shift();
    },
    throwing: () => [...queues].filter(([, queue]) => queue[0] === 'throw').map(([name]) => name),
  };
}
