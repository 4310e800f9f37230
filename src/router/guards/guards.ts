import { originOf, type Report } from '@/shared/errors';
import { isPromise } from '@/shared/values';
import { type Refusal, refuse, shorten } from '../core/refusal';
import { type Page, type Target } from '../core/state';
import type { Lifecycle } from '../lifecycle/lifecycle';
import type { Guard, GuardContext, GuardVerdict, RouteDef } from '../routes/route-table';
import type { CompiledTable } from '../routes/match';
import { type Login, signInUrl } from './login';

/** The answer of a page's guards. */
export type GuardOutcome =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | GuardRedirect;

export type GuardRedirect = {
  readonly kind: 'redirected';
  readonly url: string;
  readonly by: 'enter' | 'leave' | 'sign-in';
};

type MaybeAsync<T> = T | Promise<T>;

/** Whether the user has the roles and permissions of a route [S6.1, S6.2]. */
export type Access = (route: Pick<RouteDef, 'roles' | 'permissions'>) => boolean;

type GuardParts = {
  readonly table: CompiledTable;
  readonly access: Access;
  readonly login: Login;
  readonly lifecycle: Pick<Lifecycle, 'life'>;
  readonly report: Report;
};

const ALLOWED: GuardOutcome = { kind: 'allowed' };
const GONE = refused('cancel', 'the page has gone meanwhile');

export type Guards = ReturnType<typeof createGuards>;

/**
 * Every method answers at once, unless a guard of the route is asynchronous. A slow guard has no time-out.
 * - Calls: navigation/open-page.ts keeps the target locked until the guard answers, or until another call or a browser
 *   move cancels the navigation. navigation/go-back.ts waits without a lock.
 * - Browser moves: navigation/on-popstate.ts reverts first, and repeats the move when the guards have agreed.
 * - Shown pages: navigation/shown-pages.ts shows the loading screen while the guard is pending.
 */
export function createGuards({ table, access, login, lifecycle, report }: GuardParts) {
  const defOf = (target: Target) => table.routes.get(target.route)?.def;
  const pendingAnswers = new Map<string, Promise<GuardOutcome>>();

  /** Roles and permissions alone. No product code runs. */
  const checkAccess = (target: Target): GuardOutcome => {
    const def = defOf(target);
    if (!def || access(def)) return ALLOWED;
    const { signIn } = login;
    return signIn !== undefined && login.user() === null
      ? { kind: 'redirected', url: signInUrl(signIn, target.url), by: 'sign-in' }
      : refused('denied', `access denied: ${shorten(target.url)}`);
  };

  const contextOf = (target: Target, closing: boolean, signal: AbortSignal): GuardContext => {
    const { route, url, params } = target;
    return { route, url, params, closing, signal, user: login.user() };
  };

  /** A page that is about to open has no id yet. */
  const reportFor = (target: Target | Page) => (error: unknown) =>
    report(error, originOf('guard', 'id' in target ? target : null));

  const leave = (target: Target, closing: boolean, signal: AbortSignal): MaybeAsync<GuardOutcome> =>
    ask(defOf(target)?.beforeLeave, contextOf(target, closing, signal), 'leave', reportFor(target));

  /** Every call waits for the same answer. When the page goes away, that is an answer too. */
  const askToClose = (page: Page): MaybeAsync<GuardOutcome> => {
    const key = page.key;
    const known = pendingAnswers.get(key);
    if (known) return known;
    const life = lifecycle.life(key);
    const outcome = leave(page, true, life);
    if (!(outcome instanceof Promise)) return outcome;
    const pending = new AbortController();
    const gone = new Promise<GuardOutcome>((resolve) => {
      life.addEventListener('abort', () => resolve(GONE), pending);
    });
    void outcome.then(() => pending.abort());
    const answer = Promise.race([outcome, gone]);
    void answer.then(() => pendingAnswers.delete(key));
    pendingAnswers.set(key, answer);
    return answer;
  };

  /** Asks the pages that are about to close, top first. A page whose guard is pending is not asked again. */
  const mayClose = ([page, ...below]: readonly Page[]): MaybeAsync<GuardOutcome> => {
    if (page === undefined) return ALLOWED;
    const outcome = askToClose(page);
    const next = (answer: GuardOutcome) => (answer.kind === 'allowed' ? mayClose(below) : answer);
    return outcome instanceof Promise ? outcome.then(next) : next(outcome);
  };

  return {
    checkAccess,
    enter: (target: Target, signal: AbortSignal): MaybeAsync<GuardOutcome> => {
      const outcome = checkAccess(target);
      if (outcome.kind !== 'allowed') return outcome;
      const context = contextOf(target, false, signal);
      return ask(defOf(target)?.beforeEnter, context, 'enter', reportFor(target));
    },
    leave,
    mayClose,
  };
}

function ask(
  guard: Guard | undefined,
  context: GuardContext,
  by: 'enter' | 'leave',
  report: (error: unknown) => void,
): MaybeAsync<GuardOutcome> {
  if (!guard) return ALLOWED;
  const [code, message] =
    by === 'enter'
      ? (['denied', `access denied: ${shorten(context.url)}`] as const)
      : (['cancel', `the page stays: ${shorten(context.url)}`] as const);
  const judge = (verdict: GuardVerdict): GuardOutcome => {
    if (typeof verdict === 'string') return { kind: 'redirected', url: verdict, by };
    return verdict === false ? refused(code, message) : ALLOWED;
  };
  const fail = (error: unknown) => {
    // A guard may give up when the user goes elsewhere.
    if (!context.signal.aborted) report(error);
    return refused(code, `${message} (${String(error)})`);
  };
  try {
    const verdict = guard(context);
    // A promise of another library, taken for an answer, would let every user in.
    return isPromise(verdict) ? Promise.resolve(verdict).then(judge, fail) : judge(verdict);
  } catch (error) {
    return fail(error);
  }
}

function refused(code: 'denied' | 'cancel', message: string): GuardOutcome {
  return { kind: 'refused', refusal: refuse(code, message) };
}
