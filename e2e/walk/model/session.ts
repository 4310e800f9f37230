import type { Kind, Meanwhile } from '../steps';
import {
  factsOf,
  pathOf,
  sameSpelling,
  SIGN_IN,
  signInFor,
  targetOfSignIn,
  type User,
  withoutHash,
} from '../table';
import { back, commit } from './moves';
import { accessTo, ask, askBehind, restarted, reveal } from './pages';
import {
  endPending,
  type Model,
  MOOT,
  OK,
  said,
  type Slot,
  supersede,
  topOf,
  WAITING,
  withTop,
} from './state';

export function callTo(
  model: Model,
  kind: Kind,
  url: string,
  meanwhile: Meanwhile | undefined,
): readonly Model[] {
  const opened = open(model, kind, url);
  if (!meanwhile) return [opened];
  const after = (first: Model) =>
    meanwhile.do === 'sign out' ? signOut(first) : signIn(first, meanwhile.user);
  const cancelled = said(supersede(model), [...MOOT, ...OK]);
  const number = model.calls.length;
  const anyEnd = (end: Model): Model =>
    end.calls[number] === WAITING || end.calls.length <= number
      ? end
      : { ...end, calls: end.calls.with(number, [...MOOT, ...OK]) };
  // A call that the other login would have refused or led elsewhere begins again.
  const again = after(model).map((first) => open(first, kind, url));
  return [...after(opened), ...after(cancelled), ...again].map(anyEnd);
}

function open(before: Model, kind: Kind, url: string): Model {
  if (
    before.pending &&
    sameSpelling(withoutHash(before.pending.url)) === sameSpelling(withoutHash(url))
  ) {
    return said(before, ['locked']);
  }
  const facts = factsOf(url);
  if (!facts) return said(before, ['invalid', 'not-found']);
  const model = supersede(before);
  const verdict = accessTo(model, url);
  if (verdict === 'denied') return said(model, ['denied']);
  if (verdict === 'sign-in') return said(openSignIn(model, kind, url), OK);
  if (facts.guarded && model.guards === 'slow') {
    const call = model.calls.length;
    return said({ ...model, pending: { kind, url, call } }, WAITING);
  }
  return said(commit(model, kind, url), OK);
}

export function openSignIn(model: Model, asked: Kind, url: string): Model {
  const isOnTop = pathOf(topOf(model).url) === SIGN_IN;
  const opened = commit(model, isOnTop ? 'redirect' : 'navigate', signInFor(url));
  return withTop(opened, { ...topOf(opened), asked });
}

const isRefused = (model: Model, slot: Slot) => accessTo(model, slot.url) !== 'allowed';

/** Nothing of a page that the user may not see, or may not see without a question, stays in memory. */
function evict(model: Model): Model {
  const clear = (slot: Slot): Slot =>
    isRefused(model, slot) || factsOf(slot.url)?.guarded
      ? { ...slot, isMounted: false, data: null, plain: '', blocked: null }
      : slot;
  return { ...model, stack: model.stack.map(clear), tabs: model.tabs.map(clear) };
}

const withSlots = (model: Model, change: (slot: Slot) => Slot): Model => ({
  ...model,
  stack: model.stack.map(change),
  tabs: model.tabs.map(change),
});

/** Data for another person goes, and the components of the page start again. Data that came without a person is old. */
function forOther(model: Model, slot: Slot): Slot {
  const { data } = slot;
  if (!data || data.asker === model.user) return slot;
  const isAsked = slot.isMounted && !slot.blocked;
  if (data.asker !== null) {
    const dropped = { ...restarted(model, slot), data: null };
    return isAsked ? ask(model, dropped) : dropped;
  }
  const top = topOf(model);
  const isShown = slot === top || (pathOf(top.url) === '/sheet' && slot === model.stack.at(-2));
  if (isAsked && isShown) return askBehind(model, slot);
  return { ...slot, data: { ...data, isOld: true } };
}

