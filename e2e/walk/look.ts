import type { Page } from '@playwright/test';
import { type Model, type Slot, topOf } from './model/state';
import { factsOf, sameSpelling, withoutHash } from './table';

/** A user's view of the app, and the app's own facts. */
export type View = {
  readonly stack: readonly string[];
  readonly address: string;
  /** How many pages are shown, and how many move. */
  readonly active: number;
  readonly moving: number;
  readonly screen: Screen;
  readonly url: string | null;
  readonly data: { readonly of: string; readonly user: string } | null;
  readonly draft: string | null;
  readonly plain: string | null;
  readonly isDialog: boolean;
  /** The title in the bar of the page, and whether the bar has a way back. */
  readonly title: string | null;
  readonly hasBack: boolean;
  /** The page had content, and a loading screen took its place since the step began. */
  readonly wasLoading: boolean;
  /** The data that the browser keeps for the app. */
  readonly stored: string;
  readonly isCovered: boolean;
  /** A toast or another message has been on the screen since the step began. */
  readonly wasTold: boolean;
  readonly user: string | null;
  readonly calls: readonly string[];
  readonly thrown: readonly { readonly text: string; readonly isMoot: boolean }[];
};

type Screen = 'content' | 'loading' | 'failed' | 'denied' | 'not found' | 'crashed' | 'nothing';

/** Remembers what may be gone when the walk looks. */
export function watchScreens(): void {
  const look = () => {
    const loading = document.querySelector(
      '[data-state="active"] [data-page-content] [aria-busy="true"]',
    );
    if (loading) Object.assign(window, { walkWasLoading: true });
    const told = [...document.querySelectorAll('[role="status"], [role="alert"]')];
    if (told.some((element) => element.textContent)) Object.assign(window, { walkWasTold: true });
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

export const look = (page: Page): Promise<View> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const all = [...document.querySelectorAll<HTMLElement>('[data-page]')];
    const inState = (...states: string[]) =>
      all.filter((element) => states.includes(element.dataset.state ?? ''));
    const top = inState('active').at(-1);
    // A screen for a failure hides the page, and does not remove it.
    const part = (id: string) => {
      const element = top?.querySelector<HTMLElement>(`[data-page-content] [data-testid="${id}"]`);
      return element?.checkVisibility() ? element : null;
    };
    const field = (label: string) =>
      [...(top?.querySelectorAll('label') ?? [])]
        .find(({ textContent }) => textContent?.trim() === label)
        ?.querySelector('input')?.value ?? null;
    const text = top?.querySelector('[data-page-content]')?.textContent ?? '';
    const screens = [
      ['failed', /connection timed out|No network|server reports an error/],
      ['crashed', /Something went wrong/],
      ['denied', /No access/],
      ['not found', /Page not found/],
    ] as const;
    const other = screens.find(([, words]) => words.test(text))?.[0];
    const isLoading =
      top?.querySelector('[data-page-content]')?.childElementCount === 0 || /Loading/.test(text);
    const url = part('url')?.textContent ?? null;
    const data = part('data')?.dataset;
    const { walk, platform } = window.fixture;
    return {
      stack: platform.pages().map((shown) => shown.url),
      address: window.location.href,
      active: inState('active').length,
      moving: inState('entering', 'leaving').length,
      screen: url !== null ? 'content' : (other ?? (top && isLoading ? 'loading' : 'nothing')),
      url,
      // A loader gets the whole address. The fragment makes no other data.
      data: data ? { of: data.of?.split('#')[0] ?? '', user: data.user ?? '' } : null,
      draft: field('Draft'),
      plain: field('Plain'),
      title: top?.querySelector('header h1, [role="banner"] h1')?.textContent ?? null,
      hasBack: [...(top?.querySelectorAll('header button') ?? [])].some(({ textContent }) =>
        textContent?.startsWith('Back'),
      ),
      wasLoading: 'walkWasLoading' in window,
      stored: JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
      isDialog: Boolean(top?.matches('[role="dialog"]') || top?.querySelector('[role="dialog"]')),
      isCovered: [...document.querySelectorAll('[role="dialog"]')].some(({ textContent }) =>
        textContent?.includes('Sure?'),
      ),
      wasTold: 'walkWasTold' in window,
      user: walk.user(),
      calls: [...walk.calls()],
      thrown: walk.thrown(),
    };
  });

/** In a wide window a list is beside its detail, and beside the pages above that. A sheet lies over both. */
function shownPages({ isWide, stack }: Model): number {
  const isBelowSheet = stack.length > 1 && stack.at(-1)?.url.startsWith('/sheet');
  if (isBelowSheet || !isWide) return 1;
  const hasDetail = stack.some(
    ({ url }, index) => /^\/(item|thing)\//.test(url) && stack[index - 1]?.url === '/list',
  );
  return hasDetail ? 2 : 1;
}

