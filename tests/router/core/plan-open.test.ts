import { describe, expect, it } from 'vitest';
import { planNavigate, planRedirect, planRelaunch, planSwitchTab } from '@/router/core/plan-open';
import type { StackState } from '@/router/core/state';
import {
  contextOf,
  idsOf,
  planned,
  roomy,
  stackOf,
  storyOf,
  tabsOf,
  targetOf,
  urlsOf,
  withGhosts,
  withLayers,
  withTabs,
} from '../../helpers/nav-states';

const navigate = (state: StackState, url: string, context = contextOf()) =>
  planNavigate(state, targetOf(url), state.pages[state.pages.length - 1]!.id, context);
const redirect = (state: StackState, url: string, answers = false) =>
  planRedirect(state, targetOf(url), answers, contextOf());
const relaunch = (state: StackState, url: string, context = contextOf()) =>
  planRelaunch(state, targetOf(url), context);
const switchTab = (state: StackState, url: string, context = contextOf()) =>
  planSwitchTab(state, targetOf(url), context);

/** '/' and 19 items above it. */
const full = (...ghosts: number[]) => {
  const items = Array.from({ length: 19 }, (_, index) => `/item/${index + 1}`);
  return withGhosts(stackOf('/', ...items), ...ghosts);
};
const middle = Array.from({ length: 18 }, (_, index) => index + 1);

