import { describe, expect, it } from 'vitest';
import { planArrival } from '@/router/core/plan-back';
import { type Snapshot, snapshotOf, topOfSnapshot } from '@/router/core/snapshot';
import type { StackState } from '@/router/core/state';
import {
  contextOf,
  idsOf,
  snapshotAt,
  stackOf,
  eventsOf,
  tabsOf,
  urlsOf,
  withLayers,
  withTabs,
} from '../../helpers/nav-states';

const deepStack = stackOf('/', '/list', '/item/1', '/item/2');
const snapshotAtDepth = (state: StackState, depth: number): Snapshot =>
  snapshotOf({ ...state, position: depth - 1, pages: state.pages.slice(0, depth) });
const planOwnEntry = (state: StackState, snapshot: Snapshot) =>
  planArrival(
    state,
    { url: topOfSnapshot(snapshot).url, snapshot },
    contextOf({ historyLength: 50 }),
  );
const planForeignEntry = (state: StackState, url: string) =>
  planArrival(state, { url, snapshot: null }, contextOf());

describe('a popstate to an entry of the app', () => {
  it('unloads the pages above from the top down if it goes back', () => {
    const plan = planOwnEntry(deepStack, snapshotAtDepth(deepStack, 2));
    expect(urlsOf(plan.next)).toEqual(['/', '/list']);
    expect(plan.next).toMatchObject({ position: 1, highest: 3 });
    expect(plan.work).toEqual({ go: 0, write: 'none' });
    expect(plan.direction).toBe('back');
    expect(eventsOf(plan)).toEqual(['unload /item/2', 'unload /item/1', 'show /list back']);
  });

  it('adds the pages again as new instances with their old ids if it goes forward', () => {
    const state = planOwnEntry(deepStack, snapshotAtDepth(deepStack, 2)).next;
    const plan = planOwnEntry(state, snapshotAtDepth(deepStack, 4));
    expect(idsOf(plan.next)).toEqual(['tab:/', 'p1', 'p2', 'p3']);
    expect(plan.direction).toBe('forward');
    expect(plan.next.pages.map(({ mount }) => mount)).toEqual(['live', 'live', 'ghost', 'live']);
    expect(eventsOf(plan)).toEqual(['hide /list', 'load /item/2', 'show /item/2 forward']);
    expect(plan.next.pages[3]?.key).not.toBe(deepStack.pages[3]?.key);
  });

  it('leads to the same state however many popstate events were merged or lost', () => {
    const inTwo = planOwnEntry(
      planOwnEntry(deepStack, snapshotAtDepth(deepStack, 3)).next,
      snapshotAtDepth(deepStack, 1),
    ).next;
    const inOne = planOwnEntry(deepStack, snapshotAtDepth(deepStack, 1)).next;
    expect(inTwo).toEqual(inOne);
    expect(planOwnEntry(inOne, snapshotAtDepth(deepStack, 1)).lifecycle).toEqual([]);
  });

  it('replaces the whole stack if the entry describes another stack', () => {
    const otherStack = snapshotAt(7, ['x', '/item/8', 6], ['y', '/item/9', 7]);
    const plan = planOwnEntry(deepStack, otherStack);
    expect(urlsOf(plan.next)).toEqual(['/item/8', '/item/9']);
    expect(plan.next).toMatchObject({ position: 7, highest: 7 });
    expect(tabsOf(plan.next)).toEqual(['/']);
    expect(eventsOf(plan)).toEqual([
      'unload /item/2',
      'unload /item/1',
      'unload /list',
      'load /item/9',
      'show /item/9 forward',
    ]);
  });

  it('adopts the stack of an older session', () => {
    const plan = planOwnEntry(deepStack, { ...snapshotAt(0, ['q', '/list', 0]), s: 'older' });
    expect(plan.next.session).toBe('older');
    expect(urlsOf(plan.next)).toEqual(['/list']);
  });

  it('keeps the page and changes its URL if only the query differs', () => {
    const state = { ...stackOf('/', '/item/1?n=2'), position: 2, highest: 2 };
    const plan = planOwnEntry(state, snapshotAt(1, ['tab:/', '/', 0], ['p1', '/item/1?n=1', 1]));
    expect(plan.lifecycle).toEqual([]);
    expect(plan.next.pages[1]).toMatchObject({ key: '2', params: { id: '1', n: 1 } });
  });

  it('keeps one instance of a tab if a forged entry has the tab above the root', () => {
    const plan = planOwnEntry(stackOf('/'), snapshotAt(3, ['b', '/list', 2], ['tab:/', '/', 3]));
    expect(urlsOf(plan.next)).toEqual(['/list', '/']);
    expect(tabsOf(plan.next)).toEqual([]);
  });

  it('is a tab switch without a direction if another tab is the root', () => {
    const state = withTabs(stackOf('/me', '/list'), '/');
    const plan = planOwnEntry(state, snapshotAt(0, ['tab:/', '/', 0]));
    expect(eventsOf(plan)).toEqual(['unload /list', 'show / tab']);
    expect(tabsOf(plan.next)).toEqual(['/me']);
    expect(plan.direction).toBe('none');
  });
});

