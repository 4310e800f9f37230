import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstState } from '@/router/core/rebuild';
import { planArrival } from '@/router/core/plan-back';
import { readSnapshot, snapshotOf } from '@/router/core/snapshot';
import type { Page } from '@/router/core/state';
import {
  contextOf,
  idsOf,
  snapshotAt,
  stackOf,
  urlsOf,
  withLayers,
  withTabs,
} from '../../helpers/nav-states';

const longUrl = (length: number, index: number) => `/item/${'x'.repeat(length)}${index}`;

describe('the snapshot of a state', () => {
  it('has the whole stack, bottom first', () => {
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

  it('has the openers and the layer of its history entry', () => {
    const state = withLayers(stackOf('/', '/pick'), 'a', 'b');
    const pages = [state.pages[0]!, { ...state.pages[1]!, opener: 'tab:/' }];
    expect(snapshotOf({ ...state, pages })).toEqual({
      v: 1,
      s: 'sid',
      p: 3,
      st: [
        ['tab:/', '/', 0],
        ['p1', '/pick', 1, 'tab:/'],
      ],
      o: 'b',
    });
    expect(snapshotOf({ ...state, position: 1 }).o).toBeUndefined();
  });

  it('survives the structured clone that browsers make', () => {
    const snapshot = snapshotOf(withLayers(stackOf('/', '/list'), 'a'));
    expect(readSnapshot(structuredClone(snapshot))).toEqual(snapshot);
    expect(readSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
  });

  it('keeps every URL of 20 pages with 1,500 characters each', () => {
    const state = stackOf('/', ...Array.from({ length: 19 }, (_, index) => longUrl(1500, index)));
    expect(snapshotOf(state).st.map(([, url]) => url)).toEqual(urlsOf(state));
  });

  it('leaves out the lowest pages above the root beyond 32,768 characters', () => {
    const state = stackOf('/', ...Array.from({ length: 19 }, (_, index) => longUrl(3000, index)));
    const snapshot = snapshotOf(state);
    expect(JSON.stringify(snapshot).length).toBeLessThanOrEqual(32_768);
    expect(snapshot.st.map(([id]) => id)).toEqual([
      'tab:/',
      ...['p10', 'p11', 'p12', 'p13', 'p14', 'p15', 'p16', 'p17', 'p18', 'p19'],
    ]);
  });

  it('keeps the root and the page on top, however long', () => {
    const urls = Array.from({ length: 30 }, (_, index) => longUrl(7900, index));
    const { st } = snapshotOf(stackOf('/', ...urls));
    expect(st.map(([, url]) => url)).toEqual(['/', ...urls.slice(26)]);
  });

  it('has the position where a page was covered, and marks an entry that must be written', () => {
    const { pages, ...state } = stackOf('/', '/list', '/item/1');
    const [root, list, item] = pages as [Page, Page, Page];
    const changedPages = [
      root,
      { ...list, coveredAt: 3 },
      { ...item, position: 4, coveredAt: 4, needsWrite: true },
    ];
    expect(snapshotOf({ ...state, position: 4, pages: changedPages }).st).toEqual([
      ['tab:/', '/', 0],
      ['p1', '/list', 1, null, 3],
      ['p2', '/item/1', 4, null, 4, 1],
    ]);
  });

  it('has the tabs that were left with a query or a fragment', () => {
    const state = withTabs(stackOf('/'), '/me?a=1', '/shop');
    expect(snapshotOf(state).t).toEqual([['tab:/me', '/me?a=1']]);
    const snapshot = snapshotOf(state);
    expect(readSnapshot(structuredClone(snapshot))).toEqual(snapshot);
    expect(firstState({ url: '/', snapshot }, 'new', contextOf()).tabs).toMatchObject([
      { id: 'tab:/me', url: '/me?a=1', mount: 'ghost' },
    ]);
  });
});

describe('readSnapshot', () => {
  const validSnapshot = snapshotAt(1, ['tab:/', '/', 0], ['a', '/list', 1]);

  it('accepts the exact shape of a snapshot', () => {
    expect(readSnapshot(validSnapshot)).toEqual(validSnapshot);
    expect(readSnapshot({ ...validSnapshot, o: 'sheet' })).toEqual({
      ...validSnapshot,
      o: 'sheet',
    });
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a string', 'nav'],
    ['an array', [validSnapshot]],
    ['another version', { ...validSnapshot, v: 2 }],
    ['no version', { ...validSnapshot, v: undefined }],
    ['no session', { ...validSnapshot, s: undefined }],
    ['a session that is a number', { ...validSnapshot, s: 1 }],
    ['a position that is a string', { ...validSnapshot, p: '1' }],
    ['a broken position', { ...validSnapshot, p: 1.5 }],
    ['an endless position', { ...validSnapshot, p: Number.POSITIVE_INFINITY }],
    ['no stack', { ...validSnapshot, st: undefined }],
    ['an empty stack', { ...validSnapshot, st: [] }],
    ['a stack of strings', { ...validSnapshot, st: ['/list'] }],
    ['a page without a URL', { ...validSnapshot, st: [['a', undefined, 0]] }],
    ['a page without a position', { ...validSnapshot, st: [['a', '/list']] }],
    ['a page whose URL is null', { ...validSnapshot, st: [['a', null, 0]] }],
    [
      'a page that was covered below its position',
      { ...validSnapshot, st: [['a', '/list', 1, null, 0]] },
    ],
    ['a tab without a URL', { ...validSnapshot, t: [['tab:/me']] }],
    ['tabs that are a string', { ...validSnapshot, t: 'tab:/me' }],
    ['an opener that is a number', { ...validSnapshot, st: [['a', '/list', 0, 5]] }],
    ['a layer that is a number', { ...validSnapshot, o: 5 }],
    [
      'the same page twice',
      {
        ...validSnapshot,
        st: [
          ['a', '/', 0],
          ['a', '/list', 1],
        ],
      },
    ],
  ])('rejects %s', (_, value) => {
    expect(readSnapshot(value)).toBeNull();
  });
});

describe('a forged state', () => {
  const id = fc.constantFrom('tab:/', 'tab:/me', 'a', 'b', 'c', '', '__proto__');
  const url = fc.oneof(
    fc.constantFrom('/', '/me', '/list', '/item/1', '/nope', '//evil.test', '#', '', '%'),
    fc.string(),
  );
  const position = fc.oneof(fc.nat(60), fc.maxSafeInteger());
  const opener = fc.option(id);
  const page = fc.oneof(
    fc.tuple(id, url, position),
    fc.tuple(id, url, position, opener),
    fc.tuple(id, url, position, opener, position, fc.constantFrom(undefined, 1)),
  );
  const forged = fc.record(
    {
      v: fc.constant(1),
      s: fc.constantFrom('sid', 'other', ''),
      p: position,
      st: fc.array(page, { maxLength: 30 }),
      t: fc.array(fc.tuple(id, url), { maxLength: 3 }),
      o: fc.constantFrom('exit', 'sheet', ''),
    },
    { requiredKeys: ['v', 's', 'p', 'st'] },
  );
  const anyState = fc.oneof(
    { weight: 3, arbitrary: forged },
    { weight: 1, arbitrary: fc.anything({ withNullPrototype: true, withSparseArray: true }) },
  );

  it('never breaks a popstate or a start, and every page has a unique id', {
    tags: 'long',
  }, () => {
    fc.assert(
      fc.property(anyState, url, fc.boolean(), (historyState, address, isStart) => {
        const snapshot = readSnapshot(historyState);
        const entry = { url: address, snapshot };
        const current = stackOf('/', '/list', '/item/1');
        const next = isStart
          ? firstState(entry, 'new', contextOf())
          : planArrival(current, entry, contextOf()).next;
        expect(next.pages.length).toBeGreaterThan(0);
        expect(next.pages[next.pages.length - 1]?.mount).toBe('live');
        const ids = [...idsOf(next), ...next.tabs.map((tab) => tab.id)];
        expect(new Set(ids).size).toBe(ids.length);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
