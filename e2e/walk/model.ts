import type { Kind, Step, Meanwhile } from './steps';
import {
  factsOf,
  rolesOf,
  sameSpelling,
  signInFor,
  SIGN_IN,
  pathOf,
  targetOfSignIn,
  type User,
  withHash,
  withoutCode,
  withoutHash,
  withQuery,
} from './table';

/** A pure model of the app's duties of the stack, the history, the session, and what was typed. */

type DataState = {
  /** `unsure`: it has failed, and the app may have tried again. */
  readonly status: 'loading' | 'ready' | 'failed' | 'unsure';
  /** The data that the page has, perhaps of an older query. */
  readonly of: string | null;
  readonly user: User | null;
  /** The network came back while the page was hidden. */
  readonly mustRetry?: boolean;
};

/** One page of the stack, or a kept tab. */
export type Slot = {
  readonly id: string;
  readonly url: string;
  /** The index of its first history entry. */
  readonly at: number;
  /** The index that Back returns to. */
  readonly coveredAt: number;
  readonly isMounted: boolean;
  readonly blocked: 'checking' | 'denied' | null;
  readonly data: DataState | null;
  /** null: the model does not know. */
  readonly draft: string | null;
  readonly plain: string | null;
  /** A sign-in page keeps the draft of the page that it replaces, for the same user. */
  readonly kept?: { readonly user: User | null; readonly draft: string | null };
  /** The call that a sign-in page continues. */
  readonly asked?: Kind;
  /** The code of the page is late or broken. `unsure`: it was gone, and the app may have tried again. */
  readonly code?: 'throws' | 'gone' | 'slow' | 'unsure';
};

type Place = Pick<Slot, 'id' | 'url' | 'at' | 'coveredAt'>;

type Entry = {
  readonly kind: 'page' | 'overlay' | 'frame';
  readonly pages: readonly Place[];
  /** An entry of another generation in front of the app is dead. -1: the model does not know. */
  readonly generation: number;
};

/** A navigation that waits for a guard. */
type Pending = {
  readonly kind: Kind;
  readonly url: string;
  /** null: the app continues after the sign-in. */
  readonly call: number | null;
  /** The login has changed since the call. */
  readonly isDoubtful?: boolean;
};

export type Model = {
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly generation: number;
  readonly stack: readonly Slot[];
  readonly tabs: readonly Slot[];
  readonly isCovered: boolean;
  readonly user: User | null;
  /** The last person who was signed in. */
  readonly owner: User | null;
  readonly guards: 'quick' | 'slow';
  readonly data: 'quick' | 'slow' | 'failing';
  readonly isOnline: boolean;
  readonly pending: Pending | null;
  /** The calls of this document in their order, and how each may end. */
  readonly calls: readonly (readonly string[])[];
  readonly made: number;
  /** The code of the page /late, which the browser remembers. */
  readonly late: 'never asked' | 'here' | 'throws' | 'gone' | 'slow';
  readonly isIconBroken: boolean;
  /** No loading screen may appear during this step. */
  readonly isSteady: boolean;
  /** Text on a page that another user must not see. No storage may have it any more. */
  readonly forgotten: readonly string[];
};

const WAITING = ['pending'];
const OK = ['ok'];
/** A call that another step has made pointless. */
const MOOT = ['superseded', 'cancel', 'denied'];

export const topOf = ({ stack }: Model): Slot => stack[stack.length - 1] as Slot;

export const textOf = ({ stack }: Model): string => stack.map(({ url }) => url).join(' > ');

const isTab = (url: string) => factsOf(url)?.tab === true;

const empty: Model = {
  entries: [],
  index: 0,
  generation: 0,
  stack: [],
  tabs: [],
  isCovered: false,
  user: null,
  owner: null,
  guards: 'quick',
  data: 'quick',
  isOnline: true,
  pending: null,
  calls: [],
  made: 0,
  late: 'never asked',
  isIconBroken: false,
  isSteady: false,
  forgotten: [],
};

