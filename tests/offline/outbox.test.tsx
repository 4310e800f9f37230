import { cleanup, render, screen } from '@testing-library/react';
import { createOutbox, useOutbox } from 'portico/offline';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '../helpers/login-token';
import { openApp, page } from '../helpers/open-app';
import {
  type Booking,
  Home,
  lost,
  newNamespace,
  openOutbox as open,
  refusal,
} from '../helpers/open-outbox';
import { until } from '../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an outbox', () => {
  it('sends an action once it is stored, and forgets it when the server has answered', async () => {
    const sent = vi.fn();
    const { outbox, asked, states } = await open([], { onSent: sent as never });
    const { id } = await outbox.add('book', { table: 4 });
    await until(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(asked).toMatchObject([{ payload: { table: 4 } }]);
    expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([{ id, kind: 'book' }, 'done']);
    await until(() => expect(states()).toEqual([]));
  });

  it('sends again with the same key after the connection was lost, and waits longer each time', async () => {
    const { outbox, asked, states } = await open([
      () => Promise.reject(lost()),
      () => Promise.reject(lost()),
    ]);
    await outbox.add('book', { table: 4 });
    await until(() => expect(asked).toHaveLength(1));
    await until(() => expect(states()).toEqual(['4 waiting']));
    await until(() => expect(asked).toHaveLength(3));
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    await until(() => expect(states()).toEqual([]));
  });

  it('keeps the order of a group', async () => {
    const { outbox, asked } = await open([() => Promise.reject(lost())]);
    await outbox.add('book', { table: 1 });
    await outbox.add('book', { table: 2 });
    await until(() => expect(asked).toHaveLength(3));
    expect(asked.map(({ payload }) => payload.table)).toEqual([1, 1, 2]);
  });

  it('sends other groups while one waits', async () => {
    const groupOf = ({ payload }: { payload: Booking }) => `table ${payload.table}`;
    const { outbox, asked, states } = await open([() => Promise.reject(refusal(503))], {
      groupOf: groupOf as never,
    });
    await outbox.add('book', { table: 1 });
    await outbox.add('book', { table: 2 });
    await until(() =>
      expect(asked.map(({ payload }) => payload.table).slice(0, 2)).toEqual([1, 2]),
    );
    await until(() => expect(states()).toEqual([]));
  });

  it('keeps what the server refuses, and holds up the rest of the group, until the user decides', async () => {
    const { outbox, asked, states } = await open([
      () => Promise.reject(refusal(422)),
      () => Promise.reject(refusal(422)),
    ]);
    const { id } = await outbox.add('book', { table: 1 });
    await outbox.add('book', { table: 2 });
    await until(() => expect(states()).toEqual(['1 refused', '2 waiting']));
    expect(outbox.entries()[0]).toMatchObject({
      refused: { status: 422, code: 'http-status' },
      failures: 1,
    });
    await outbox.retry(id);
    await until(() => expect(asked).toHaveLength(2));
    await until(() => expect(states()).toEqual(['1 refused', '2 waiting']));
    // The server may remember its answer to the first key.
    expect(asked[1]?.key).not.toBe(asked[0]?.key);
    await outbox.edit(id, { table: 9 });
    await until(() => expect(states()).toEqual([]));
    expect(asked.map(({ payload }) => payload.table)).toEqual([1, 1, 9, 2]);
  });

  it('discards an action, also while it is being sent', async () => {
    const signals: AbortSignal[] = [];
    const { outbox, states } = await open([
      (_payload, { signal }) => {
        signals.push(signal);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(lost())));
      },
    ]);
    const { id } = await outbox.add('book', { table: 1 });
    await until(() => expect(states()).toEqual(['1 sending']));
    await outbox.discard(id);
    expect(signals[0]?.aborted).toBe(true);
    await until(() => expect(states()).toEqual([]));
  });

  it.each([
    ['a new payload', { payload: { table: 7 } }, [1, 7], []],
    ['null, which discards the action', null, [1], []],
    ['nothing, which refuses it', undefined, [1], ['1 refused']],
  ])('asks the product about a conflict: %s', async (_what, answer, tables, left) => {
    const onConflict = vi.fn(() => answer);
    const { outbox, asked, states } = await open([() => Promise.reject(refusal(409))], {
      onConflict: onConflict as never,
    });
    await outbox.add('book', { table: 1 });
    await until(() => expect(asked.map(({ payload }) => payload.table)).toEqual(tables));
    await until(() => expect(states()).toEqual(left));
    expect(onConflict).toHaveBeenCalledTimes(1);
  });

  it('waits before it sends again what a server finds in conflict each time', async () => {
    const { outbox, asked } = await open(
      Array.from({ length: 50 }, () => () => Promise.reject(refusal(409))),
      { onConflict: (() => ({ payload: { table: 1 } })) as never },
    );
    await outbox.add('book', { table: 1 });
    await until(() => expect(outbox.entries()).toMatchObject([{ state: 'waiting', failures: 2 }]));
    expect(asked).toHaveLength(2);
  });

  it('reports a mistake of the product, and keeps its action', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mistake = new TypeError("Cannot read properties of undefined (reading 'id')");
    const { outbox, states } = await open([() => Promise.reject(mistake)]);
    await outbox.add('book', { table: 1 });
    await until(() => expect(states()).toEqual(['1 refused']));
    expect(error).toHaveBeenCalledWith(mistake);
  });

  it('refuses a kind that it does not know', async () => {
    const { outbox } = await open();
    await expect(outbox.add('cook' as never, { table: 1 } as never)).rejects.toMatchObject({
      code: 'invalid',
      message: 'parameter.kind should be one of book',
    });
  });

  it('says so if the app does not have it', async () => {
    const outbox = createOutbox({ kinds: { book: async () => 'done' } });
    await expect(outbox.add('book', undefined as never)).rejects.toThrow(
      'the outbox is not in `extensions` of defineApp, or the app is not mounted',
    );
    expect(outbox.entries()).toEqual([]);
  });
});

