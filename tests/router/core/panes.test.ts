import { describe, expect, it } from 'vitest';
import { planNavigate } from '@/router/core/plan-open';
import { isRefusal } from '@/router/core/refusal';
import {
  isInOnePlace,
  mountVisiblePages,
  pagesAbove,
  pagesShown,
  panesOf,
  visiblePages,
} from '@/router/core/panes';
import { makePlan, type Plan } from '@/router/core/plan';
import type { Page, StackState } from '@/router/core/state';
import { contextOf, defaultLimits, stackOf, withGhosts } from '../../helpers/nav-states';

const kinds: Readonly<Record<string, Partial<Page>>> = {
  list: { hasDetails: true },
  item: { detailOf: 'list', hasDetails: true },
  part: { detailOf: 'item' },
  sheet: { modal: true },
};

/** `list item:1 page`: the pages of a stack, bottom first. Each name is a kind of page and its number. */
function stack(names: string, panes = 2): StackState {
  const pages = names.split(' ').map((name, index): Page => {
    const [route = ''] = name.split(':');
    const [page] = stackOf('/list').pages;
    return { ...(page as Page), ...kinds[route], id: name, key: `${index + 1}`, url: name, route };
  });
  const placed = pages.map((page, index) => ({ ...page, position: index, coveredAt: index }));
  const position = pages.length - 1;
  return { ...stackOf('/'), pages: placed, position, highest: position, panes, nextKey: 90 };
}

const urls = (pages: readonly Page[]) => pages.map(({ url }) => url).join(' ');

describe('panesOf', () => {
  it.each([
    // stack, panes of the window, pages side by side, number of panes
    ['page', 2, 'page', 1],
    ['page list', 1, 'list', 1],
    ['page list', 2, 'list', 2],
    ['page list item:1', 1, 'item:1', 1],
    ['page list item:1', 2, 'list item:1', 2],
    ['page list item:1 page', 2, 'list page', 2],
    ['page list item:1 item:2', 2, 'list item:2', 2],
    ['page list page item:1', 2, 'item:1', 2],
    ['page item:1', 2, 'item:1', 2],
    ['list item:1 part:1', 2, 'item:1 part:1', 2],
    ['list', 3, 'list', 2],
    ['list item:1', 3, 'list item:1', 3],
    ['list item:1 part:1', 3, 'list item:1 part:1', 3],
    ['list item:1 part:1 page', 3, 'list item:1 page', 3],
    ['list item:1 list item:2', 2, 'list item:2', 2],
    ['list item:1 sheet', 2, 'list item:1', 2],
    ['sheet', 2, 'sheet', 1],
  ])('of %s with %i panes are %s in %i', (names, panes, expected, count) => {
    const { pages, count: actual } = panesOf(stack(names, panes));
    expect([urls(pages), actual]).toEqual([expected, count]);
  });

  it('names the list beside which a pane is empty', () => {
    expect(panesOf(stack('page list')).emptyBeside?.url).toBe('list');
    expect(panesOf(stack('list item:1')).emptyBeside).toBeNull();
    expect(panesOf(stack('list', 1)).emptyBeside).toBeNull();
  });
});

it('pagesShown are the panes, or the sheet alone that lies over them', () => {
  expect(urls(pagesShown(stack('list item:1')))).toBe('list item:1');
  expect(urls(pagesShown(stack('list item:1 sheet')))).toBe('sheet');
  expect(urls(pagesShown(stack('sheet')))).toBe('sheet');
});

it('visiblePages are the panes and the sheets above them', () => {
  expect(urls(visiblePages(stack('page list item:1 sheet')))).toBe('list item:1 sheet');
  expect(urls(visiblePages(stack('page list item:1 sheet', 1)))).toBe('item:1 sheet');
});

it('mountVisiblePages mounts the list beside a detail too', () => {
  const ghosts = withGhosts(stack('page list item:1'), 0, 1, 2);
  const mounts = (state: StackState) => mountVisiblePages(state).pages.map(({ mount }) => mount);
  expect(mounts(ghosts)).toEqual(['ghost', 'live', 'live']);
  expect(mounts({ ...ghosts, panes: 1 })).toEqual(['ghost', 'ghost', 'live']);
  const live = stack('page');
  expect(mountVisiblePages(live)).toBe(live);
});