/** All that may follow from a step. If the rules leave a choice, there are several. */
export function walk(before: Model | null, step: Step): readonly Model[] {
  if (step.do === 'start' || !before)
    return [start(step.do === 'start' ? withoutCode(step.url) : '/')];
  const model: Model = { ...before, made: before.made + 1, isSteady: false };
  const top = topOf(model);
  switch (step.do) {
    case 'navigate':
    case 'redirect':
    case 'relaunch':
    case 'switchTab':
      return callTo(model, step.do, step.url, step.meanwhile);
    case 'guard throws':
      return [said(supersede(model), ['denied'])];
    case 'back':
      return [back(model, step.by)];
    case 'travel':
      return [travel(model, step.by)];
    case 'query':
      return [{ ...query(model, withQuery(top.url, step.q), step.replace), isSteady: true }];
    case 'anchor':
      return [query(model, withHash(top.url, step.hash), false)];
    case 'overlay':
      return [
        {
          ...push(model, { ...entryOf(model), kind: 'overlay' }, model.index + 1),
          isCovered: true,
        },
      ];
    case 'type':
      return [withTop(model, { ...top, draft: step.text, plain: step.text })];
    case 'form':
      return form(model, step.user);
    case 'sign in':
      return signIn(model, step.user);
    case 'sign out':
      return signOut(model);
    case 'renew':
      return [model];
    case 'guards':
      return [{ ...model, guards: 'slow' }];
    case 'data':
      return [{ ...model, data: step.is }];
    case 'answer':
      return answer(model);
    case 'network':
      return [step.is === 'on' ? online(model) : offline(model)];
    case 'retry':
      return [withTop(model, top.data ? ask(model, top) : withoutFailure(top))];
    case 'refresh':
      return [refresh(model)];
    case 'icon throws':
      return [{ ...model, isIconBroken: true }];
    case 'late code': {
      const opened = commit(said(supersede(model), OK), 'navigate', '/late');
      return [{ ...withTop(opened, { ...topOf(opened), code: step.is }), late: step.is }];
    }
    case 'frame':
      return [push(model, { ...entryOf(model), kind: 'frame' }, model.index + 1)];
    case 'reload':
      return [reload(model)];
    case 'early loss': {
      const opened = commit(reload(model), 'navigate', '/late');
      return [{ ...said(opened, OK), late: 'here' }];
    }
    case 'address':
      return [typed(model, step.url, step.replace)];
    case 'wait':
      return [model];
    case 'double tap':
      return step.button === 'back 1'
        ? [back(model, 1, [])]
        : [commit(supersede(model), 'navigate', '/item/1')];
    case 'stay':
      return [step.asked === 'by call' ? said(supersede(model), ['cancel']) : model];
  }
}

function start(url: string): Model {
  const slot = { ...fresh(empty, url, 0), isMounted: false };
  return reveal(put({ ...empty, made: 1 }, 0, [slot]));
}

// Calls

const said = (model: Model, ...answers: readonly (readonly string[])[]): Model => ({
  ...model,
  calls: [...model.calls, ...answers],
});

/** Another call takes the place of one that waits. */
function supersede(model: Model): Model {
  const { pending } = model;
  if (!pending) return model;
  const calls = pending.call === null ? model.calls : model.calls.with(pending.call, MOOT);
  return { ...model, pending: null, calls };
}

