import { describe, expect, it } from 'vitest';
import { lazyMoves } from '@/router/lazy-moves';
import type { Moves } from '@/router/moves';
import { createDeferred } from '../helpers/deferred';
import { flush } from '../helpers/flush';

function open() {
  const loads: ReturnType<typeof createDeferred<Moves>>[] = [];
  const log: string[] = [];
  const moves = { recheck: () => log.push('recheck') } as unknown as Moves;
  const moving = lazyMoves(
    () => {
      const load = createDeferred<Moves>();
      loads.push(load);
      return load.promise;
    },
    (came) => came.recheck(),
  );
  return { loads, log, moves, moving };
}

describe('moves that are fetched after the first screen', () => {
  it('are fetched once, and their owner has them before whoever has waited', async () => {
    const { loads, log, moves, moving } = open();
    const first = moving.run(() => log.push('a'));
    const second = moving.run(() => log.push('b'));
    moving.later(() => log.push('c'));
    await flush();
    expect(loads).toHaveLength(1);
    expect(log).toEqual([]);
    expect(moving.current()).toBeUndefined();
    loads[0]!.resolve(moves);
    await Promise.all([first, second]);
    expect(log).toEqual(['recheck', 'a', 'b', 'c']);
    expect(moving.current()).toBe(moves);
  });

  it('work at once when they are there', async () => {
    const { loads, log, moves, moving } = open();
    moving.later(() => {});
    loads[0]!.resolve(moves);
    await flush();
    void moving.run(() => log.push('a'));
    expect(log).toEqual(['recheck', 'a']);
  });

  it('fail the call that they do not come for, and are tried again by the next one', async () => {
    const { loads, log, moves, moving } = open();
    const call = moving.run(() => log.push('a'));
    moving.later(() => log.push('nobody waits'));
    loads[0]!.reject(new Error('offline'));
    await expect(call).rejects.toThrow('offline');
    const again = moving.run(() => log.push('b'));
    expect(loads).toHaveLength(2);
    loads[1]!.resolve(moves);
    await again;
    expect(log).toEqual(['recheck', 'b']);
  });

  it('give back what the work gives, and what it throws', async () => {
    const { loads, moves, moving } = open();
    moving.later(() => {});
    loads[0]!.resolve(moves);
    await flush();
    await expect(moving.run(async () => 7)).resolves.toBe(7);
    await expect(
      moving.run(() => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
  });
});
