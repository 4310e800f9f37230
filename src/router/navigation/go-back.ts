import type { Plan } from '../core/plan';
import { pagesAbove } from '../core/panes';
import { planBack } from '../core/plan-back';
import { isRefusal, type Refusal, refuse, shorten } from '../core/refusal';
import { allPages, type Page, type PageId, type StackState, topPage } from '../core/state';
import type { GuardOutcome } from '../guards/guards';
import type { Layers } from '../layers/layers';
import { UNMOUNTED } from './open-page';
import { type OpenPage, redirectRequest } from './open-request';
import type { PendingNavigations } from './pending-navigations';
import type { Services } from './services';
import type { ShownPages } from './shown-pages';
import type { SignIn } from './sign-in';
import { type Transaction, WENT_ELSEWHERE } from './transaction';

export type BackOptions = { readonly result?: unknown };

type BackCall = {
  /** The page whose code calls. If it has gone, its call does nothing: the page on top did not ask to close. */
  readonly from?: PageId;
  /** Runs as soon as the page and its guards agree: at once, unless one of them is asynchronous. */
  readonly onAllowed?: () => void;
};

export type GoBack = (
  delta?: unknown,
  options?: BackOptions,
  call?: BackCall,
) => Promise<Page | Refusal>;

type BackParts = Pick<
  Services,
  'table' | 'store' | 'queue' | 'guards' | 'lifecycle' | 'results' | 'context' | 'isUnmounted'
> & {
  readonly pending: Pick<PendingNavigations, 'cancel'>;
  readonly transaction: Pick<Transaction, 'run'>;
  readonly openPage: OpenPage;
  readonly shownPages: Pick<ShownPages, 'askArrived'>;
  readonly signIn: Pick<SignIn, 'takeBack'>;
  readonly layers: Pick<Layers, 'removeClosed'>;
};

type BackRequest = {
  /** The page on top when back was called. A result is this page's answer. */
  readonly caller: Page;
  readonly delta: unknown;
  readonly options: BackOptions | undefined;
  readonly onAllowed: (() => void) | undefined;
};

/** Back from the first page leads here [S2.6]. */
const ROOT = '/';

const GONE = refuse('cancel', 'the page that called back has gone');

const HANDLED = {
  kind: 'refused',
  refusal: refuse('cancel', 'the page handles back itself'),
} as const;

/**
 * A call of back, in this order. A sign-in page whose user has signed in leads on instead (sign-in.ts). `useBackPress` may
 * handle the call. `beforeLeave` may refuse it. Then the pages close. The call does not stop at layers: they close with
 * their page. The browser's Back stops at them (on-popstate.ts).
 */
