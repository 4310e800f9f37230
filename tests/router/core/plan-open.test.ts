import { describe, expect, it } from 'vitest';
import { planNavigate, planRedirect, planRelaunch, planSwitchTab } from '@/router/core/plan-open';
import type { StackState } from '@/router/core/state';
import {
  contextOf,
  idsOf,
  planAt,
  defaultLimits,
  stackOf,
  eventsOf,
  tabsOf,
  targetOf,
  urlsOf,
  withGhosts,
  withLayers,
  withTabs,
} from '../../helpers/nav-states';

const navigate = (state: StackState, url: string, context = contextOf()) =>
  planAt(
    state,
    planNavigate(state, targetOf(url), state.pages[state.pages.length - 1]!.id, context),
  );
const redirect = (state: StackState, url: string, hasResult = false) =>
  planAt(state, planRedirect(state, targetOf(url), hasResult, contextOf()));
const relaunch = (state: StackState, url: string, context = contextOf()) =>
  planAt(state, planRelaunch(state, targetOf(url), context));
const switchTab = (state: StackState, url: string, context = contextOf()) =>
  planAt(state, planSwitchTab(state, targetOf(url), context));

/** A full stack: '/' and 19 item pages above it. */
const fullStack = (...ghosts: number[]) => {
  const items = Array.from({ length: 19 }, (_, index) => `/item/${index + 1}`);
  return withGhosts(stackOf('/', ...items), ...ghosts);
};
const middleDepths = Array.from({ length: 18 }, (_, index) => index + 1);

