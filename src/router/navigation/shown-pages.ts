import { evictPages, makePlan, type Plan } from '../core/plan';
import { originOf, type Report } from '@/shared/errors';
import { isRefusal } from '../core/refusal';
import { isShown, pagesShown, visiblePages } from '../core/panes';
import { allPages, type Page, topPage } from '../core/state';
import type { GuardOutcome, GuardRedirect } from '../guards/guards';
import { type Identity, isSameIdentity } from '../guards/login';
import { MAX_REDIRECTS, type OpenPage, replaceRequest } from './open-request';
import type { Services } from './services';
import { isInStack } from './store';
import type { Transaction } from './transaction';

/** Asks the guards of pages that are in the stack already. */
export type ShownPages = {
  /** A move through the history brought this page to the top, mounted again or as it was. */
  revealed(page: Page, isMounted: boolean): void;
  /** A back or a browser move carried out this plan. */
  askArrived(plan: Plan): void;
  /** The loader of the page leads elsewhere. A page below asks its loader again when it is shown. */
  redirected(page: Page, url: string): void;
  /** The login may have changed. Asks refused pages again, and all others if the previous login has ended. */
  loginChanged(before: Identity, now: Identity): void;
};

/** A question to the guards of a page in the stack. `end` returns whether it was the latest one about the page. */
type Question = { readonly signal: AbortSignal; readonly end: () => boolean };

type ShownPagesParts = Pick<
  Services,
  'table' | 'store' | 'login' | 'guards' | 'lifecycle' | 'memory' | 'resources' | 'context'
> & {
  readonly transaction: Pick<Transaction, 'commit'>;
  readonly openPage: OpenPage;
  readonly report: Report;
};

/**
 * A move through the history cannot be refused, and a user may sign out while a page is shown. So a guard decides what
 * the page's frame shows, or which page takes its place.
 */
