import { quote, refuse } from './core/refusal';
import type { CompiledTable } from './core/match';
import type { Guard, GuardContext, GuardVerdict, RouteDef } from './core/route-def';
import type { Refusal, Target } from './core/types';
import { type Login, signInUrl } from './sign-in';

export type GateVerdict =
  | { readonly gate: 'open' }
  | { readonly gate: 'closed'; readonly refusal: Refusal }
  | Elsewhere;

export type Elsewhere = {
  readonly gate: 'elsewhere';
  readonly url: string;
  readonly from: 'enter' | 'leave' | 'sign-in';
};

/** Roles and permissions of the visitor, answered by whoever keeps the login [S6.1, S6.2]. */
export type Access = (route: Pick<RouteDef, 'roles' | 'permissions'>) => boolean;

export type Guards = {
  /** Roles and permissions alone, which ask no code of the product. */
  admit(target: Target): GateVerdict;
  /** Answers at once unless the route's own guard is asynchronous. */
  enter(target: Target, signal: AbortSignal): GateVerdict | Promise<GateVerdict>;
  leave(target: Target, closing: boolean, signal: AbortSignal): GateVerdict | Promise<GateVerdict>;
};

const OPEN: GateVerdict = { gate: 'open' };

export function createGuards(table: CompiledTable, access: Access, login: Login): Guards {
  const defOf = (target: Target) => table.routes.get(target.route)?.def;

  const admit = (target: Target): GateVerdict => {
    const def = defOf(target);
    if (!def || access(def)) return OPEN;
    return login.signIn !== undefined && login.who() === null
      ? { gate: 'elsewhere', url: signInUrl(login.signIn, target.url), from: 'sign-in' }
      : closed('denied', `access denied: ${quote(target.url)}`);
  };

  return {
    admit,
    enter: (target, signal) => {
      const admission = admit(target);
      if (admission.gate !== 'open') return admission;
      return ask(
        defOf(target)?.beforeEnter,
        { ...target, closing: false, signal },
        'denied',
        `access denied: ${quote(target.url)}`,
      );
    },
    leave: (target, closing, signal) =>
      ask(
        defOf(target)?.beforeLeave,
        { ...target, closing, signal },
        'cancel',
        `the page stays: ${quote(target.url)}`,
      ),
  };
}

/** Asks pages that are about to close, one after the other; answers at once if all of them do. */
export function askToLeave<Page>(
  leave: (page: Page) => GateVerdict | Promise<GateVerdict>,
  [page, ...rest]: readonly Page[],
): GateVerdict | Promise<GateVerdict> {
  if (page === undefined) return OPEN;
  const verdict = leave(page);
  const next = (answer: GateVerdict) => (answer.gate === 'open' ? askToLeave(leave, rest) : answer);
  return verdict instanceof Promise ? verdict.then(next) : next(verdict);
}

function ask(
  guard: Guard | undefined,
  { route, url, params, closing, signal }: GuardContext,
  code: 'denied' | 'cancel',
  message: string,
): GateVerdict | Promise<GateVerdict> {
  if (!guard) return OPEN;
  const judge = (verdict: GuardVerdict): GateVerdict => {
    if (typeof verdict === 'string') {
      return { gate: 'elsewhere', url: verdict, from: code === 'denied' ? 'enter' : 'leave' };
    }
    return verdict === false ? closed(code, message) : OPEN;
  };
  const failed = (error: unknown) => closed(code, `${message} (${String(error)})`);
  try {
    const verdict = guard({ route, url, params, closing, signal });
    return isThenable(verdict) ? Promise.resolve(verdict).then(judge, failed) : judge(verdict);
  } catch (error) {
    return failed(error);
  }
}

/** Promises of other libraries too: taken for an answer, one would let everybody through. */
function isThenable(verdict: unknown): verdict is PromiseLike<GuardVerdict> {
  return typeof Object(verdict).then === 'function';
}

function closed(code: 'denied' | 'cancel', message: string): GateVerdict {
  return { gate: 'closed', refusal: refuse(code, message) };
}
