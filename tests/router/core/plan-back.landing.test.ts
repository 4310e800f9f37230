import { describe, expect, it } from 'vitest';
import { planArrival } from '@/router/core/plan-back';
import { type Snapshot, snapshotOf, topOfSnapshot } from '@/router/core/snapshot';
import type { StackState } from '@/router/core/state';
import {
  contextOf,
  idsOf,
  snapshotAt,
  stackOf,
  storyOf,
  tabsOf,
  urlsOf,
  withLayers,
  withTabs,
} from '../../helpers/nav-states';

const deep = stackOf('/', '/list', '/item/1', '/item/2');
const cut = (state: StackState, depth: number): Snapshot =>
  snapshotOf({ ...state, position: depth - 1, pages: state.pages.slice(0, depth) });
const land = (state: StackState, snapshot: Snapshot) =>
  planArrival(
    state,
    { url: topOfSnapshot(snapshot).url, snapshot },
    contextOf({ historyLength: 50 }),
  );
const visit = (state: StackState, url: string) =>
  planArrival(state, { url, snapshot: null }, contextOf());

describe('the browser landed on an entry of ours', () => {
  it('back: the pages above unload from the top down', () => {
    const plan = land(deep, cut(deep, 2));
    expect(urlsOf(plan.next)).toEqual(['/', '/list']);
    expect(plan.next).toMatchObject({ position: 1, highest: 3 });
    expect(plan.work).toEqual({ go: 0, write: 'none' });
    expect(plan.direction).toBe('back');
    expect(storyOf(plan)).toEqual(['unload /item/2', 'unload /item/1', 'show /list back']);
  });

  it('forward: the pages come again as new instances under their ids', () => {
    const state = land(deep, cut(deep, 2)).next;
    const plan = land(state, cut(deep, 4));
    expect(idsOf(plan.next)).toEqual(['tab:/', 'p1', 'p2', 'p3']);
    expect(plan.direction).toBe('forward');
    expect(plan.next.pages.map(({ mount }) => mount)).toEqual(['live', 'live', 'ghost', 'live']);
    expect(storyOf(plan)).toEqual(['hide /list', 'load /item/2', 'show /item/2 forward']);
    expect(plan.next.pages[3]?.seq).not.toBe(deep.pages[3]?.seq);
  });

  it('is the same however many events were merged or lost on the way', () => {
    const inTwo = land(land(deep, cut(deep, 3)).next, cut(deep, 1)).next;
    const inOne = land(deep, cut(deep, 1)).next;
    expect(inTwo).toEqual(inOne);
    expect(land(inOne, cut(deep, 1)).lifecycle).toEqual([]);
  });

  it('another stack altogether: everything goes, everything comes', () => {
    const other = snapshotAt(7, ['x', '/item/8', 6], ['y', '/item/9', 7]);
    const plan = land(deep, other);
    expect(urlsOf(plan.next)).toEqual(['/item/8', '/item/9']);
    expect(plan.next).toMatchObject({ position: 7, highest: 7 });
    expect(tabsOf(plan.next)).toEqual(['/']);
    expect(storyOf(plan)).toEqual([
      'unload /item/2',
      'unload /item/1',
      'unload /list',
      'load /item/9',
      'show /item/9 forward',
    ]);
  });

  it('of an older run of the app: it is adopted, it is complete', () => {
    const plan = land(deep, { ...snapshotAt(0, ['q', '/list', 0]), s: 'older' });
    expect(plan.next.session).toBe('older');
    expect(urlsOf(plan.next)).toEqual(['/list']);
  });

  it('the entry before another query: the page stays and its address changes', () => {
    const state = { ...stackOf('/', '/item/1?n=2'), position: 2, highest: 2 };
    const plan = land(state, snapshotAt(1, ['tab:/', '/', 0], ['p1', '/item/1?n=1', 1]));
    expect(plan.lifecycle).toEqual([]);
    expect(plan.next.pages[1]).toMatchObject({ seq: 2, params: { id: '1', n: 1 } });
  });

  it('a forged entry with a tab above the root: still one instance of it', () => {
    const plan = land(stackOf('/'), snapshotAt(3, ['b', '/list', 2], ['tab:/', '/', 3]));
    expect(urlsOf(plan.next)).toEqual(['/list', '/']);
    expect(tabsOf(plan.next)).toEqual([]);
  });

  it('another tab: a change of tabs, in whatever direction', () => {
    const state = withTabs(stackOf('/me', '/list'), '/');
    const plan = land(state, snapshotAt(0, ['tab:/', '/', 0]));
    expect(storyOf(plan)).toEqual(['unload /list', 'show / tab']);
    expect(tabsOf(plan.next)).toEqual(['/me']);
    expect(plan.direction).toBe('none');
  });
});

