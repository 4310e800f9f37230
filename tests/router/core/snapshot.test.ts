import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boot } from '@/router/core/boot';
import { planLanding } from '@/router/core/plan-land';
import { readSnapshot, snapshotOf, urlOf } from '@/router/core/snapshot';
import {
  contextOf,
  idsOf,
  snapshotAt,
  stackOf,
  urlsOf,
  withLayers,
} from '../../helpers/nav-states';

describe('what a history entry says', () => {
  it('is the whole stack, bottom first', () => {
    expect(snapshotOf(stackOf('/', '/list', '/item/1?n=2'))).toEqual({
      v: 1,
      s: 'sid',
      p: 2,
      st: [
        ['tab:/', '/', 0],
        ['p1', '/list', 1],
        ['p2', '/item/1?n=2', 2],
      ],
    });
  });

  it('names openers, and the layer that the entry stands for', () => {
    const state = withLayers(stackOf('/', '/pick'), 'a', 'b');
    const stack = [state.stack[0]!, { ...state.stack[1]!, opener: 'tab:/' }];
    expect(snapshotOf({ ...state, stack })).toEqual({
      v: 1,
      s: 'sid',
      p: 3,
      st: [
        ['tab:/', '/', 0],
        ['p1', '/pick', 1, 'tab:/'],
      ],
      o: 'b',
    });
    expect(snapshotOf({ ...state, pos: 1 }).o).toBeUndefined();
  });

  it('survives the structured clone that browsers put it through', () => {
    const snapshot = snapshotOf(withLayers(stackOf('/', '/list'), 'a'));
    expect(readSnapshot(structuredClone(snapshot))).toEqual(snapshot);
    expect(readSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
  });

  it('names the URL of the page on top', () => {
    expect(urlOf(stackOf('/', '/list'))).toBe('/list');
  });

  it('leaves out the middle of the stack beyond 8 kB', () => {
    const long = (index: number) => `/item/${'x'.repeat(600)}${index}`;
    const state = stackOf('/', ...Array.from({ length: 19 }, (_, index) => long(index)));
    const snapshot = snapshotOf(state);
    expect(snapshot.st.map(([id]) => id)).toEqual([
      'tab:/',
      ...['p12', 'p13', 'p14', 'p15', 'p16', 'p17', 'p18', 'p19'],
    ]);
    const rebuilt = boot({ url: long(18), snapshot }, 'new', contextOf());
    expect(rebuilt.stack).toHaveLength(9);
    expect(urlsOf(rebuilt)[8]).toBe(long(18));
  });

  it('keeps nine pages whole, however long', () => {
    const long = Array.from({ length: 8 }, (_, index) => `/item/${'x'.repeat(7000)}${index}`);
    expect(snapshotOf(stackOf('/', ...long)).st).toHaveLength(9);
  });
});

describe('what comes back from the browser', () => {
  const good = snapshotAt(1, ['tab:/', '/', 0], ['a', '/list', 1]);

  it('is believed in its exact shape only', () => {
    expect(readSnapshot(good)).toEqual(good);
    expect(readSnapshot({ ...good, o: 'sheet' })).toEqual({ ...good, o: 'sheet' });
  });

  it.each([
    ['nothing', null],
    ['undefined', undefined],
    ['a text', 'nav'],
    ['a list', [good]],
    ['another version', { ...good, v: 2 }],
    ['no version', { ...good, v: undefined }],
    ['no session', { ...good, s: undefined }],
    ['a session that is a number', { ...good, s: 1 }],
    ['a position that is a text', { ...good, p: '1' }],
    ['a broken position', { ...good, p: 1.5 }],
    ['an endless position', { ...good, p: Number.POSITIVE_INFINITY }],
    ['no stack', { ...good, st: undefined }],
    ['an empty stack', { ...good, st: [] }],
    ['a stack of texts', { ...good, st: ['/list'] }],
    ['a page without URL', { ...good, st: [['a', undefined, 0]] }],
    ['a page without position', { ...good, st: [['a', '/list']] }],
    ['an opener that is a number', { ...good, st: [['a', '/list', 0, 5]] }],
    ['a layer that is a number', { ...good, o: 5 }],
    [
      'the same page twice',
      {
        ...good,
        st: [
          ['a', '/', 0],
          ['a', '/list', 1],
        ],
      },
    ],
  ])('not as %s', (_, value) => {
    expect(readSnapshot(value)).toBeNull();
  });
});

describe('forged states', () => {
  const id = fc.constantFrom('tab:/', 'tab:/me', 'a', 'b', 'c', '', '__proto__');
  const url = fc.oneof(
    fc.constantFrom('/', '/me', '/list', '/item/1', '/nope', '//evil.test', '#', '', '%'),
    fc.string(),
  );
  const pos = fc.oneof(fc.nat(60), fc.maxSafeInteger());
  const page = fc.oneof(fc.tuple(id, url, pos), fc.tuple(id, url, pos, id));
  const forged = fc.record(
    {
      v: fc.constant(1),
      s: fc.constantFrom('sid', 'other', ''),
      p: pos,
      st: fc.array(page, { maxLength: 30 }),
      o: fc.constantFrom('exit', 'sheet', ''),
    },
    { requiredKeys: ['v', 's', 'p', 'st'] },
  );
  const anything = fc.oneof(
    { weight: 3, arbitrary: forged },
    { weight: 1, arbitrary: fc.anything({ withNullPrototype: true, withSparseArray: true }) },
  );

  it('never break a landing or a start: the stack has pages, each under its own id', () => {
    fc.assert(
      fc.property(anything, url, fc.boolean(), (state, address, isStart) => {
        const snapshot = readSnapshot(state);
        const landing = { url: address, snapshot };
        const now = stackOf('/', '/list', '/item/1');
        const next = isStart
          ? boot(landing, 'new', contextOf())
          : planLanding(now, landing, contextOf()).next;
        expect(next.stack.length).toBeGreaterThan(0);
        expect(next.stack[next.stack.length - 1]?.mount).toBe('live');
        const ids = [...idsOf(next), ...next.tabs.map((tab) => tab.id)];
        expect(new Set(ids).size).toBe(ids.length);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
