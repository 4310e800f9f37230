import { hashOf, withoutHash } from '@/shared/url-hash';
import { type Chunks, LOADING_DELAY } from './chunks';
import type { Clock } from './clock';
import { checkTarget, type TargetInput } from './core/check-target';
import { isRefusal, quote, refuse } from './core/refusal';
import type { CompiledTable } from './core/match';
import { keptTab, planNavigate, planRedirect, planRelaunch, planSwitchTab } from './core/plan-open';
import { isSame, topOf } from './core/stack';
import type {
  Entry,
  NavigationKind,
  NavState,
  Plan,
  PlanContext,
  Refusal,
  Target,
} from './core/types';
import type { Engine } from './engine';
import { detour } from './detours';
import type { GateVerdict, Guards } from './guards';
import type { Lane } from './lane';
import { instanceKey, type Lifecycle } from './lifecycle';
import type { Results } from './results';
import type { Ticket, Tickets } from './tickets';

export type OpenParts = {
  readonly table: CompiledTable;
  readonly engine: Engine;
  readonly lane: Lane;
  readonly tickets: Tickets;
  readonly guards: Guards;
  readonly chunks: Chunks;
  readonly clock: Clock;
  readonly results: Results;
  readonly lifecycle: Lifecycle;
  /** The guards let this page be shown; or they do not, and its frame says so. */
  readonly onJudged: (entry: Entry, gate: 'open' | 'denied') => void;
  /** The sign-in page was opened in place of what this kind of call wanted. */
  readonly onSignIn: (page: Entry, kind: NavigationKind) => void;
  /** Resolves when the last commit has settled. */
  readonly settled: () => Promise<void>;
  readonly context: () => PlanContext;
  readonly isOver: () => boolean;
};

export type OpenRequest = {
  readonly kind: NavigationKind;
  readonly input: TargetInput;
  /** The page on top has sent the visitor here: it is not asked again. */
  readonly isLetGo?: boolean;
  /** redirect: so many pages from the top. @default 1 */
  readonly replaces?: number;
  /** switchTab: the tab gets this address, even if it was left with a query. */
  readonly isExact?: boolean;
  /** A page that the visitor may not see is opened all the same, and says so. */
  readonly showsDenial?: boolean;
  /** Told of the new page before anybody can leave it. */
  readonly onEntry?: ((entry: Entry) => void) | undefined;
};

const MAX_DETOURS = 5;

/** One call, with all that guards have sent it elsewhere. */
type Trip = {
  readonly detours: number;
  /** Pages that have let this call go, by instance: a page that lets itself be closed is not asked again. */
  readonly letGo: Map<string, 'covered' | 'closed'>;
};

/** Calls of an app that is gone. */
export const OVER = refuse('cancel', 'the app was unmounted');

export type OpenPage = (request: OpenRequest) => Promise<Entry | Refusal>;