export function signOut(before: Model): readonly Model[] {
  if (before.user === null) return [before];
  const evicted = evict({ ...before, user: null });
  const model = withSlots(evicted, (slot) => forOther(evicted, slot));
  const settled = topOf(model).isMounted ? model : reveal(model);
  const { pending } = settled;
  if (!pending) return [settled];
  // The call is refused now or when its guard answers, or it leads to the sign-in page.
  return [
    supersede(settled),
    { ...settled, pending: { ...pending, isDoubtful: true } },
    endPending(openSignIn({ ...settled, pending: null }, pending.kind, pending.url), pending),
  ];
}

export function signIn(before: Model, user: User): readonly Model[] {
  if (before.user === user) return [before];
  const isSwitch = before.user !== null;
  const isOther = before.owner !== null && before.owner !== user;
  const own = (slot: Slot): Slot => {
    const kept = slot.kept && slot.kept.user !== user ? { user, draft: '' } : slot.kept;
    const isForeign = slot.writer !== undefined && slot.writer !== user;
    return { ...slot, ...(kept && { kept }), ...(isForeign && { isDoubtful: true as const }) };
  };
  const next: Model = {
    ...before,
    user,
    owner: user,
    stack: before.stack.map(own),
    tabs: before.tabs.map(own),
  };
  const forgotten =
    isOther && !isSwitch
      ? [...before.stack, ...before.tabs].flatMap(({ url, draft, kept }) => [
          factsOf(url)?.role === undefined ? null : draft,
          kept?.user === user ? null : (kept?.draft ?? null),
        ])
      : [];
  const renewed = {
    ...next,
    forgotten: [
      ...next.forgotten,
      ...forgotten.filter((text) => text !== null && text !== ''),
    ] as string[],
    stack: next.stack.map((slot) => forOther(next, slot)),
    tabs: next.tabs.map((slot) => forOther(next, slot)),
  };
  const model = isSwitch ? evict(renewed) : renewed;
  const top = topOf(model);
  const settled = top.isMounted && !top.blocked ? model : reveal(model);
  const { pending } = settled;
  // The rules do not say whether pages above the sign-in page close with it.
  const isBelow = targetOfSignIn(topOf(settled).url) === null;
  if (!pending) return isBelow ? [resume(settled), settled] : [resume(settled)];
  return [resume(supersede(settled)), { ...settled, pending: { ...pending, isDoubtful: true } }];
}

/** The app continues to the page that the user wanted. */
export function resume(model: Model): Model {
  const depth = model.stack.findLastIndex(({ url }) => targetOfSignIn(url) !== null);
  const page = model.stack[depth];
  const url = page && targetOfSignIn(page.url);
  if (!page || !url || !model.user) return model;
  const replacesBelow =
    page.asked === 'redirect' ||
    sameSpelling(model.stack[depth - 1]?.url ?? '') === sameSpelling(url);
  const replaced = Math.min(
    model.stack.length - depth + (replacesBelow ? 1 : 0),
    model.stack.length,
  );
  const kind = page.asked === 'relaunch' ? 'relaunch' : 'redirect';
  const isSlow =
    factsOf(url)?.guarded && model.guards === 'slow' && accessTo(model, url) === 'allowed';
  if (isSlow) return { ...model, pending: { kind, url, call: null } };
  const opened = commit(model, kind, url, replaced);
  const draft = page.kept?.draft ?? '';
  const blocked = accessTo(model, url) === 'denied' ? ('denied' as const) : null;
  const top = { ...topOf(opened), draft, blocked };
  return withTop(opened, blocked ? { ...top, data: null } : top);
}

/** The page of the form goes back, unless the sign-in has led on and taken its place. */
export function form(model: Model, user: User): readonly Model[] {
  const page = topOf(model);
  const leadsOn = targetOfSignIn(page.url) !== null;
  return signIn(model, user).map((next) =>
    leadsOn || topOf(next).id !== page.id ? said(next, OK) : back(next, 1),
  );
}
