import { act, cleanup, render, screen } from '@testing-library/react';
import { createOutbox, useOutbox } from 'portico/offline';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDatabase } from '../helpers/delete-database';
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

const tablesOf = (asked: readonly { readonly payload: Booking }[]) =>
  asked.map(({ payload }) => payload.table);
const boom = () => {
  throw new Error('boom');
};
const never = () => new Promise<never>(() => {});
const conflict = () => Promise.reject(refusal(409));

let errors = vi.spyOn(console, 'error');

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('code of the product that fails', () => {
  it.each([
    ['a kind that throws at once', [boom], {}, ['1 refused']],
    ['a kind that rejects with undefined', [() => Promise.reject(undefined)], {}, ['1 refused']],
    ['a kind that rejects with null', [() => Promise.reject(null)], {}, ['1 refused']],
    [
      'an error whose message no browser can store',
      [() => Promise.reject(Object.assign(new Error('x'), { message: () => 'x' }))],
      {},
      ['1 refused'],
    ],
    ['onSent that throws', [], { onSent: boom }, []],
    ['onSent that rejects', [], { onSent: () => Promise.reject(new Error('boom')) }, []],
    ['onSent that never ends', [], { onSent: never }, []],
    ['onConflict that throws', [conflict], { onConflict: boom }, ['1 refused']],
    [
      'onConflict that rejects',
      [conflict],
      { onConflict: () => Promise.reject(new Error('boom')) },
      ['1 refused'],
    ],
    [
      'onConflict with a payload that no browser can store',
      [conflict],
      { onConflict: () => ({ payload: { table: () => {} } }) },
      ['1 refused'],
    ],
  ])('%s does not hold up the actions of other groups', async (_what, answers, options, left) => {
    const groupOf = ({ payload }: { payload: Booking }) => `table ${payload.table}`;
    const { outbox, asked, states } = await open(
      answers as never,
      {
        groupOf,
        ...options,
      } as never,
    );
    await outbox.add('book', { table: 1 });
    await outbox.add('book', { table: 2 });
    await until(() => expect(tablesOf(asked)).toEqual([1, 2]));
    await until(() => expect(states()).toEqual(left));
    expect(asked).toHaveLength(2);
  });

  it('onConflict that never ends is left when its action is discarded', async () => {
    const { outbox, asked, states } = await open([conflict], { onConflict: never as never });
    const { id } = await outbox.add('book', { table: 1 });
    await until(() => expect(asked).toHaveLength(1));
    await outbox.add('book', { table: 2 });
    await outbox.discard(id);
    await until(() => expect(tablesOf(asked)).toEqual([1, 2]));
    await until(() => expect(states()).toEqual([]));
  });

  it('a listener that throws is reported, the others hear the change, and the action arrives', async () => {
    const { outbox, asked, states } = await open();
    const heard = vi.fn();
    outbox.subscribe(boom);
    outbox.subscribe(heard);
    await outbox.add('book', { table: 1 });
    await until(() => expect(asked).toHaveLength(1));
    await until(() => expect(states()).toEqual([]));
    expect(heard).toHaveBeenCalled();
    expect(String(errors.mock.calls[0]?.[0])).toContain('boom');
  });

  it('groupOf that throws refuses the action, and nothing is stored', async () => {
    const { outbox, states } = await open([], { groupOf: boom as never });
    await expect(outbox.add('book', { table: 1 })).rejects.toThrow('boom');
    expect(states()).toEqual([]);
  });
});

describe('the payload of an action', () => {
  it('keeps its types on its way through the database', async () => {
    const file = new File(['plan'], 'plan.txt', { type: 'text/plain', lastModified: 5 });
    const payload = {
      day: new Date(2026, 10, 30),
      seats: new Map([['a', { at: new Date(0), picture: new Blob(['tea']) }]]),
      tags: new Set(['x']),
      files: [file],
      bytes: new Uint8Array([1, 2]),
      price: 12n,
      nothing: undefined,
    };
    const { outbox, asked } = await open();
    await outbox.add('book', payload as never);
    await until(() => expect(asked).toHaveLength(1));
    const sent = asked[0]!.payload as unknown as typeof payload;
    expect(sent).toEqual(payload);
    expect(sent.files[0]).toBeInstanceOf(File);
    expect(sent.files[0]?.name).toBe('plan.txt');
    expect(await sent.seats.get('a')?.picture.text()).toBe('tea');
  });

  it.each([
    ['a function', { run: () => {} }],
    ['a proxy', new Proxy({}, { ownKeys: boom })],
  ])('that is %s is refused before anything is stored', async (_what, payload) => {
    const { outbox, asked } = await open();
    await expect(outbox.add('book', payload as never)).rejects.toMatchObject({
      code: 'unsupported',
    });
    await outbox.add('book', { table: 2 });
    await until(() => expect(tablesOf(asked)).toEqual([2]));
  });
});

