import { LOADING_DELAY } from '@/shared/defaults';
import { hashOf, withoutHash } from '@/shared/url-hash';
import type { Move, Plan } from '../core/plan';
import {
  keptTab,
  planNavigate,
  planRedirect,
  planRelaunch,
  planSwitchTab,
} from '../core/plan-open';
import { isRefusal, type Refusal, refuse, shorten } from '../core/refusal';
import {
  allPages,
  type Page,
  type StackState,
  tabId,
  type Target,
  topPage,
  withTarget,
} from '../core/state';
import type { PageLoad } from '../data/page-resources';
import type { GuardOutcome } from '../guards/guards';
import { identityOf, isSameIdentity } from '../guards/login';
import { locationStateKey } from '../lifecycle/page-memory';
import { checkTarget, type TargetInput, targetOfUrl } from '../routes/target';
import {
  MAX_REDIRECTS,
  type OpenPage,
  type OpenRequest,
  redirectedRequest,
  type SignInKinds,
} from './open-request';
import type { PendingNavigation, PendingNavigations } from './pending-navigations';
import type { Services } from './services';
import type { ShownPages } from './shown-pages';
import type { SignIn } from './sign-in';
import type { Transaction } from './transaction';

/** One call, with everything that guards have redirected it to. */
type Call = {
  /** The first request. It begins again for another user: the answers about the user before do not count. */
  readonly origin: OpenRequest;
  readonly redirects: number;
  /** By page key: pages whose `beforeLeave` has allowed this call. `covered` does not allow the page to close. */
  readonly allowed: Map<string, 'covered' | 'closed'>;
};

/** The answer of the guards. It is valid as long as the same user is signed in. */
type Decision = {
  readonly access: 'allowed' | 'denied';
  readonly isValid: () => boolean;
};

type OpenPageParts = Pick<
  Services,
  | 'table'
  | 'store'
  | 'queue'
  | 'guards'
  | 'login'
  | 'resources'
  | 'lifecycle'
  | 'memory'
  | 'results'
  | 'context'
  | 'clock'
  | 'isUnmounted'
> & {
  readonly pending: PendingNavigations;
  readonly transaction: Pick<Transaction, 'run'>;
  readonly signInKinds: SignInKinds;
  readonly revealed: ShownPages['revealed'];
  readonly resume: SignIn['resume'];
};

/** The refusal of every call to an app that is unmounted. */
export const UNMOUNTED = refuse('cancel', 'the app was unmounted');

/**
 * navigate, redirect, relaunch and switchTab, in this order: check the target [S2.1], lock it, ask the guards, wait a
 * moment for the page's code, plan, and run the transaction. A new user is a new question to the guards. If the browser
 * travels already, the page opens, and its guards decide what it shows.
 */