export function createShownPages(parts: ShownPagesParts): ShownPages {
  const { store, table, guards, lifecycle, memory, resources, openPage } = parts;
  const { stack, isBlocked, block } = store;
  const asking = new Map<string, AbortController>();
  /** The page that a slow loader has led to, and how many of them in a row. */
  let chain = { key: '', count: 0 };
  const isPresent = (page: Page) => isInStack(store.state.getState(), page.key);

  /** Only the latest question about a page counts, and no question about a page that has gone. */
  const begin = (page: Page): Question => {
    const key = page.key;
    const question = new AbortController();
    asking.get(key)?.abort();
    asking.set(key, question);
    const { signal } = question;
    const life = lifecycle.life(key);
    const onGone = () => {
      question.abort();
      end();
    };
    const end = () => {
      life.removeEventListener('abort', onGone);
      const isLatest = asking.get(key) === question;
      if (isLatest) asking.delete(key);
      return isLatest;
    };
    life.addEventListener('abort', onGone);
    return { signal, end };
  };

  const ask = (page: Page) => {
    const question = begin(page);
    return { ...question, outcome: guards.enter(page, question.signal) };
  };

  /** The redirect is a part of the question: a newer question about the page cancels both. */
  const redirect = async (page: Page, outcome: GuardRedirect, { signal, end }: Question) => {
    // The other page's code may take a moment. A user who is redirected is not told of a denial.
    block(page, 'checking');
    const onPage = (next: Page) => {
      if (outcome.by !== 'sign-in' || next.tab) return;
      memory.keepFor(page.id, next.id);
    };
    const result = await openPage({ ...replaceRequest(table, outcome), signal, onPage });
    if (!end() || !isRefusal(result)) return null;
    if (isBlocked(page)) block(page, 'denied');
    return result;
  };

  const decide = (page: Page, outcome: GuardOutcome, question: Question) => {
    const isOnTop = topPage(stack()).key === page.key;
    if (outcome.kind === 'redirected' && isOnTop) return void redirect(page, outcome, question);
    question.end();
    if (isPresent(page)) block(page, outcome.kind === 'allowed' ? null : 'denied');
  };

  /** `onFailure` runs unless the guards allow the page at once. */
  const askNow = (page: Page, onFailure = () => {}) => {
    const { outcome, ...question } = ask(page);
    if (outcome instanceof Promise) {
      onFailure();
      block(page, 'checking');
      void outcome.then((answer) => {
        if (!question.signal.aborted) decide(page, answer, question);
      });
      return;
    }
    if (outcome.kind === 'allowed' && !isBlocked(page)) return void question.end();
    if (outcome.kind !== 'allowed') onFailure();
    decide(page, outcome, question);
  };

  const hidePage = (page: Page) => {
    resources.drop(page);
    if (page.mount === 'live') block(page, 'checking');
  };

  /** Removes the page's components at once. If the page is shown again, it starts from the beginning. */
  const clear = (page: Page) => {
    hidePage(page);
    lifecycle.deliver(
      [
        { type: 'hide', page },
        { type: 'evict', page },
        { type: 'load', page },
        { type: 'show', page, reason: 'navigate' },
        { type: 'ready', page },
      ],
      () => undefined,
    );
  };

  /** A hidden page with an asynchronous guard counts as refused. Back asks the guard again. */
  const isAllowedAtOnce = (page: Page) => {
    const question = new AbortController();
    const outcome = guards.enter(page, question.signal);
    question.abort();
    return !(outcome instanceof Promise) && outcome.kind === 'allowed';
  };

  const isHidden = (page: Page) => !isShown(stack(), page.key);

  /** Hidden pages become ghosts. Back mounts them again and asks their guards first. */
  const evictRefused = () => {
    const state = stack();
    const refused = allPages(state).filter(
      (page) => isHidden(page) && !isBlocked(page) && !isAllowedAtOnce(page),
    );
    for (const page of refused) hidePage(page);
    const live = refused.filter(({ mount }) => mount === 'live');
    if (live.length === 0) return;
    const change = {
      next: evictPages(state, live),
      work: { go: 0, write: 'none' },
      reason: 'back',
      direction: 'none',
    } as const;
    const plan = makePlan(state, change, parts.context().limits);
    parts.transaction.commit(plan, { animate: false, cause: 'page' });
  };

  /** The previous user is no longer signed in. Nothing that needs this user may be seen again. */
  const closeRefused = () => {
    store.blockRemoved((page) => guards.checkAccess(page).kind !== 'allowed');
    evictRefused();
    // The page on top comes last: its guard may lead to another page.
    for (const page of pagesShown(stack())) if (!isBlocked(page)) askNow(page, () => clear(page));
  };

  const revealed = (page: Page, isMounted: boolean) => {
    if (isMounted || isBlocked(page)) askNow(page);
  };

  /** The loader of a page that is shown leads elsewhere. A product should hear that it leads nowhere. */
  const leadOn = async (page: Page, url: string) => {
    if (topPage(stack()).key !== page.key) return;
    const count = chain.key === page.key ? chain.count + 1 : 1;
    const fail = (problem: string) => {
      if (isPresent(page)) block(page, 'denied');
      const message = `the loader of '${page.url}' leads to '${url}': ${problem}`;
      parts.report(new Error(message), originOf('loader', page));
    };
    if (count > MAX_REDIRECTS) return fail('the loaders lead in a circle');
    const refusal = await redirect(page, { kind: 'redirected', url, by: 'enter' }, begin(page));
    if (refusal) return fail(refusal.message);
    chain = { key: topPage(stack()).key, count };
  };

  return {
    revealed,
    redirected: (page, url) => void leadOn(page, url),
    askArrived: ({ next, lifecycle: events }) => {
      const loads = events.filter(({ type }) => type === 'load').map(({ page }) => page);
      for (const page of visiblePages(next)) {
        const isMounted = loads.some((load) => load.key === page.key);
        if (isMounted || isShown(next, page.key)) revealed(page, isMounted);
      }
    },
    loginChanged: (before, now) => {
      for (const page of allPages(stack())) resources.restart(page);
      const blocked = allPages(stack()).filter(isBlocked);
      if (before !== null && !isSameIdentity(before, now)) closeRefused();
      // Data comes for the person who is here now, if this person may see the page. Other old data waits for its page.
      const isDue = (page: Page) => !resources.of(page) || visiblePages(stack()).includes(page);
      const live = allPages(stack()).filter(
        ({ kind, mount }) => kind === 'page' && mount === 'live',
      );
      for (const page of live) if (!isBlocked(page) && isDue(page)) resources.load(page);
      for (const page of blocked) if (isPresent(page)) askNow(page);
    },
  };
}