describe('[S2.1] navigate', () => {
  it('puts a page on top and one entry into the history', () => {
    const plan = planned(navigate(stackOf('/', '/list'), '/item/1'));
    expect(urlsOf(plan.next)).toEqual(['/', '/list', '/item/1']);
    expect(plan.next).toMatchObject({ position: 2, highest: 2, nextSeq: 4, tabs: [], layers: [] });
    expect(plan.next.pages[2]).toMatchObject({
      id: 'n1',
      seq: 3,
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
    const plan = planned(navigate(stackOf('/'), '/list'));
    expect(storyOf(plan)).toEqual(['hide /', 'load /list', 'show /list navigate']);
  });

  it('opens the same URL as often as it is asked to', () => {
    const plan = planned(navigate(stackOf('/', '/item/1'), '/item/1'));
    expect(urlsOf(plan.next)).toEqual(['/', '/item/1', '/item/1']);
    expect(idsOf(plan.next)).toEqual(['tab:/', 'p1', 'n1']);
  });

  it('cuts off what was forward of it', () => {
    const plan = planned(navigate({ ...stackOf('/'), highest: 7 }, '/list'));
    expect(plan.next.highest).toBe(1);
  });

  it('takes over the entry of an open layer, which closes with its page', () => {
    const plan = planned(navigate(withLayers(stackOf('/', '/list'), 'sheet'), '/item/1'));
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.next).toMatchObject({ position: 2, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['sheet']);
  });

  it('goes down to the lowest of several layers first', () => {
    const plan = planned(navigate(withLayers(stackOf('/', '/list'), 'a', 'b', 'c'), '/item/1'));
    expect(plan.work).toEqual({ go: -2, write: 'replace' });
    expect(plan.next).toMatchObject({ position: 2, highest: 4, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('takes over the entry of the exit prompt [S8.5]', () => {
    const plan = planned(navigate(withLayers(stackOf('/'), 'exit'), '/list'));
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.next).toMatchObject({ position: 1, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['exit']);
  });

  it('lets the oldest page above the root go when the stack is full', () => {
    const plan = planned(navigate(full(...middle), '/list'));
    expect(plan.next.pages).toHaveLength(20);
    expect(urlsOf(plan.next).slice(0, 2)).toEqual(['/', '/item/2']);
    expect(urlsOf(plan.next).slice(-2)).toEqual(['/item/19', '/list']);
    expect(storyOf(plan)).toEqual([
      'hide /item/19',
      'unload /item/1',
      'load /list',
      'show /list navigate',
    ]);
    expect(plan.work).toEqual({ go: 0, write: 'push' });
  });

  it('refuses when the stack is full, if the app wants that', () => {
    const context = contextOf({ limits: { ...roomy, onFull: 'refuse' } });
    expect(navigate(full(), '/list', context)).toEqual({
      refused: 'stack-full',
      message: 'the page stack is full: 20 pages',
    });
  });

  it('turns the oldest hidden page above the root into a ghost beyond the live cap', () => {
    const context = contextOf({ limits: { ...roomy, live: 3 } });
    const plan = planned(navigate(stackOf('/', '/item/1', '/item/2'), '/item/3', context));
    expect(plan.next.pages.map(({ mount }) => mount)).toEqual(['live', 'ghost', 'live', 'live']);
    expect(storyOf(plan)).toEqual([
      'hide /item/2',
      'evict /item/1',
      'load /item/3',
      'show /item/3 navigate',
    ]);
  });
});

describe('[S2.1] redirect', () => {
  it('puts a page in the place of the one on top', () => {
    const plan = redirect(stackOf('/', '/list'), '/item/1');
    expect(urlsOf(plan.next)).toEqual(['/', '/item/1']);
    expect(plan.next).toMatchObject({ position: 1, highest: 1, nextSeq: 4 });
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.direction).toBe('none');
    expect(storyOf(plan)).toEqual(['unload /list', 'load /item/1', 'show /item/1 navigate']);
  });

  it('replaces a tab root too, and keeps it no longer', () => {
    const plan = redirect(stackOf('/'), '/list');
    expect(urlsOf(plan.next)).toEqual(['/list']);
    expect(tabsOf(plan.next)).toEqual([]);
    expect(storyOf(plan)).toEqual(['unload /', 'load /list', 'show /list navigate']);
  });

  it('hands on the duty to answer, if the new page can', () => {
    const state = planned(navigate(stackOf('/', '/list'), '/pick')).next;
    expect(redirect(state, '/pick', true).next.pages[2]).toMatchObject({ opener: 'p1' });
    expect(redirect(state, '/item/1', false).next.pages[2]).toMatchObject({ opener: null });
  });

  it('travels to the page when layers lie above it', () => {
    const plan = redirect(withLayers(stackOf('/', '/list'), 'a', 'b'), '/item/1');
    expect(plan.work).toEqual({ go: -2, write: 'replace' });
    expect(plan.next).toMatchObject({ position: 1, highest: 3, layers: [] });
    expect(plan.closed.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('takes the exit prompt away with the root [S8.5]', () => {
    const plan = redirect(withLayers(stackOf('/'), 'exit'), '/list');
    expect(plan.work).toEqual({ go: -1, write: 'replace' });
    expect(plan.next.layers).toEqual([]);
    expect(plan.closed.map(({ id }) => id)).toEqual(['exit']);
  });
});

describe('[S2.1] relaunch', () => {
  it('leaves one page and travels to the root first, so that nothing dead stays behind it', () => {
    const plan = relaunch(withTabs(stackOf('/', '/list', '/item/1'), '/me'), '/list');
    expect(urlsOf(plan.next)).toEqual(['/list']);
    expect(plan.next).toMatchObject({ position: 0, highest: 2, tabs: [], layers: [] });
    expect(plan.work).toEqual({ go: -2, write: 'replace' });
    expect(plan.direction).toBe('none');
  });

  it('[S4.1] unloads everything from the top down, kept tabs last', () => {
    const plan = relaunch(withTabs(stackOf('/', '/list', '/item/1'), '/me', '/shop'), '/');
    expect(storyOf(plan)).toEqual([
      'unload /item/1',
      'unload /list',
      'unload /',
      'unload /me',
      'unload /shop',
      'load /',
      'show / navigate',
    ]);
  });

  it('makes a fresh instance of a tab that was open', () => {
    const plan = relaunch(stackOf('/'), '/');
    expect(plan.next.pages[0]).toMatchObject({ id: 'tab:/', seq: 2 });
    expect(storyOf(plan)).toEqual(['unload /', 'load /', 'show / navigate']);
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
  });

  it('goes only as far as the browser still reaches', () => {
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
  it('drops the pages above the root, keeps the root, travels before it writes', () => {
    const plan = switchTab(stackOf('/', '/list', '/item/1'), '/me');
    expect(urlsOf(plan.next)).toEqual(['/me']);
    expect(tabsOf(plan.next)).toEqual(['/']);
    expect(plan.next).toMatchObject({ position: 0, highest: 2 });
    expect(plan.work).toEqual({ go: -2, write: 'replace' });
    expect(plan.direction).toBe('none');
    expect(storyOf(plan)).toEqual(['unload /item/1', 'unload /list', 'load /me', 'show /me tab']);
  });

  it('[S4.1] hides the old tab only if it was visible', () => {
    expect(storyOf(switchTab(stackOf('/'), '/me'))).toEqual(['hide /', 'load /me', 'show /me tab']);
  });

  it('shows a kept tab again without loading it', () => {
    const plan = switchTab(withTabs(stackOf('/'), '/me', '/shop'), '/me');
    expect(urlsOf(plan.next)).toEqual(['/me']);
    expect(tabsOf(plan.next)).toEqual(['/', '/shop']);
    expect(storyOf(plan)).toEqual(['hide /', 'show /me tab']);
    expect(plan.next.nextSeq).toBe(4);
  });

  it('back to its own root is only a show', () => {
    const plan = switchTab(stackOf('/', '/list'), '/');
    expect(storyOf(plan)).toEqual(['unload /list', 'show / tab']);
    expect(plan.work).toEqual({ go: -1, write: 'replace' });
  });

  it('to the tab that is shown changes nothing', () => {
    const plan = switchTab(stackOf('/'), '/');
    expect(plan.lifecycle).toEqual([]);
    expect(plan.next.pages).toEqual(stackOf('/').pages);
    expect(plan.work).toEqual({ go: 0, write: 'none' });
  });

  it('does not keep a root that is no tab', () => {
    const plan = switchTab(stackOf('/list', '/item/1'), '/me');
    expect(tabsOf(plan.next)).toEqual([]);
    expect(storyOf(plan)).toEqual(['unload /item/1', 'unload /list', 'load /me', 'show /me tab']);
  });

  it('mounts a kept tab that had become a ghost', () => {
    const state = withTabs(stackOf('/'), '/me');
    const ghost = {
      ...state,
      tabs: state.tabs.map((tab) => ({ ...tab, mount: 'ghost' }) as const),
    };
    const plan = switchTab(ghost, '/me');
    expect(plan.next.pages[0]?.mount).toBe('live');
    expect(storyOf(plan)).toEqual(['hide /', 'load /me', 'show /me tab']);
  });

  it('gives the tab its new address', () => {
    const plan = switchTab(withTabs(stackOf('/'), '/me'), '/me?ref=1');
    expect(plan.next.pages[0]).toMatchObject({ url: '/me?ref=1', params: { ref: '1' } });
    expect(storyOf(plan)).toEqual(['hide /', 'show /me?ref=1 tab']);
  });

  it('under the exit prompt writes on its entry and never travels [S8.5]', () => {
    const plan = switchTab(withLayers(stackOf('/'), 'exit'), '/me');
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.next).toMatchObject({
      position: 1,
      layers: [{ id: 'exit', position: 1, open: true }],
    });
    expect(plan.next.pages).toMatchObject([{ url: '/me', position: 0 }]);
    expect(plan.closed).toEqual([]);
  });

  it('under a sheet above the exit prompt goes to the root, where a touch arms the prompt again [S8.5]', () => {
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

  it('goes only as far as the browser still reaches', () => {
    const state = { ...stackOf('/', '/list'), position: 60, highest: 60 };
    expect(switchTab(state, '/me').work).toEqual({ go: -49, write: 'replace' });
  });
});