/** The parts that the screen may show of a page, best first. */
function screensOf({ url, blocked, data, code }: Slot, isOnline: boolean): readonly Screen[] {
  // The code of these screens is fetched when it is needed first.
  const unfetched = isOnline ? [] : (['failed'] as const);
  if (!factsOf(url)) return ['not found', ...unfetched];
  if (blocked === 'denied') return ['denied', ...unfetched];
  if (blocked === 'checking') return ['loading'];
  if (code === 'throws') return ['crashed', 'failed'];
  if (code === 'gone') return ['failed'];
  if (code === 'slow') return ['loading'];
  if (code === 'unsure') return ['content', 'failed'];
  if (!data || data.status === 'ready') return ['content'];
  const older = data.of === null ? [] : (['content'] as const);
  switch (data.status) {
    case 'loading':
      return [...older, 'loading'];
    case 'failed':
      return ['failed', ...older];
    case 'unsure':
      return ['content', 'failed'];
  }
}

/** The differences between the app and the model. `index`: of the browser's history, from the first entry of the walk. */
export function differences(model: Model, view: View, path: string, index: number): string[] {
  const top = topOf(model);
  const found: string[] = [];
  const expect = (what: string, is: unknown, should: unknown) => {
    if (is !== should) found.push(`${what} is ${String(is)}, not ${String(should)}`);
  };
  const spell = (urls: readonly string[]) => urls.map(sameSpelling).join(' > ');
  expect('the stack', spell(view.stack), spell(model.stack.map(({ url }) => url)));
  expect('the address', sameSpelling(path), sameSpelling(top.url));
  expect('the place in the history', index, model.index);
  expect('the number of active pages', view.active, shownPages(model));
  expect('the number of moving pages', view.moving, 0);
  expect('the open dialog', view.isCovered, model.isCovered);
  expect('the user', view.user, model.user);
  const screens = screensOf(top, model.isOnline);
  if (!screens.includes(view.screen)) expect('the screen', view.screen, screens.join(' or '));
  if (view.screen === 'content') found.push(...contentDifferences(top, view));
  if (top.url.startsWith('/sheet') && model.stack.length > 1) {
    expect('the dialog role of a modal page', view.isDialog, true);
  }
  if (view.screen === 'content') {
    expect('the way back in the bar', view.hasBack, model.stack.length > 1);
  }
  if (model.isSteady) expect('a loading screen in place of the page', view.wasLoading, false);
  for (const text of model.forgotten) {
    if (view.stored.includes(text)) found.push(`the browser still keeps "${text}" of another user`);
  }
  for (const [number, ends] of model.calls.entries()) {
    const end = view.calls[number] ?? 'not made';
    if (!ends.includes(end)) expect(`call ${number + 1}`, end, ends.join(' or '));
  }
  return found;
}

function contentDifferences(top: Slot, view: View): string[] {
  const found: string[] = [];
  const { data } = top;
  if (sameSpelling(view.url ?? '') !== sameSpelling(top.url)) {
    found.push(`the page shows ${view.url}, not ${top.url}`);
  }
  if (data) {
    const of = data.status === 'ready' ? withoutHash(top.url) : data.of;
    const isOf = sameSpelling(view.data?.of ?? '') === sameSpelling(of ?? '');
    // The app may have tried again.
    const isRight = isOf || (data.status === 'unsure' && view.data?.of === withoutHash(top.url));
    if (!isRight) found.push(`the data is of ${view.data?.of}, not of ${of}`);
    const isOlder = sameSpelling(view.data?.of ?? '') !== sameSpelling(withoutHash(top.url));
    if (isOlder && data.status !== 'loading' && !view.wasTold) {
      found.push(`the data of ${view.data?.of} is under ${top.url}, and nobody says so`);
    }
    const isPersonal = factsOf(top.url)?.role !== undefined;
    if (isPersonal && view.data?.user !== view.user) {
      found.push(`the data of ${view.data?.user || 'nobody'} is shown to ${view.user}`);
    }
  }
  const title = factsOf(top.url)?.title;
  if (view.title !== title) found.push(`the title is ${view.title}, not ${title}`);
  if (top.draft !== null && view.draft !== top.draft) {
    found.push(`the draft is "${view.draft}", not "${top.draft}"`);
  }
  if (top.plain !== null && view.plain !== top.plain) {
    found.push(`the plain field has "${view.plain}", not "${top.plain}"`);
  }
  return found;
}