describe('layers and landings', () => {
  it('back from a layer closes it and leaves the page alone', () => {
    const state = withLayers(stackOf('/', '/list'), 'a', 'b');
    const plan = land(state, snapshotAt(2, ['tab:/', '/', 0], ['p1', '/list', 1]));
    expect(plan.next.layers.map(({ id }) => id)).toEqual(['a']);
    expect(plan.closed.map(({ id }) => id)).toEqual(['b']);
    expect(plan.lifecycle).toEqual([]);
    expect(plan.direction).toBe('none');
  });

  it('a jump over them closes all, the top one first', () => {
    const state = withLayers(stackOf('/', '/list'), 'a', 'b');
    const plan = land(state, snapshotAt(0, ['tab:/', '/', 0]));
    expect(plan.closed.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(storyOf(plan)).toEqual(['unload /list', 'show / back']);
  });

  it('does not tell again of one that code has closed', () => {
    const state = withLayers(stackOf('/'), 'a');
    const closed = { ...state, layers: state.layers.map((layer) => ({ ...layer, open: false })) };
    const plan = land(closed, snapshotAt(0, ['tab:/', '/', 0]));
    expect(plan.next.layers).toEqual([]);
    expect(plan.closed).toEqual([]);
  });

  it('one whose entry lies below the own entry of the page is not above it any more', () => {
    const state = withLayers(stackOf('/'), 'a');
    const plan = land(state, snapshotAt(2, ['tab:/', '/?a=1', 2]));
    expect(urlsOf(plan.next)).toEqual(['/?a=1']);
    expect(plan.next.layers).toEqual([]);
    expect(plan.closed.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('[S8.5] back from the exit prompt', () => {
  const armed = withLayers(stackOf('/'), 'exit');

  it('stays on the root', () => {
    const plan = land(armed, snapshotAt(0, ['tab:/', '/', 0]));
    expect(urlsOf(plan.next)).toEqual(['/']);
    expect(plan.next).toMatchObject({ position: 0, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['exit']);
    expect(plan.lifecycle).toEqual([]);
  });

  it('stays on the tab that was switched to meanwhile, and says so in its entry', () => {
    const switched = { ...withLayers(withTabs(stackOf('/me'), '/'), 'exit') };
    const plan = land(switched, snapshotAt(0, ['tab:/', '/', 0]));
    expect(urlsOf(plan.next)).toEqual(['/me']);
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.lifecycle).toEqual([]);
  });
});

describe('the browser landed on an entry without our stamp', () => {
  it('an anchor: the same page, a place inside it', () => {
    const plan = visit(deep, '/item/2#part');
    expect(urlsOf(plan.next)).toEqual(['/', '/list', '/item/1', '/item/2#part']);
    expect(plan.next).toMatchObject({ position: 4, highest: 4 });
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.lifecycle).toEqual([]);
    expect(plan.direction).toBe('none');
  });

  it('the address of the page on highest: the same page, above an entry that the browser kept back', () => {
    const plan = visit(stackOf('/', '/list'), '/list');
    expect(urlsOf(plan.next)).toEqual(['/', '/list']);
    expect(plan.next).toMatchObject({ position: 2, highest: 2 });
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.lifecycle).toEqual([]);
  });

  it('an anchor in hash mode: the address lost the page, the stack has not', () => {
    const plan = visit(stackOf('/', '/item/1?n=2'), '#part');
    expect(urlsOf(plan.next)).toEqual(['/', '/item/1?n=2#part']);
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.lifecycle).toEqual([]);
  });

  it('a page: opened on top', () => {
    const plan = visit(stackOf('/', '/list'), '/item/9');
    expect(urlsOf(plan.next)).toEqual(['/', '/list', '/item/9']);
    expect(plan.next).toMatchObject({ position: 2, highest: 2 });
    expect(plan.next.pages[2]).toMatchObject({ id: 'n1', opener: null, mount: 'live' });
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.direction).toBe('forward');
    expect(storyOf(plan)).toEqual(['hide /list', 'load /item/9', 'show /item/9 navigate']);
  });

  it('[S2.2] an unknown URL: a not-found page on top', () => {
    const plan = visit(stackOf('/', '/list'), '/nope');
    expect(plan.next.pages[2]).toMatchObject({ kind: 'not-found', url: '/nope', route: '' });
  });

  it('a tab: switched to', () => {
    const plan = visit(stackOf('/', '/list'), '/me');
    expect(urlsOf(plan.next)).toEqual(['/me']);
    expect(tabsOf(plan.next)).toEqual(['/']);
    expect(plan.next).toMatchObject({ position: 2, highest: 2 });
    expect(plan.next.pages[0]?.position).toBe(2);
    expect(storyOf(plan)).toEqual(['unload /list', 'load /me', 'show /me tab']);
  });

  it('closes layers when the page changes, keeps them for an anchor', () => {
    const state = withLayers(stackOf('/', '/list'), 'sheet');
    expect(visit(state, '/item/1').closed.map(({ id }) => id)).toEqual(['sheet']);
    expect(visit(state, '/list#a').next.layers.map(({ id }) => id)).toEqual(['sheet']);
  });
});
