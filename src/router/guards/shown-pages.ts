import { evictPages, makePlan, type Plan } from '../core/plan';
import { isRefusal } from '../core/refusal';
import {
  allPages,
  isSamePage,
  type Page,
  type PageId,
  pageKey,
  topPage,
  visiblePages,
} from '../core/state';
import type { PageMemory } from '../lifecycle/page-memory';
import type { OpenPage } from '../navigation/open-page';
import type { RouterCore } from '../navigation/router-core';
import type { GuardOutcome } from './guards';
import { replaceRequest } from './redirects';
import type { Login } from './sign-in';

/** Asks the guards of pages that are in the stack already. */
export type ShownPages = {
  /** A move through the history brought this page to the top, mounted again or as it was. */
  revealed(page: Page, isMounted: boolean): void;
  /** A move through the history has this plan. */
  planned(plan: Plan): void;
  /** The login has changed. Asks refused pages again, and all others if the previous user is no longer signed in. */
  loginChanged(): void;
};

/**
 * A move through the history cannot be refused, and a user may sign out while a page is shown. So a guard decides what
 * the page's frame shows, or which page takes its place.
 */
export function createShownPages(core: RouterCore, openPage: OpenPage): ShownPages {
  const { store, table, guards, login, lifecycle, memory, pageData, transaction, context } = core;
  const { stack, isBlocked, block } = store;
  const asking = new Map<string, AbortController>();
  let user = core.firstUser;
  /** The last person who was signed in. The page memory keeps the name over a reload. */
  let owner = identityOf(login) ?? readOwner(memory);
  writeOwner(memory, owner);
  /** Pages that were closed to the owner. Another user must not get their drafts and scroll offsets. */
  const closedPages = new Set<PageId>();
  for (const page of allPages(stack())) {
    if (guards.checkAccess(page).kind !== 'allowed') closedPages.add(page.id);
  }
  const isInStack = (page: Page) => allPages(stack()).some((other) => isSamePage(other, page));

  const settle = (page: Page, outcome: GuardOutcome) => {
    if (!isInStack(page)) return;
    const isOnTop = isSamePage(topPage(stack()), page);
    if (outcome.kind !== 'redirected' || !isOnTop) {
      return block(page, outcome.kind === 'allowed' ? null : 'denied');
    }
    // The other page's code may take a moment. A user who is redirected is not told of a denial.
    block(page, 'checking');
    const isStillChecking = () =>
      !asking.has(pageKey(page)) &&
      store.state.getState().blocked.get(pageKey(page)) === 'checking';
    void openPage(replaceRequest(table, outcome)).then((result) => {
      if (isRefusal(result) && isStillChecking()) block(page, 'denied');
    });
  };

  /** Only the latest question about a page counts, and no question about a page that has gone. */
  const ask = (page: Page) => {
    const key = pageKey(page);
    const question = new AbortController();
    asking.get(key)?.abort();
    asking.set(key, question);
    const outcome = guards.enter(page, question.signal);
    /** Returns whether this question was the latest. */
    const close = () => {
      forget();
      return asking.get(key) === question && asking.delete(key);
    };
    const forget = lifecycle.onLeave(page, () => {
      question.abort();
      close();
    });
    return { outcome, close };
  };

  /** `onFailure` runs unless the guards allow the page at once. */
  const askNow = (page: Page, onFailure = () => {}) => {
    const { outcome, close } = ask(page);
    if (outcome instanceof Promise) {
      onFailure();
      block(page, 'checking');
      void outcome.then((answer) => {
        if (close()) settle(page, answer);
      });
      return;
    }
    if (outcome.kind !== 'allowed') onFailure();
    close();
    if (outcome.kind !== 'allowed' || isBlocked(page)) settle(page, outcome);
  };

  const close = (page: Page) => {
    closedPages.add(page.id);
    pageData.drop(page);
    if (page.mount === 'live') block(page, 'checking');
  };

  /** Removes the page's components at once. If the page is shown again, it starts from the beginning. */
  const clear = (page: Page) => {
    close(page);
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

  /** Hidden pages become ghosts. Back mounts them again and asks their guards first. */
  const evictRefused = () => {
    const state = stack();
    const refused = allPages(state).filter(
      (page) => !isSamePage(page, topPage(state)) && !isBlocked(page) && !isAllowedAtOnce(page),
    );
    for (const page of refused) close(page);
    const live = refused.filter(({ mount }) => mount === 'live');
    if (live.length === 0) return;
    const step = {
      next: evictPages(state, live),
      work: { go: 0, write: 'none' },
      reason: 'back',
      direction: 'none',
    } as const;
    const plan = makePlan(state, step, context().limits);
    transaction.commit(plan, { animate: false, cause: 'page' });
  };

  /** The previous user is no longer signed in. Nothing that needs this user may be seen again. */
  const closeRefused = () => {
    store.blockLeaving((page) => guards.checkAccess(page).kind !== 'allowed');
    evictRefused();
    const top = topPage(stack());
    if (!isBlocked(top)) askNow(top, () => clear(top));
  };

  /** Another person has signed in. Drafts of closed pages go, and every loader runs for the new user. */
  const forgetOwner = () => {
    const person = identityOf(login);
    if (person !== null && owner !== null && person !== owner) {
      for (const id of closedPages) memory.forget(id);
      closedPages.clear();
      for (const page of allPages(stack())) pageData.restart(page);
    }
    if (person === null || person === owner) return;
    owner = person;
    writeOwner(memory, owner);
  };

  const revealed = (page: Page, isMounted: boolean) => {
    if (isMounted || isBlocked(page)) askNow(page);
  };

  return {
    revealed,
    planned: ({ next, lifecycle: events }) => {
      const loads = events.filter(({ type }) => type === 'load').map(({ page }) => page);
      for (const page of visiblePages(next)) {
        const isMounted = loads.some((load) => isSamePage(load, page));
        if (isMounted || isSamePage(page, topPage(next))) revealed(page, isMounted);
      }
    },
    loginChanged: () => {
      const previous = user;
      user = login.who();
      forgetOwner();
      const blocked = allPages(stack()).filter(isBlocked);
      if (previous !== null && previous !== user) closeRefused();
      for (const page of blocked) if (isInStack(page)) askNow(page);
    },
  };
}

/** The owner is stored like a value of a page, under an id that no page has. */
const OWNER_PAGE = '';
const OWNER_KEY = 'owner';

function writeOwner(memory: PageMemory, owner: string | null): void {
  if (owner !== null) memory.write(OWNER_PAGE, OWNER_KEY, owner);
}

function readOwner(memory: PageMemory): string | null {
  const owner = memory.read(OWNER_PAGE, OWNER_KEY);
  return typeof owner === 'string' ? owner : null;
}

/** The same person may get other rights, so the user id counts where the token has one. */
function identityOf({ who, user }: Login): string | null {
  const login = who();
  return login === null ? null : user?.()?.uid || login;
}