describe('a popstate with open layers', () => {
  it('closes the layer on top and keeps the page if it goes back by one', () => {
    const state = withLayers(stackOf('/', '/list'), 'a', 'b');
    const plan = planOwnEntry(state, snapshotAt(2, ['tab:/', '/', 0], ['p1', '/list', 1]));
    expect(plan.next.layers.map(({ id }) => id)).toEqual(['a']);
    expect(plan.closed.map(({ id }) => id)).toEqual(['b']);
    expect(plan.lifecycle).toEqual([]);
    expect(plan.direction).toBe('none');
  });

  it('closes all layers from the top down if it jumps over them', () => {
    const state = withLayers(stackOf('/', '/list'), 'a', 'b');
    const plan = planOwnEntry(state, snapshotAt(0, ['tab:/', '/', 0]));
    expect(plan.closed.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(eventsOf(plan)).toEqual(['unload /list', 'show / back']);
  });

  it('does not report a layer that code has closed already', () => {
    const state = withLayers(stackOf('/'), 'a');
    const closed = { ...state, layers: state.layers.map((layer) => ({ ...layer, open: false })) };
    const plan = planOwnEntry(closed, snapshotAt(0, ['tab:/', '/', 0]));
    expect(plan.next.layers).toEqual([]);
    expect(plan.closed).toEqual([]);
  });

  it('closes a layer whose entry is below the entry of the page', () => {
    const state = withLayers(stackOf('/'), 'a');
    const plan = planOwnEntry(state, snapshotAt(2, ['tab:/', '/?a=1', 2]));
    expect(urlsOf(plan.next)).toEqual(['/?a=1']);
    expect(plan.next.layers).toEqual([]);
    expect(plan.closed.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('[S8.5] back from the exit prompt', () => {
  const armed = withLayers(stackOf('/'), 'exit');

  it('stays on the root', () => {
    const plan = planOwnEntry(armed, snapshotAt(0, ['tab:/', '/', 0]));
    expect(urlsOf(plan.next)).toEqual(['/']);
    expect(plan.next).toMatchObject({ position: 0, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['exit']);
    expect(plan.lifecycle).toEqual([]);
  });

  it('stays on the tab that the user has switched to, and writes the tab into its entry', () => {
    const switched = { ...withLayers(withTabs(stackOf('/me'), '/'), 'exit') };
    const plan = planOwnEntry(switched, snapshotAt(0, ['tab:/', '/', 0]));
    expect(urlsOf(plan.next)).toEqual(['/me']);
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.lifecycle).toEqual([]);
  });
});

describe('a popstate to an entry without our snapshot', () => {
  it('keeps the page if only the fragment differs', () => {
    const plan = planForeignEntry(deepStack, '/item/2#part');
    expect(urlsOf(plan.next)).toEqual(['/', '/list', '/item/1', '/item/2#part']);
    expect(plan.next).toMatchObject({ position: 4, highest: 4 });
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.lifecycle).toEqual([]);
    expect(plan.direction).toBe('none');
  });

  it('keeps the page and counts one more entry if the URL is the same', () => {
    const plan = planForeignEntry(stackOf('/', '/list'), '/list');
    expect(urlsOf(plan.next)).toEqual(['/', '/list']);
    expect(plan.next).toMatchObject({ position: 2, highest: 2 });
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.lifecycle).toEqual([]);
  });

  it('keeps the page for an anchor in hash mode, where the address has lost the page', () => {
    const plan = planForeignEntry(stackOf('/', '/item/1?n=2'), '#part');
    expect(urlsOf(plan.next)).toEqual(['/', '/item/1?n=2#part']);
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.lifecycle).toEqual([]);
  });

  it('opens a page on top of the stack', () => {
    const plan = planForeignEntry(stackOf('/', '/list'), '/item/9');
    expect(urlsOf(plan.next)).toEqual(['/', '/list', '/item/9']);
    expect(plan.next).toMatchObject({ position: 2, highest: 2 });
    expect(plan.next.pages[2]).toMatchObject({ id: 'n1', opener: null, mount: 'live' });
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.direction).toBe('forward');
    expect(eventsOf(plan)).toEqual(['hide /list', 'load /item/9', 'show /item/9 navigate']);
  });

  it('[S2.2] opens a not-found page on top for an unknown URL', () => {
    const plan = planForeignEntry(stackOf('/', '/list'), '/nope');
    expect(plan.next.pages[2]).toMatchObject({ kind: 'not-found', url: '/nope', route: '' });
  });

  it('switches to a tab', () => {
    const plan = planForeignEntry(stackOf('/', '/list'), '/me');
    expect(urlsOf(plan.next)).toEqual(['/me']);
    expect(tabsOf(plan.next)).toEqual(['/']);
    expect(plan.next).toMatchObject({ position: 2, highest: 2 });
    expect(plan.next.pages[0]?.position).toBe(2);
    expect(eventsOf(plan)).toEqual(['unload /list', 'load /me', 'show /me tab']);
  });

  it('closes layers if the page changes and keeps them for an anchor', () => {
    const state = withLayers(stackOf('/', '/list'), 'sheet');
    expect(planForeignEntry(state, '/item/1').closed.map(({ id }) => id)).toEqual(['sheet']);
    expect(planForeignEntry(state, '/list#a').next.layers.map(({ id }) => id)).toEqual(['sheet']);
  });
});