describe('[S2.1] navigate', () => {
  it('puts a page on top and adds one history entry', () => {
    const plan = navigate(stackOf('/', '/list'), '/item/1');
    expect(urlsOf(plan.next)).toEqual(['/', '/list', '/item/1']);
    expect(plan.next).toMatchObject({ position: 2, highest: 2, nextKey: 4, tabs: [], layers: [] });
    expect(plan.next.pages[2]).toMatchObject({
      id: 'n1',
      key: '3',
      position: 2,
      opener: 'p1',
      mount: 'live',
      route: '/item/:id',
      params: { id: '1' },
    });
    expect(plan.work).toEqual({ go: 0, write: 'push' });
    expect(plan.direction).toBe('forward');
    expect(plan.closed).toEqual([]);
  });

  it('[S4.1] hides the old page, then loads and shows the new one', () => {
    const plan = navigate(stackOf('/'), '/list');
    expect(eventsOf(plan)).toEqual(['hide /', 'load /list', 'show /list navigate']);
  });

  it('opens the same URL again as a new page', () => {
    const plan = navigate(stackOf('/', '/item/1'), '/item/1');
    expect(urlsOf(plan.next)).toEqual(['/', '/item/1', '/item/1']);
    expect(idsOf(plan.next)).toEqual(['tab:/', 'p1', 'n1']);
  });

  it('drops the forward entries', () => {
    const plan = navigate({ ...stackOf('/'), highest: 7 }, '/list');
    expect(plan.next.highest).toBe(1);
  });

  it('takes over the history entry of an open layer, which closes', () => {
    const plan = navigate(withLayers(stackOf('/', '/list'), 'sheet'), '/item/1');
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.next).toMatchObject({ position: 2, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['sheet']);
  });

  it('travels to the entry of the lowest layer first', () => {
    const plan = navigate(withLayers(stackOf('/', '/list'), 'a', 'b', 'c'), '/item/1');
    expect(plan.work).toEqual({ go: -2, write: 'replace' });
    expect(plan.next).toMatchObject({ position: 2, highest: 4, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('[S8.5] takes over the history entry of the exit prompt', () => {
    const plan = navigate(withLayers(stackOf('/'), 'exit'), '/list');
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.next).toMatchObject({ position: 1, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['exit']);
  });

  it('drops the oldest page above the root if the stack is full', () => {
    const plan = navigate(fullStack(...middleDepths), '/list');
    expect(plan.next.pages).toHaveLength(20);
    expect(urlsOf(plan.next).slice(0, 2)).toEqual(['/', '/item/2']);
    expect(urlsOf(plan.next).slice(-2)).toEqual(['/item/19', '/list']);
    expect(eventsOf(plan)).toEqual([
      'hide /item/19',
      'unload /item/1',
      'load /list',
      'show /list navigate',
    ]);
    expect(plan.work).toEqual({ go: 0, write: 'push' });
  });

  it('refuses if the stack is full and onFull is refuse', () => {
    const context = contextOf({ limits: { ...defaultLimits, onFull: 'refuse' } });
    expect(planNavigate(fullStack(), targetOf('/list'), null, context)).toEqual({
      refused: 'stack-full',
      message: 'the page stack is full: 20 pages',
    });
  });

  it('evicts the oldest hidden page above the root beyond the limit of live pages', () => {
    const context = contextOf({ limits: { ...defaultLimits, live: 3 } });
    const plan = navigate(stackOf('/', '/item/1', '/item/2'), '/item/3', context);
    expect(plan.next.pages.map(({ mount }) => mount)).toEqual(['live', 'ghost', 'live', 'live']);
    expect(eventsOf(plan)).toEqual([
      'hide /item/2',
      'evict /item/1',
      'load /item/3',
      'show /item/3 navigate',
    ]);
  });
});

describe('[S2.1] redirect', () => {
  it('replaces the page on top', () => {
    const plan = redirect(stackOf('/', '/list'), '/item/1');
    expect(urlsOf(plan.next)).toEqual(['/', '/item/1']);
    expect(plan.next).toMatchObject({ position: 1, highest: 1, nextKey: 4 });
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.direction).toBe('none');
    expect(eventsOf(plan)).toEqual(['unload /list', 'load /item/1', 'show /item/1 navigate']);
  });

  it('replaces a root tab too and does not keep it', () => {
    const plan = redirect(stackOf('/'), '/list');
    expect(urlsOf(plan.next)).toEqual(['/list']);
    expect(tabsOf(plan.next)).toEqual([]);
    expect(eventsOf(plan)).toEqual(['unload /', 'load /list', 'show /list navigate']);
  });

  it('passes the opener to the new page if its route has a result', () => {
    const state = navigate(stackOf('/', '/list'), '/pick').next;
    expect(redirect(state, '/pick', true).next.pages[2]).toMatchObject({ opener: 'p1' });
    expect(redirect(state, '/item/1', false).next.pages[2]).toMatchObject({ opener: null });
  });

  it('travels to the entry of the page if layers are above it', () => {
    const plan = redirect(withLayers(stackOf('/', '/list'), 'a', 'b'), '/item/1');
    expect(plan.work).toEqual({ go: -2, write: 'replace' });
    expect(plan.next).toMatchObject({ position: 1, highest: 3, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('[S8.5] removes the exit prompt with the root', () => {
    const plan = redirect(withLayers(stackOf('/'), 'exit'), '/list');
    expect(plan.work).toEqual({ go: -1, write: 'replace' });
    expect(plan.next.layers).toEqual([]);
    expect(plan.closed.map(({ id }) => id)).toEqual(['exit']);
  });
});

describe('[S2.1] relaunch', () => {
  it('leaves one page and travels to the root first, so that no dead entries stay behind it', () => {
    const plan = relaunch(withTabs(stackOf('/', '/list', '/item/1'), '/me'), '/list');
    expect(urlsOf(plan.next)).toEqual(['/list']);
    expect(plan.next).toMatchObject({ position: 0, highest: 2, tabs: [], layers: [] });
    expect(plan.work).toEqual({ go: -2, write: 'replace' });
    expect(plan.direction).toBe('none');
  });

  it('[S4.1] unloads all pages from the top down, and the kept tabs last', () => {
    const plan = relaunch(withTabs(stackOf('/', '/list', '/item/1'), '/me', '/shop'), '/');
    expect(eventsOf(plan)).toEqual([
      'unload /item/1',
      'unload /list',
      'unload /',
      'unload /me',
      'unload /shop',
      'load /',
      'show / navigate',
    ]);
  });

  it('creates a new instance of a tab that was open', () => {
    const plan = relaunch(stackOf('/'), '/');
    expect(plan.next.pages[0]).toMatchObject({ id: 'tab:/', key: '2' });
    expect(eventsOf(plan)).toEqual(['unload /', 'load /', 'show / navigate']);
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
  });

  it('travels only as far as the browser can go', () => {
    const state = { ...stackOf('/', '/list'), position: 60, highest: 60 };
    const plan = relaunch(state, '/', contextOf({ historyLength: 50 }));
    expect(plan.work).toEqual({ go: -49, write: 'replace' });
    expect(plan.next.position).toBe(11);
    expect(plan.next.pages[0]?.position).toBe(11);
  });

  it('closes layers and the exit prompt', () => {
    const plan = relaunch(withLayers(stackOf('/'), 'exit'), '/');
    expect(plan.next.layers).toEqual([]);
    expect(plan.work).toEqual({ go: -1, write: 'replace' });
    expect(plan.closed.map(({ id }) => id)).toEqual(['exit']);
  });
});

describe('[S2.1] switchTab', () => {
  it('unloads the pages above the root, keeps the root, and travels before it writes', () => {
    const plan = switchTab(stackOf('/', '/list', '/item/1'), '/me');
    expect(urlsOf(plan.next)).toEqual(['/me']);
    expect(tabsOf(plan.next)).toEqual(['/']);
    expect(plan.next).toMatchObject({ position: 0, highest: 2 });
    expect(plan.work).toEqual({ go: -2, write: 'replace' });
    expect(plan.direction).toBe('none');
    expect(eventsOf(plan)).toEqual(['unload /item/1', 'unload /list', 'load /me', 'show /me tab']);
  });

  it('[S4.1] hides the old tab only if it was visible', () => {
    expect(eventsOf(switchTab(stackOf('/'), '/me'))).toEqual([
      'hide /',
      'load /me',
      'show /me tab',
    ]);
  });

  it('shows a kept tab again without loading it', () => {
    const plan = switchTab(withTabs(stackOf('/'), '/me', '/shop'), '/me');
    expect(urlsOf(plan.next)).toEqual(['/me']);
    expect(tabsOf(plan.next)).toEqual(['/', '/shop']);
    expect(eventsOf(plan)).toEqual(['hide /', 'show /me tab']);
    expect(plan.next.nextKey).toBe(4);
  });

  it('to the root below other pages only shows the root', () => {
    const plan = switchTab(stackOf('/', '/list'), '/');
    expect(eventsOf(plan)).toEqual(['unload /list', 'show / tab']);
    expect(plan.work).toEqual({ go: -1, write: 'replace' });
  });

  it('to the tab that is shown changes nothing', () => {
    const plan = switchTab(stackOf('/'), '/');
    expect(plan.lifecycle).toEqual([]);
    expect(plan.next.pages).toEqual(stackOf('/').pages);
    expect(plan.work).toEqual({ go: 0, write: 'none' });
  });

  it('does not keep a root that is not a tab', () => {
    const plan = switchTab(stackOf('/list', '/item/1'), '/me');
    expect(tabsOf(plan.next)).toEqual([]);
    expect(eventsOf(plan)).toEqual(['unload /item/1', 'unload /list', 'load /me', 'show /me tab']);
  });

  it('mounts a kept tab that is a ghost', () => {
    const state = withTabs(stackOf('/'), '/me');
    const ghostState = {
      ...state,
      tabs: state.tabs.map((tab) => ({ ...tab, mount: 'ghost' }) as const),
    };
    const plan = switchTab(ghostState, '/me');
    expect(plan.next.pages[0]?.mount).toBe('live');
    expect(eventsOf(plan)).toEqual(['hide /', 'load /me', 'show /me tab']);
  });

  it('gives the tab its new URL', () => {
    const plan = switchTab(withTabs(stackOf('/'), '/me'), '/me?ref=1');
    expect(plan.next.pages[0]).toMatchObject({ url: '/me?ref=1', params: { ref: '1' } });
    expect(eventsOf(plan)).toEqual(['hide /', 'show /me?ref=1 tab']);
  });

  it('[S8.5] below the exit prompt writes the entry of the prompt and does not travel', () => {
    const plan = switchTab(withLayers(stackOf('/'), 'exit'), '/me');
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.next).toMatchObject({
      position: 1,
      layers: [{ id: 'exit', position: 1, open: true }],
    });
    expect(plan.next.pages).toMatchObject([{ url: '/me', position: 0 }]);
    expect(plan.closed).toEqual([]);
  });

  it('[S8.5] below a sheet above the exit prompt goes to the root, where a touch arms the prompt again', () => {
    const plan = switchTab(withLayers(stackOf('/'), 'exit', 'sheet'), '/me');
    expect(plan.work).toEqual({ go: -2, write: 'replace' });
    expect(plan.next).toMatchObject({ position: 0, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['sheet', 'exit']);
  });

  it('closes any other layer', () => {
    const plan = switchTab(withLayers(stackOf('/'), 'sheet'), '/me');
    expect(plan.work).toEqual({ go: -1, write: 'replace' });
    expect(plan.closed.map(({ id }) => id)).toEqual(['sheet']);
  });

  it('travels only as far as the browser can go', () => {
    const state = { ...stackOf('/', '/list'), position: 60, highest: 60 };
    expect(switchTab(state, '/me').work).toEqual({ go: -49, write: 'replace' });
  });
});