it('a page and the pages above it have the same place, with the URL of the detail beside it', () => {
  const placesOf = (state: StackState) =>
    [...panesOf(state).places].map(([key, { pane, detailUrl }]) => `${key} ${pane} ${detailUrl}`);
  expect(placesOf(stack('page list item:1 page'))).toEqual([
    '1 0 item:1',
    '2 0 item:1',
    '3 1 undefined',
    '4 1 undefined',
  ]);
  expect(placesOf(stack('list item:1 part:2', 3))).toEqual([
    '1 0 item:1',
    '2 1 part:2',
    '3 2 undefined',
  ]);
  expect(placesOf(stack('list item:1', 1))).toEqual([]);
});

it('pagesAbove counts the pages above a page that is shown, and none above a hidden one', () => {
  const two = stack('page list item:1 page:2');
  const ids = ['page', 'list', 'item:1', 'page:2', 'gone', undefined];
  expect(ids.map((id) => pagesAbove(two, id))).toEqual([0, 2, 0, 0, 0, 0]);
});

it('isInOnePlace is false if another pane changes, or if the number of panes does', () => {
  expect(isInOnePlace(stack('page', 1), stack('page list', 1))).toBe(true);
  expect(isInOnePlace(stack('page'), stack('page page'))).toBe(true);
  expect(isInOnePlace(stack('list item:1'), stack('list item:1 page'))).toBe(true);
  expect(isInOnePlace(stack('list item:1'), stack('list item:1 part:1', 2))).toBe(false);
  expect(isInOnePlace(stack('page'), stack('page list'))).toBe(false);
  expect(isInOnePlace(stack('list'), stack('list item:1'))).toBe(false);
});

describe('a page opened by a page that is beside the page on top', () => {
  const open = (before: StackState, above: number, place = { position: before.position }): Plan => {
    const target = { kind: 'page', route: 'item', url: 'item:9', params: {}, tab: false } as const;
    const opener = before.pages[before.pages.length - 1 - above]!.id;
    const move = planNavigate(before, { ...target, detailOf: 'list' }, opener, contextOf(), above);
    if (isRefusal(move)) throw new Error(move.message);
    return { ...move.plan(before, place), work: { ...move.plan(before, place).work, go: move.go } };
  };

  it('takes over the entry of the detail', () => {
    const plan = open(stack('page list item:1'), 1);
    expect(urls(plan.next.pages)).toBe('page list item:9');
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect([plan.next.position, plan.next.deadAbove]).toEqual([2, 2]);
    expect(plan.lifecycle.map(({ type, page }) => `${page.url} ${type}`)).toEqual([
      'item:1 unload',
      'item:9 load',
      'item:9 show',
    ]);
  });

  it('goes back to the entry of the detail first, if other pages are above it', () => {
    const plan = open(stack('page list item:1 page'), 2, { position: 2 });
    expect(urls(plan.next.pages)).toBe('page list item:9');
    expect(plan.work).toEqual({ go: -1, write: 'replace' });
    expect([plan.next.position, plan.next.deadAbove]).toEqual([2, 2]);
  });

  it('is refused if the stack is full, and not if it takes the place of a page', () => {
    const limits = { ...defaultLimits, stack: 3, onFull: 'refuse' } as const;
    const full = stack('page list item:1');
    const target = { kind: 'page', route: 'x', url: 'x', params: {}, tab: false } as const;
    const context = contextOf({ limits });
    expect(planNavigate(full, target, 'list', context, 0)).toMatchObject({ refused: 'stack-full' });
    expect(isRefusal(planNavigate(full, target, 'list', context, 1))).toBe(false);
  });
});

describe('a window that becomes wider or narrower', () => {
  const resize = (before: StackState, panes: number) =>
    makePlan(
      before,
      {
        next: { ...before, panes },
        work: { go: 0, write: 'none' },
        reason: 'resize',
        direction: 'none',
      },
      defaultLimits,
    );
  const events = (plan: Plan) =>
    plan.lifecycle.map(({ page, ...event }) => [page.url, ...Object.values(event)].join(' '));

  it('shows the list, and nothing happens to the detail', () => {
    expect(events(resize(stack('page list item:1', 1), 2))).toEqual(['list show resize']);
  });

  it('hides the list, and nothing happens to the detail', () => {
    expect(events(resize(stack('page list item:1', 2), 1))).toEqual(['list hide']);
  });

  it('changes nothing for a page without details', () => {
    expect(events(resize(stack('page page', 1), 3))).toEqual([]);
  });
});