export function createOpenPage(parts: OpenPageParts): OpenPage {
  const { table, store, queue, pending, guards, login, resources, transaction } = parts;
  const { stack } = store;

  const openPage = async (request: OpenRequest, call: Call): Promise<Page | Refusal> => {
    if (parts.isUnmounted()) return UNMOUNTED;
    const target = checkTarget(table, request.kind, request.input, topPage(stack()).url);
    if (isRefusal(target)) return target;
    const lock = withoutHash(target.url);
    if (pending.isLocked(lock)) return refuse('locked', `locked: ${shorten(lock)}`);
    pending.cancel('superseded');
    const navigation = pending.start(lock, request.signal);
    let load: PageLoad | null = null;
    const identity = identityOf(login);
    const isSameUser = () => isSameIdentity(identity, identityOf(login));
    const beginAgain = () => {
      load?.cancel();
      navigation.end();
      return openPage(call.origin, { ...call, redirects: 0 });
    };
    try {
      let outcome = await ask(request, target, navigation, call);
      if (outcome.kind === 'allowed' && !navigation.refusal) {
        load = resources.start(target, isNewPage(request, target) ? 'all' : 'code');
        await waitFor(load, navigation);
      }
      if (navigation.refusal) return navigation.refusal;
      if (!isSameUser() && isAboutUser(outcome)) return await beginAgain();
      const redirect = load?.redirect() ?? null;
      if (redirect !== null) outcome = { kind: 'redirected', url: redirect, by: 'enter' };
      const isDenied = outcome.kind === 'refused' && outcome.refusal.refused === 'denied';
      if (outcome.kind === 'allowed' || (isDenied && request.showsDenied)) {
        const mayEnter = () => guards.checkAccess(target).kind === 'allowed';
        const decision: Decision = {
          access: isDenied ? 'denied' : 'allowed',
          isValid: () => isSameUser() && (isDenied || mayEnter()),
        };
        const committed = await commit(request, target, navigation, { decision, load });
        if (!committed) return await beginAgain();
        // The user signed in while the browser travelled to the entry of the sign-in page.
        if (request.isSignIn && !isRefusal(committed)) parts.resume(identity, identityOf(login));
        return committed;
      }
      if (outcome.kind === 'refused') return outcome.refusal;
      navigation.end();
      if (call.redirects >= MAX_REDIRECTS) {
        return refuse('denied', `the guards or loaders lead in a circle: ${shorten(lock)}`);
      }
      const next = redirectedRequest(parts, request, outcome);
      const origin = outcome.by === 'leave' ? next : call.origin;
      return await openPage(next, { ...call, origin, redirects: call.redirects + 1 });
    } finally {
      // Nothing was committed.
      if (navigation.phase !== 'settling') {
        load?.cancel();
        navigation.end();
      }
    }
  };

  const ask = async (
    request: OpenRequest,
    target: Target,
    navigation: PendingNavigation,
    { allowed }: Call,
  ): Promise<GuardOutcome> => {
    const { kind } = request;
    // Check access first: no page needs to close for a denied target.
    const access = guards.checkAccess(target);
    if (access.kind !== 'allowed') return access;
    const cancelled = navigation.cancelled.then((): GuardOutcome => ({ kind: 'allowed' }));
    for (const page of request.skipsLeaveGuards ? [] : pagesToAsk(request, target, stack())) {
      const isCovered = kind === 'navigate' && page === openerOf(request, stack());
      const isKept = isCovered || (kind === 'switchTab' && page.tab);
      const known = allowed.get(page.key);
      if (known === 'closed' || (known && isKept)) continue;
      const outcome = guards.leave(page, !isKept, navigation.signal);
      const answer = await Promise.race([outcome, cancelled]);
      if (answer.kind !== 'allowed' || navigation.refusal) return answer;
      allowed.set(page.key, isKept ? 'covered' : 'closed');
    }
    const shown = kind === 'switchTab' ? keptTab(stack(), target) : target;
    return Promise.race([guards.enter(shown, navigation.signal), cancelled]);
  };

  /** A kept tab has its data already. */
  const isNewPage = ({ kind }: OpenRequest, { route }: Target) =>
    kind !== 'switchTab' || !allPages(stack()).some((page) => page.tab && page.route === route);

  /** Only for a moment: then the page opens with a loading screen. Code and data load in parallel. */
  const waitFor = async (load: PageLoad, navigation: PendingNavigation) => {
    if (load.isReady()) return;
    void navigation.cancelled.then(load.cancel);
    let cancelDelay = () => {};
    const delay = new Promise<void>((resolve) => {
      cancelDelay = parts.clock.after(LOADING_DELAY, resolve);
    });
    await Promise.race([load.done, navigation.cancelled, delay]);
    cancelDelay();
  };

  /** null: the answer of the guards no longer holds, and nothing has changed. */
  const commit = (
    request: OpenRequest,
    target: Target,
    navigation: PendingNavigation,
    { decision, load }: { decision: Decision; load: PageLoad | null },
  ) =>
    queue.run(async () => {
      if (navigation.refusal) return navigation.refusal;
      if (!decision.isValid()) return null;
      const move = moveFor(parts, request, target);
      if (isRefusal(move)) return move;
      navigation.enter('travelling');
      const { pages } = stack();
      const replaced = pages[pages.length - replacedPages(request)];
      const beforeEvents = (page: Page) => {
        if (load && decision.isValid()) resources.adopt(page, load);
        else load?.cancel();
        if (request.kind === 'relaunch') forgetTabs();
        const { state } = request.input;
        if (state !== undefined) parts.memory.write(page.id, locationStateKey(page.url), state);
        request.onPage?.(page);
        if (request.kind === 'redirect' && replaced) {
          if (page.opener) parts.results.pass(replaced.id, page.id);
          parts.lifecycle.record('replace', replaced);
        }
        const namesFragment = request.kind === 'switchTab' && hashOf(target.url) !== '';
        if (namesFragment) parts.lifecycle.record('fragment', page);
      };
      const access = () => (decision.isValid() ? decision.access : 'checking');
      const askGuards = ({ next }: Plan) => {
        const page = topPage(next);
        if (store.isBlocked(page) && !decision.isValid()) parts.revealed(page, true);
      };
      const options = { animate: true, cause: 'page', access, beforeEvents, askGuards } as const;
      const outcome = await transaction.run(move, options);
      if (!isRefusal(outcome)) {
        navigation.enter('settling');
        void store.settled().then(navigation.end);
      }
      return outcome;
    });

  /** After a reload the stack does not know all kept tabs, and a relaunch ends them too. */
  const forgetTabs = () => {
    for (const [route, { def }] of table.routes) if (def.tab) parts.memory.forget(tabId(route));
  };

  return async ({ input, ...rest }) => {
    // The call may begin again, and another page may be on top by then.
    const request = { ...rest, input: { ...input, from: input.from ?? topPage(stack()).url } };
    return openPage(request, { origin: request, redirects: 0, allowed: new Map() });
  };
}