/** navigate, redirect, relaunch, switchTab: the checks of [S2.1] in their order, then the plan. */
export function createOpenPage(parts: OpenParts): OpenPage {
  const { table, engine, lane, tickets, guards, chunks, clock, settled } = parts;

  const openPage = async (request: OpenRequest, trip: Trip): Promise<Entry | Refusal> => {
    if (parts.isOver()) return OVER;
    const target = checkTarget(table, request.kind, request.input, topOf(engine.nav()).url);
    if (isRefusal(target)) return target;
    const key = withoutHash(target.url);
    if (tickets.isLocked(key)) return refuse('locked', `locked: ${quote(key)}`);
    tickets.callOff('superseded');
    const ticket = tickets.open(key);
    try {
      const verdict = await prepare(request, target, ticket, trip);
      if (ticket.refusal) return ticket.refusal;
      const isDenied = verdict.gate === 'closed' && verdict.refusal.refused === 'denied';
      if (verdict.gate === 'open' || (isDenied && request.showsDenial)) {
        return await carryOut(request, target, ticket, isDenied ? 'denied' : 'open');
      }
      if (verdict.gate === 'closed') return verdict.refusal;
      ticket.end();
      return trip.detours < MAX_DETOURS
        ? await openPage(detour(parts, request, verdict), { ...trip, detours: trip.detours + 1 })
        : refuse('denied', `the guards lead in a circle: ${quote(key)}`);
    } finally {
      if (ticket.phase !== 'settling') ticket.end();
    }
  };

  /** Waits for the guards and for a moment for the page's code. Nothing has changed yet. */
  const prepare = async (request: OpenRequest, target: Target, ticket: Ticket, trip: Trip) => {
    const verdict = await askGuards(request, target, ticket, trip);
    if (verdict.gate !== 'open' || ticket.refusal) return verdict;
    if (chunks.state(target.route).status !== 'ready') {
      const pause = startPause(clock, LOADING_DELAY);
      await Promise.race([chunks.load(target.route), ticket.calledOff, pause.over]);
      pause.cancel();
    }
    return verdict;
  };

  const askGuards = async (
    { kind, isLetGo, replaces, isExact }: OpenRequest,
    target: Target,
    ticket: Ticket,
    { letGo }: Trip,
  ) => {
    // First: a page need not be asked to close for a target that will not be reached.
    const admission = guards.admit(target);
    if (admission.gate !== 'open') return admission;
    const calledOff = ticket.calledOff.then((): GateVerdict => ({ gate: 'open' }));
    for (const entry of isLetGo ? [] : leftBy(kind, target, engine.nav(), replaces)) {
      const isKept = kind === 'navigate' || (kind === 'switchTab' && entry.tab);
      const known = letGo.get(instanceKey(entry));
      if (known === 'closed' || (known && isKept)) continue;
      const verdict = guards.leave(entry, !isKept, ticket.signal);
      const answer = await Promise.race([verdict, calledOff]);
      if (answer.gate !== 'open' || ticket.refusal) return answer;
      letGo.set(instanceKey(entry), isKept ? 'covered' : 'closed');
    }
    const shown = kind === 'switchTab' && !isExact ? keptTab(engine.nav(), target) : target;
    return Promise.race([guards.enter(shown, ticket.signal), calledOff]);
  };

  const carryOut = (
    request: OpenRequest,
    target: Target,
    ticket: Ticket,
    gate: 'open' | 'denied',
  ) =>
    lane.run(async () => {
      if (ticket.refusal) return ticket.refusal;
      const plan = planFor(request, target, parts);
      if (isRefusal(plan)) return plan;
      ticket.enter('under-way');
      const [old, entry] = [topOf(engine.nav()), topOf(plan.next)];
      const before = () => {
        parts.onJudged(entry, gate);
        request.onEntry?.(entry);
        if (request.kind === 'redirect' && entry.opener) parts.results.pass(old.id, entry.id);
        // Nobody is shown anew, but whoever names a place of the tab on top wants to go there.
        if (isSame(old, entry) && hashOf(target.url)) parts.lifecycle.record('place', entry, 'tab');
      };
      const outcome = await engine.perform(plan, { animate: true, cause: 'page', before });
      if (!isRefusal(outcome)) {
        ticket.enter('settling');
        void settled().then(ticket.end);
      }
      return outcome;
    });

  return (request) => openPage(request, { detours: 0, letGo: new Map() });
}

function planFor(
  { kind, replaces, isExact }: OpenRequest,
  target: Target,
  parts: OpenParts,
): Plan | Refusal {
  const { table, engine, context } = parts;
  const state = engine.nav();
  switch (kind) {
    case 'navigate':
      return planNavigate(state, target, topOf(state).id, context());
    case 'redirect':
      return planRedirect(
        state,
        target,
        table.routes.get(target.route)?.def.result !== undefined,
        context(),
        replaces,
      );
    case 'relaunch':
      return planRelaunch(state, target, context());
    case 'switchTab':
      return planSwitchTab(state, target, context(), isExact);
  }
}

/** Pages whose leave guard has a say, top first; navigate only covers the one on top. */
function leftBy(
  kind: NavigationKind,
  target: Target,
  state: NavState,
  replaces = 1,
): readonly Entry[] {
  const top = topOf(state);
  if (kind === 'navigate') return [top];
  const isMounted = (entry: Entry) => entry.mount === 'live';
  const mounted = [...state.stack].reverse().filter(isMounted);
  if (kind === 'redirect') {
    return mounted.filter((entry) => state.stack.indexOf(entry) >= state.stack.length - replaces);
  }
  return kind === 'relaunch'
    ? [...mounted, ...state.tabs.filter(isMounted)]
    : mounted.filter((entry) => !entry.tab || (entry === top && entry.route !== target.route));
}

function startPause(clock: Clock, ms: number): { readonly over: Promise<void>; cancel(): void } {
  let cancel = () => {};
  const over = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  return { over, cancel: () => cancel() };
}