export function createGoBack(parts: BackParts): GoBack {
  const { table, queue, pending, guards, lifecycle, results, transaction } = parts;
  const { openPage, shownPages, signIn, layers } = parts;
  const { stack } = parts.store;
  const top = () => topPage(stack());

  /** Whether a `useBackPress` listener of the page has handled this back. */
  const isHandled = () => lifecycle.call(top().key, 'backPress', { from: 'back' }).includes(true);

  /** Answers at once, unless a guard is asynchronous. */
  const askPages = (delta: unknown): GuardOutcome | Promise<GuardOutcome> =>
    isHandled() ? HANDLED : guards.mayClose(closingPages(stack(), delta));

  const goBack = async (request: BackRequest): Promise<Page | Refusal> => {
    const page = top();
    const outcome = askPages(request.delta);
    const isSlow = outcome instanceof Promise;
    const answer = isSlow ? await outcome : outcome;
    if (answer.kind === 'refused') return answer.refusal;
    if (page.key !== top().key) return WENT_ELSEWHERE;
    if (answer.kind === 'redirected') return openPage(redirectRequest(table, answer));
    request.onAllowed?.();
    const result = await queue.run(async () =>
      // Another back has waited for the same answer, and was first.
      isSlow && page.key !== top().key ? WENT_ELSEWHERE : takeTurn(request, page),
    );
    return result ?? goBack(request);
  };

  /**
   * An earlier back may have changed the page on top. Then this back asks that page in the same turn, so that a later
   * navigation stays behind it. null: its guard is asynchronous, and the queue does not wait for guards.
   */
  const takeTurn = async (request: BackRequest, page: Page): Promise<Page | Refusal | null> => {
    // The earlier back has reached the root. A double tap must not relaunch the app.
    if (stack().pages.length === 1) return top();
    if (page.key !== top().key) {
      const outcome = askPages(request.delta);
      if (outcome instanceof Promise || outcome.kind === 'redirected') return null;
      if (outcome.kind === 'refused') return outcome.refusal;
    }
    return closePages(request);
  };

  const closePages = async ({ caller, delta, options }: BackRequest) => {
    const { pages } = stack();
    const page = top();
    // A page below may have left the stack while a guard was pending.
    const missing = refuseMissing(pages, delta);
    if (missing) return missing;
    const count = countOf(delta, pages.length);
    const target = pages[pages.length - 1 - count];
    const beforeEvents = () => {
      if (!options || !('result' in options) || page.key !== caller.key) return;
      // The result is the answer of the page that the target opened. The user may have gone further from there.
      const opened = pages[pages.length - count] ?? page;
      const opener = opened.opener === target?.id ? target.id : null;
      results.answer(opened.id, opener, { route: opened.route, value: options.result });
    };
    const askGuards = (plan: Plan) => {
      if (target?.id === top().id) shownPages.askArrived(plan);
    };
    const move = planBack(stack(), count, parts.context());
    const commit = { animate: true, cause: 'page', beforeEvents, askGuards } as const;
    const outcome = await transaction.run(move, commit);
    if (isRefusal(outcome)) return outcome;
    layers.removeClosed();
    return top();
  };

  const goHome = async (): Promise<Page | Refusal> => {
    const outcome = await openPage({ kind: 'relaunch', input: { to: { url: ROOT } } });
    // A double tap: the first back is on its way there. No lock holds back [S2.5].
    const isOnItsWay = isRefusal(outcome) && outcome.refused === 'locked';
    return isOnItsWay ? queue.run(async () => top()) : outcome;
  };

  return async (given, options, { from, onAllowed } = {}) => {
    if (parts.isUnmounted()) return UNMOUNTED;
    const resumed = signIn.takeBack(from);
    if (resumed) return resumed;
    if (from !== undefined && !allPages(stack()).some(({ id }) => id === from)) return GONE;
    // A page that is beside the page on top closes the pages above it too.
    const above = pagesAbove(stack(), from);
    const delta = above > 0 ? above + countOf(given, Infinity) : given;
    const missing = refuseMissing(stack().pages, delta);
    if (missing) return missing;
    pending.cancel('cancel');
    const isRoot = stack().pages.length === 1 + above;
    if (isRoot) return isHandled() ? HANDLED.refusal : goHome();
    return goBack({ caller: top(), delta, options, onAllowed });
  };
}

/** [S2.1] The target of back must be in the route table. A newer version of the app may have lost it. */
function refuseMissing(pages: readonly Page[], delta: unknown): Refusal | null {
  const target = pages[pages.length - 1 - countOf(delta, pages.length)];
  return pages.length > 1 && target?.kind === 'not-found'
    ? refuse('not-found', `page not found: ${shorten(target.url)}`)
    : null;
}

/** Mounted pages above the one that back returns to, top first. */
function closingPages({ pages }: StackState, delta: unknown): readonly Page[] {
  const closing = pages.slice(-countOf(delta, pages.length)).reverse();
  return closing.filter(({ mount }) => mount === 'live');
}

/** [S2.7] How many pages close: one by default and for NaN, 0 and negative numbers, and never the root. */
function countOf(delta: unknown, depth: number): number {
  const count = Math.floor(Number(delta));
  return Math.min(count >= 1 ? count : 1, depth - 1);
}