describe('an action that waits', () => {
  it('is there after a reload, with its files, and is sent then', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const note = new Blob(['window, please'], { type: 'text/plain' });
    const first = await open();
    await first.outbox.add('book', { table: 3, note });
    await until(() => expect(first.states()).toEqual(['3 waiting']));
    expect(first.asked).toEqual([]);
    first.app.unmount();

    online.mockReturnValue(true);
    const second = await open([], {}, first.namespace);
    await until(() => expect(second.asked).toHaveLength(1));
    expect(await (second.asked[0]!.payload.note as Blob).text()).toBe('window, please');
    await until(() => expect(second.states()).toEqual([]));
  });

  it('is sent again with its key if the app was closed before the answer came', async () => {
    const first = await open([() => new Promise(() => {})]);
    await first.outbox.add('book', { table: 3 });
    await until(() => expect(first.asked).toHaveLength(1));
    first.app.unmount();
    const second = await open([], {}, first.namespace);
    await until(() => expect(second.asked).toEqual(first.asked));
    await until(() => expect(second.states()).toEqual([]));
  });

  it('is sent as soon as the network is back', async () => {
    const { outbox, asked, states } = await open([
      () => Promise.reject(lost()),
      () => Promise.reject(lost()),
      () => Promise.reject(lost()),
      () => Promise.reject(lost()),
    ]);
    await outbox.add('book', { table: 4 });
    // Each event ends a pause, which would be longer than the test waits.
    for (const attempts of [1, 2, 3, 4]) {
      await until(() => expect(asked).toHaveLength(attempts));
      await until(() => expect(outbox.entries()[0]).toMatchObject({ failures: attempts }));
      window.dispatchEvent(new Event('online'));
    }
    await until(() => expect(states()).toEqual([]), 1000);
  });

  it('waits for its user, and is not shown to another one', async () => {
    const first = await open([() => Promise.reject(refusal(503))]);
    const { platform } = first.app;
    platform.auth.setToken(tokenOf({ uid: 'ann' }));
    await first.outbox.add('book', { table: 5 });
    await until(() => expect(first.asked).toHaveLength(1));
    await until(() => expect(first.states()).toEqual(['5 waiting']));
    const { length } = first.asked;
    platform.auth.setToken(tokenOf({ uid: 'bob' }));
    await until(() => expect(first.states()).toEqual([]));
    await first.outbox.add('book', { table: 6 });
    await until(() => expect(first.asked.at(-1)?.payload.table).toBe(6));
    expect(first.asked.slice(length).map(({ payload }) => payload.table)).toEqual([6]);
    platform.auth.setToken(tokenOf({ uid: 'ann' }));
    await until(() => expect(first.asked.at(-1)?.payload.table).toBe(5));
    await until(() => expect(first.states()).toEqual([]));
  });

  it('is kept if a newer version of the app no longer knows its kind', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const first = await open();
    await first.outbox.add('book', { table: 3 });
    first.app.unmount();
    online.mockReturnValue(true);
    const second = await open(
      [],
      { kinds: { cook: async () => 'done' } as never },
      first.namespace,
    );
    await until(() => expect(second.states()).toEqual(['3 refused']));
    expect(second.outbox.entries()[0]?.refused?.message).toBe(
      "the app has no kind 'book' of actions any longer",
    );
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('is sent by one of two tabs', async () => {
    const namespace = newNamespace();
    const one = await open([], {}, namespace);
    const other = await open([], {}, namespace);
    await Promise.all([
      one.outbox.add('book', { table: 1 }),
      other.outbox.add('book', { table: 2 }),
      one.outbox.add('book', { table: 3 }),
    ]);
    await until(() => expect([...one.states(), ...other.states()]).toEqual([]));
    const tables = [...one.asked, ...other.asked].map(({ payload }) => payload.table);
    expect(tables.sort()).toEqual([1, 2, 3]);
  });

  it.each([
    ['has taken', () => 'done'],
    ['has refused', () => Promise.reject(refusal(422))],
  ])(
    'sends what another tab has edited while the server %s what it was before',
    async (_what, end) => {
      const namespace = newNamespace();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const answers = [() => answered.then(end)];
      const one = await open(answers, {}, namespace);
      const other = await open(answers, {}, namespace);
      const { id } = await one.outbox.add('book', { table: 1 });
      const isSending = (tab: typeof one) => tab.states().includes('1 sending');
      await until(() => expect([one, other].some(isSending)).toBe(true));
      const idle = isSending(one) ? other : one;
      await idle.outbox.edit(id, { table: 2 });
      answer();
      const tables = () => [...one.asked, ...other.asked].map(({ payload }) => payload.table);
      await until(() => expect(tables()).toEqual([1, 2]));
      await until(() => expect([...one.states(), ...other.states()]).toEqual([]));
    },
  );

  it('is the only one of its app, because two would refuse the actions of each other', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { app, outbox, states } = await open();
    app.unmount();
    const cook = createOutbox({ kinds: { cook: async () => 'done' } });
    const namespace = newNamespace();
    await openApp(
      { routes: { '/': page(Home) }, extensions: [outbox, cook], storage: { namespace } },
      { whole: false },
    );
    expect(String(error.mock.calls[0]?.[0])).toContain('an app has one outbox');
    await outbox.add('book', { table: 1 });
    await until(() => expect(states()).toEqual([]));
    await expect(cook.add('cook', undefined as never)).rejects.toMatchObject({ code: 'invalid' });
  });
});