it('500 actions that are added at once arrive in their order, each once', {
  tags: ['long'],
  timeout: 120_000,
}, async () => {
  const { outbox, asked, states } = await open();
  const tables = Array.from({ length: 500 }, (_, index) => index);
  await Promise.all(tables.map((table) => outbox.add('book', { table })));
  await until(() => expect(tablesOf(asked)).toEqual(tables), 60_000);
  await until(() => expect(states()).toEqual([]));
});

it('two apps on one origin do not see the actions of each other', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const one = await open();
  const other = await open();
  await one.outbox.add('book', { table: 1 });
  await other.outbox.add('book', { table: 2 });
  await until(() => expect(one.states()).toEqual(['1 waiting']));
  await until(() => expect(other.states()).toEqual(['2 waiting']));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await until(() => expect([...one.states(), ...other.states()]).toEqual([]));
  expect([one, other].map(({ asked }) => tablesOf(asked))).toEqual([[1], [2]]);
});

it('one outbox in two apps on a page works in the first, and the console says why not in the second', async () => {
  const { outbox, asked, states } = await open();
  const second = await openApp(
    { routes: { '/': page(Home) }, extensions: [outbox], storage: { namespace: newNamespace() } },
    { whole: false },
  );
  await outbox.add('book', { table: 1 });
  await until(() => expect(tablesOf(asked)).toEqual([1]));
  expect(String(errors.mock.calls[0]?.[0])).toContain('an outbox belongs to one app');
  second.unmount();
  await outbox.add('book', { table: 2 });
  await until(() => expect(tablesOf(asked)).toEqual([1, 2]));
  await until(() => expect(states()).toEqual([]));
});

it('an outbox that is named twice sends each action once', async () => {
  const sent: number[] = [];
  const outbox = createOutbox({ kinds: { book: async (table: number) => sent.push(table) } });
  const namespace = newNamespace();
  await openApp(
    { routes: { '/': page(Home) }, extensions: [outbox, outbox], storage: { namespace } },
    { whole: false },
  );
  await outbox.add('book', 1);
  await until(() => expect(outbox.entries()).toEqual([]));
  expect(sent).toEqual([1]);
  indexedDB.deleteDatabase(`portico:${namespace}:outbox`);
});

it('a sandboxed frame without locks and without a database says so, and its app runs', async () => {
  const no = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(no);
  vi.spyOn(LockManager.prototype, 'request').mockRejectedValue(
    new DOMException('no', 'SecurityError'),
  );
  vi.stubGlobal('BroadcastChannel', no);
  const { outbox, app } = await open();
  await expect(outbox.add('book', { table: 1 })).rejects.toMatchObject({ code: 'denied' });
  vi.unstubAllGlobals();
  expect(outbox.entries()).toEqual([]);
  await until(() => expect(app.element.textContent).toContain('home'));
});

it('a browser whose database cannot even be named says so, and its app runs', async () => {
  vi.spyOn(window, 'indexedDB', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { outbox } = await open();
  await expect(outbox.add('book', { table: 1 })).rejects.toMatchObject({ code: 'unsupported' });
});

it('the database can be deleted while the app runs, and the next action arrives', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { outbox, asked, states, namespace } = await open();
  await outbox.add('book', { table: 1 });
  await deleteDatabase(`portico:${namespace}:outbox`);
  await outbox.add('book', { table: 2 });
  expect(states()).toEqual(['2 waiting']);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await until(() => expect(tablesOf(asked)).toEqual([2]));
});

it('a clock that was set back a day between two starts holds no action up', async () => {
  const clock = vi.spyOn(Date, 'now');
  const now = Date.now();
  clock.mockImplementation(() => now + 86_400_000);
  const first = await open([() => Promise.reject(lost())]);
  await first.outbox.add('book', { table: 1 });
  await until(() => expect(first.outbox.entries()[0]).toMatchObject({ failures: 1 }));
  first.app.unmount();
  clock.mockRestore();
  const second = await open([], {}, first.namespace);
  await until(() => expect(tablesOf(second.asked)).toEqual([1]));
  expect(second.asked[0]?.key).toBe(first.asked[0]?.key);
});

it('useOutbox under StrictMode shows the actions, and leaves no listener behind', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { outbox } = await open();
  let listeners = 0;
  const counted: typeof outbox = {
    ...outbox,
    subscribe: (listener: () => void) => {
      const stop = outbox.subscribe(listener);
      listeners += 1;
      return () => {
        listeners -= 1;
        stop();
      };
    },
  };
  const Count = () => <p role="status">{useOutbox(counted).entries.length} wait</p>;
  const { unmount } = render(
    <StrictMode>
      <Count />
    </StrictMode>,
  );
  await act(() => outbox.add('book', { table: 1 }));
  await until(() => expect(screen.getByRole('status').textContent).toBe('1 wait'));
  unmount();
  expect(listeners).toBe(0);
});