/** Whether the answer may be another one for another user. A page that refuses to close does so for everybody. */
function isAboutUser(outcome: GuardOutcome): boolean {
  switch (outcome.kind) {
    case 'allowed':
      return true;
    case 'refused':
      return outcome.refusal.refused === 'denied';
    case 'redirected':
      return outcome.by !== 'leave';
  }
}

function moveFor(parts: OpenPageParts, request: OpenRequest, target: Target): Move | Refusal {
  const { renamed } = request;
  const move = plannedMove(parts, request, target);
  if (!renamed || isRefusal(move)) return move;
  const withUrl = (page: Page): Page =>
    page.id === renamed.id
      ? { ...withTarget(page, targetOfUrl(parts.table, renamed.url)), needsWrite: true }
      : page;
  const plan: Move['plan'] = (now, place) =>
    move.plan({ ...now, pages: now.pages.map(withUrl) }, place);
  return { ...move, plan };
}

function plannedMove(
  { table, store, context }: OpenPageParts,
  request: OpenRequest,
  target: Target,
): Move | Refusal {
  const stack = store.stack();
  switch (request.kind) {
    case 'navigate': {
      const opener = openerOf(request, stack).id;
      return planNavigate(stack, target, opener, context(), request.above);
    }
    case 'redirect': {
      const hasResult = table.routes.get(target.route)?.def.result !== undefined;
      return planRedirect(stack, target, hasResult, context(), replacedPages(request));
    }
    case 'relaunch':
      return planRelaunch(stack, target, context());
    case 'switchTab':
      return planSwitchTab(stack, target, context());
  }
}

function openerOf({ above = 0 }: OpenRequest, { pages }: StackState): Page {
  return pages[pages.length - 1 - above] as Page;
}

/** How many pages a redirect replaces. */
function replacedPages({ above = 0, replacedPages: count = above + 1 }: OpenRequest): number {
  return count;
}

/** Pages whose `beforeLeave` runs, top first. */
function pagesToAsk(request: OpenRequest, target: Target, stack: StackState): readonly Page[] {
  const { kind } = request;
  const top = topPage(stack);
  const isMounted = (page: Page) => page.mount === 'live';
  const mounted = [...stack.pages].reverse().filter(isMounted);
  switch (kind) {
    case 'navigate': {
      const opener = openerOf(request, stack);
      const closing = stack.pages.slice(stack.pages.indexOf(opener) + 1);
      return [...mounted.filter((page) => closing.includes(page)), opener];
    }
    case 'redirect': {
      const replaced = stack.pages.slice(-replacedPages(request));
      return mounted.filter((page) => replaced.includes(page));
    }
    case 'relaunch':
      return [...mounted, ...stack.tabs.filter(isMounted)];
    case 'switchTab':
      return mounted.filter((page) => !page.tab || (page === top && page.route !== target.route));
  }
}

export type Opening = {
  readonly page: Promise<Page | Refusal>;
  /** undefined if the page closes without a result, or never opened. */
  readonly result: Promise<unknown>;
};

type OpeningParts = Pick<Services, 'results' | 'isUnmounted'> & {
  readonly openPage: OpenPage;
};

/** navigate, and the result that the page answers with. */
export function openForResult(parts: OpeningParts, input: TargetInput, above: number): Opening {
  let answer: (value: unknown) => void = () => {};
  const result = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  // A guard may have led to a tab, which has no result. An unmounted app has none either.
  const onPage = ({ id, tab }: Page) =>
    tab || parts.isUnmounted() ? answer(undefined) : void parts.results.wait(id).then(answer);
  const page = parts.openPage({ kind: 'navigate', input, above, onPage });
  page.then(
    (outcome) => {
      if (isRefusal(outcome)) answer(undefined);
    },
    // Reading the target may throw. `page` rejects with it.
    () => answer(undefined),
  );
  return { page, result };
}