it('add() resolves once the action is stored, even if the list cannot be read then', async () => {
  const { outbox, asked } = await open();
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new Error('broken');
  });
  await outbox.add('book', { table: 1 });
  vi.restoreAllMocks();
  await outbox.add('book', { table: 2 });
  await until(() => expect(asked.map(({ payload }) => payload.table)).toEqual([1, 2]));
});

it('an action that has arrived, and that the database does not let go, is sent again with its key', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { outbox, asked, states } = await open();
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  await outbox.add('book', { table: 1 });
  await until(() => expect(error).toHaveBeenCalledTimes(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(states()).toEqual([]));
  expect(asked).toHaveLength(2);
  expect(asked[1]?.key).toBe(asked[0]?.key);
});

it('add() rejects with quota if the storage is full, so that the form stays open', async () => {
  const { outbox } = await open();
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  await expect(outbox.add('book', { table: 1 })).rejects.toMatchObject({ code: 'quota' });
  vi.restoreAllMocks();
  expect(outbox.entries()).toEqual([]);
});

it('useOutbox shows what waits, and lets the user decide', async () => {
  const { outbox } = await open([() => Promise.reject(refusal(422))]);
  const List = () => {
    const { entries, retry } = useOutbox(outbox);
    return (
      <ul>
        {entries.map(({ id, state, payload }) => (
          <li key={id}>
            <button onClick={() => void retry(id)}>
              Table {payload.table}: {state}
            </button>
          </li>
        ))}
      </ul>
    );
  };
  render(<List />);
  await outbox.add('book', { table: 8 });
  (await screen.findByRole('button', { name: 'Table 8: refused' })).click();
  await until(() => expect(screen.queryByRole('button')).toBeNull());
});