function callTo(
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
  return [...after(opened), ...after(cancelled)].map(anyEnd);
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

function openSignIn(model: Model, asked: Kind, url: string): Model {
  const isOnTop = pathOf(topOf(model).url) === SIGN_IN;
  const opened = commit(model, isOnTop ? 'redirect' : 'navigate', signInFor(url));
  return withTop(opened, { ...topOf(opened), asked });
}

function accessTo({ user }: Model, url: string): 'allowed' | 'denied' | 'sign-in' {
  const { role } = factsOf(url) ?? {};
  if (role === undefined || (user && rolesOf[user].includes(role))) return 'allowed';
  return user ? 'denied' : 'sign-in';
}

/** The guards have agreed: the page opens. */
function commit(model: Model, kind: Kind, url: string, replaced = 1): Model {
  const { stack } = model;
  const root = stack[0] as Slot;
  switch (kind) {
    case 'navigate': {
      // The page takes over the entry of an open overlay.
      const base = model.isCovered ? model.index - 1 : model.index;
      const covered = { ...topOf(model), coveredAt: base };
      const slot = fresh(model, url, base + 1);
      const next = { ...model, stack: [...stack.slice(0, -1), covered, slot], isCovered: false };
      return arrive(push(next, { ...entryOf(next), kind: 'page' }, base + 1));
    }
    case 'redirect': {
      const kept = stack.slice(0, -replaced);
      const at = (stack[kept.length] as Slot).at;
      return arrive(put(newGeneration(model), at, [...kept, fresh(model, url, at)]));
    }
    case 'relaunch': {
      const next = { ...newGeneration(model), tabs: [] };
      return arrive(put(next, root.at, [fresh(model, url, root.at)]));
    }
    case 'switchTab':
      return switchTab(model, url);
  }
}

function switchTab(model: Model, url: string): Model {
  const { stack } = model;
  const root = stack[0] as Slot;
  if (stack.length === 1 && pathOf(root.url) === url) {
    return model.isCovered ? { ...model, index: model.index - 1, isCovered: false } : model;
  }
  const all = [root, ...model.tabs].filter((slot) => isTab(slot.url));
  const known = all.find((slot) => pathOf(slot.url) === url);
  const slot = known ? { ...known, at: root.at, coveredAt: root.at } : fresh(model, url, root.at);
  const tabs = all.filter(({ id }) => id !== slot.id);
  // The rules do not say whether entries in front of a root tab outlive a switch to another tab.
  const next = stack.length === 1 ? withDoubt(model) : newGeneration(model);
  const switched = put({ ...next, tabs }, root.at, [slot]);
  return known ? reveal(switched) : arrive(switched);
}

// The history

const entryOf = ({ stack, generation }: Model): Entry => ({
  kind: 'page',
  pages: stack.map(({ id, url, at, coveredAt }) => ({ id, url, at, coveredAt })),
  generation,
});

function push(model: Model, entry: Entry, index: number): Model {
  return { ...model, entries: [...model.entries.slice(0, index), entry], index };
}

function put(model: Model, index: number, stack: readonly Slot[]): Model {
  const next = { ...model, stack, index, isCovered: false };
  const entries =
    index < model.entries.length
      ? model.entries.with(index, entryOf(next))
      : [...model.entries, entryOf(next)];
  return { ...next, entries };
}

const newGeneration = (model: Model): Model => ({ ...model, generation: model.generation + 1 });

const withDoubt = (model: Model): Model => ({
  ...model,
  entries: model.entries.map((entry) => ({ ...entry, generation: -1 })),
});

function back(model: Model, by: number, answers: readonly (readonly string[])[] = [OK]): Model {
  const { stack } = model;
  if (stack.length === 1) return said(commit(supersede(model), 'relaunch', '/'), ...answers);
  const left = stack.slice(0, -Math.min(by, stack.length - 1));
  const index = (left.at(-1) as Slot).coveredAt;
  return reveal({ ...said(supersede(model), ...answers), stack: left, index, isCovered: false });
}

function travel(model: Model, by: number): Model {
  return by > 0 ? forward(model, by) : backward(model, model.index + by);
}

function forward(model: Model, by: number): Model {
  const to = model.index + by;
  const entry = model.entries[to];
  // A dead entry leads back at once.
  if (!entry || entry.generation !== model.generation) return model;
  const told = entry.pages.map(
    (place) =>
      model.stack.find(({ id }) => id === place.id) ?? {
        ...fresh(model, place.url, place.at),
        id: place.id,
        isMounted: false,
      },
  );
  const stack = told.map((slot, depth) => ({ ...slot, ...entry.pages[depth] }));
  const isSame = stack.at(-1)?.id === topOf(model).id;
  if (entry.kind === 'overlay' && isSame) return model;
  const index = entry.kind === 'overlay' ? to - 1 : to;
  const next = isSame ? model : supersede(model);
  return reveal(moveTo({ ...next, isCovered: false, index }, stack));
}

function backward(model: Model, index: number): Model {
  const stack = model.stack.filter(({ at }) => at <= index);
  const top = stack.at(-1) as Slot;
  const written = model.entries[index]?.pages.at(-1);
  const url = written?.id === top.id ? written.url : top.url;
  const isSame = top.id === topOf(model).id;
  const next = isSame ? model : supersede(model);
  const moved = moveTo({ ...next, isCovered: false, index }, [
    ...stack.slice(0, -1),
    { ...top, url },
  ]);
  return isSame ? moved : reveal(moved);
}

/** Another query of the page on top brings other data. */
function moveTo(model: Model, stack: readonly Slot[]): Model {
  const next = { ...model, stack };
  const top = topOf(next);
  const { url } = model.stack.find(({ id }) => id === top.id) ?? top;
  const isOther = sameSpelling(withoutHash(url)) !== sameSpelling(withoutHash(top.url));
  return isOther && top.data && top.isMounted ? withTop(next, ask(next, top)) : next;
}

function query(model: Model, url: string, isReplaced: boolean): Model {
  const top = topOf(model);
  if (sameSpelling(top.url) === sameSpelling(url)) return model;
  const stack = [...model.stack.slice(0, -1), { ...top, url }];
  const moved = moveTo(model, stack);
  return isReplaced
    ? { ...moved, entries: moved.entries.with(model.index, entryOf(moved)) }
    : push(moved, entryOf(moved), model.index + 1);
}

function reload(model: Model): Model {
  const gone = (slot: Slot): Slot => ({
    ...slot,
    isMounted: false,
    plain: '',
    data: null,
    blocked: null,
  });
  const index = model.isCovered ? model.index - 1 : model.index;
  const next: Model = {
    ...model,
    index,
    isCovered: false,
    stack: model.stack.map(gone),
    tabs: model.tabs.map(gone),
    pending: null,
    calls: [],
    late: 'never asked',
    isIconBroken: false,
  };
  return reveal(next);
}

/** An address that the app did not write opens its page, with or without access. */
function typed(model: Model, url: string, isReplaced: boolean): Model {
  const top = topOf(model);
  const at = isReplaced ? top.at : model.index + 1;
  const slot = { ...fresh(model, url, at), isMounted: false };
  const below = isReplaced
    ? model.stack.slice(0, -1)
    : [...model.stack.slice(0, -1), { ...top, coveredAt: model.index }];
  const next = { ...supersede(model), stack: [...below, slot] };
  return reveal(
    isReplaced ? put(withDoubt(next), model.index, next.stack) : push(next, entryOf(next), at),
  );
}

// Pages

function fresh(model: Model, url: string, at: number): Slot {
  return {
    id: `${pathOf(url)} ${model.made}`,
    url,
    at,
    coveredAt: at,
    isMounted: true,
    blocked: null,
    data: null,
    draft: '',
    plain: '',
  };
}

const withTop = (model: Model, top: Slot): Model => ({
  ...model,
  stack: [...model.stack.slice(0, -1), top],
});

/** A new page is on top, and it may be seen. */
function arrive(model: Model): Model {
  const top = topOf(model);
  return factsOf(top.url)?.loader ? withTop(model, ask(model, top)) : model;
}

/** The loader of a page runs. */
function ask(model: Model, slot: Slot): Slot {
  const { of = null, user = null } = slot.data ?? {};
  const status = !model.isOnline
    ? 'failed'
    : ({ quick: 'ready', slow: 'loading', failing: 'failed' } as const)[model.data];
  const data = status === 'ready' ? { of: withoutHash(slot.url), user: model.user } : { of, user };
  return { ...slot, data: { ...data, status } };
}

/** The code of a page has come. */
function withoutFailure({ code: _, ...slot }: Slot): Slot {
  return slot;
}

/** A page comes to the top again. */
function reveal(before: Model): Model {
  const shown = topOf(before);
  const model: Model =
    shown.code === 'gone' ? withTop(before, { ...shown, code: 'unsure' }) : before;
  const top = topOf(model);
  if (!factsOf(top.url)) return model;
  if (top.isMounted && !top.blocked) {
    if (top.data?.mustRetry) return withTop(model, ask(model, top));
    const isUnsure = top.data?.status === 'failed' && model.isOnline && model.data === 'quick';
    return isUnsure && top.data
      ? withTop(model, { ...top, data: { ...top.data, status: 'unsure' } })
      : model;
  }
  return admit(withTop(model, { ...top, isMounted: true, plain: top.isMounted ? top.plain : '' }));
}

/** The guards of the page on top decide what its frame shows. */
function admit(model: Model): Model {
  const top = topOf(model);
  const verdict = accessTo(model, top.url);
  if (verdict === 'sign-in') return replaceBySignIn(model);
  if (verdict === 'denied') return withTop(model, { ...top, blocked: 'denied' });
  if (factsOf(top.url)?.guarded && model.guards === 'slow') {
    return withTop(model, { ...top, blocked: 'checking' });
  }
  const allowed = { ...top, blocked: null };
  const needsData = factsOf(top.url)?.loader && top.data?.status !== 'ready';
  return withTop(model, needsData ? ask(model, allowed) : allowed);
}

function replaceBySignIn(model: Model): Model {
  const { url, at, draft } = topOf(model);
  const page = fresh(model, signInFor(url), at);
  const kept = { user: model.owner, draft };
  return put(withDoubt(model), at, [...model.stack.slice(0, -1), { ...page, kept }]);
}

// The session

const isRefused = (model: Model, slot: Slot) => accessTo(model, slot.url) !== 'allowed';

/** Nothing of a page that the user may not see, or may not see without a question, stays in memory. */
function evict(model: Model): Model {
  const clear = (slot: Slot): Slot =>
    isRefused(model, slot) || factsOf(slot.url)?.guarded
      ? { ...slot, isMounted: false, data: null, plain: '', blocked: null }
      : slot;
  return { ...model, stack: model.stack.map(clear), tabs: model.tabs.map(clear) };
}

function signOut(before: Model): readonly Model[] {
  if (before.user === null) return [before];
  const model = evict({ ...before, user: null });
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

function endPending(model: Model, { call }: Pending): Model {
  return call === null ? model : { ...model, calls: model.calls.with(call, [...MOOT, ...OK]) };
}

function signIn(before: Model, user: User): readonly Model[] {
  if (before.user === user) return [before];
  const isSwitch = before.user !== null;
  const isOther = before.owner !== null && before.owner !== user;
  const own = (slot: Slot): Slot => {
    const isProtected = factsOf(slot.url)?.role !== undefined;
    const kept = slot.kept && slot.kept.user !== user ? { user, draft: '' } : slot.kept;
    // The rules ask products to sign out before another user signs in.
    const draft = isProtected && isOther ? (isSwitch ? null : '') : slot.draft;
    return { ...slot, ...(kept && { kept }), draft };
  };
  const again = (slot: Slot): Slot => {
    if (!isOther || !slot.data) return slot;
    const dropped = { ...slot, data: null };
    return slot.isMounted ? ask(next, dropped) : dropped;
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
    stack: next.stack.map(again),
    tabs: next.tabs.map(again),
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
function resume(model: Model): Model {
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

function form(model: Model, user: User): readonly Model[] {
  const leadsOn = targetOfSignIn(topOf(model).url) !== null;
  return signIn(model, user).map((next) => (leadsOn ? said(next, OK) : back(next, 1)));
}

// The network and the server

function answer(before: Model): readonly Model[] {
  const model: Model = { ...before, guards: 'quick', data: 'quick' };
  const arrived = (slot: Slot): Slot => {
    if (slot.code === 'slow') return withoutFailure(slot);
    return slot.data?.status === 'loading' ? ask(model, slot) : slot;
  };
  const stack = model.stack.map(arrived);
  const { pending } = model;
  const shown: Model = { ...model, stack, tabs: model.tabs.map(arrived) };
  const settled = topOf(shown).blocked === 'checking' ? admit(shown) : shown;
  if (!pending) return [settled];
  if (pending.call === null) return [resume({ ...settled, pending: null })];
  const done = endPending({ ...settled, pending: null }, pending);
  const verdict = accessTo(done, pending.url);
  const opened =
    verdict === 'allowed'
      ? commit(done, pending.kind, pending.url)
      : verdict === 'sign-in'
        ? openSignIn(done, pending.kind, pending.url)
        : done;
  if (pending.isDoubtful) return [opened, done];
  return [{ ...opened, calls: opened.calls.with(pending.call, OK) }];
}

function offline(model: Model): Model {
  const fail = (slot: Slot): Slot => {
    if (slot.code === 'slow') return { ...slot, code: 'gone' };
    return slot.data?.status === 'loading'
      ? { ...slot, data: { ...slot.data, status: 'failed' } }
      : slot;
  };
  return { ...model, isOnline: false, stack: model.stack.map(fail), tabs: model.tabs.map(fail) };
}

/** The return of the network tries everything again: what is shown now, and the rest when it is shown. */
function online(before: Model): Model {
  const model: Model = { ...before, isOnline: true };
  const retry = (slot: Slot): Slot => {
    if (slot.code === 'gone' || slot.code === 'unsure') {
      return slot.id === topOf(model).id ? withoutFailure(slot) : { ...slot, code: 'unsure' };
    }
    const hasFailed = slot.data && (slot.data.status === 'failed' || slot.data.status === 'unsure');
    if (!hasFailed || !slot.data) return slot;
    return slot.id === topOf(model).id
      ? ask(model, slot)
      : { ...slot, data: { ...slot.data, mustRetry: true } };
  };
  return { ...model, stack: model.stack.map(retry), tabs: model.tabs.map(retry) };
}

/** A refresh that fails keeps the data. */
function refresh(model: Model): Model {
  const top = topOf(model);
  const next = ask(model, top);
  return next.data?.status === 'ready' ? withTop(model, next) : model;
}
