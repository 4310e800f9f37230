import { factsOf, pathOf, rolesOf, signInFor, type User, withoutHash } from '../table';
import { put, withDoubt } from './entries';
import { type Model, type Slot, topOf, withTop } from './state';

export function accessTo({ user }: Model, url: string): 'allowed' | 'denied' | 'sign-in' {
  const { role } = factsOf(url) ?? {};
  if (role === undefined || (user && rolesOf[user].includes(role))) return 'allowed';
  return user ? 'denied' : 'sign-in';
}

export function fresh(model: Model, url: string, at: number): Slot {
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

/** A new page is on top, and it may be seen. */
export function arrive(before: Model): Model {
  const model = withCode(before);
  const top = topOf(model);
  return factsOf(top.url)?.loader ? withTop(model, ask(model, top)) : model;
}

/** The code of a page on the screen is fetched. The sheet shows the page below it as well. */
function withCode(model: Model): Model {
  const top = topOf(model);
  const shown = pathOf(top.url) === '/sheet' ? model.stack.at(-2) : top;
  const isFetched = shown && pathOf(shown.url) === '/late' && model.isOnline && !top.code;
  return isFetched && model.late === 'never asked' ? { ...model, late: 'here' } : model;
}

/** The loader of a page runs. */
export function ask(model: Model, slot: Slot): Slot {
  const { of = null, user = null } = slot.data ?? {};
  const status = !model.isOnline
    ? 'failed'
    : ({ quick: 'ready', slow: 'loading', failing: 'failed' } as const)[model.data];
  const data = status === 'ready' ? { of: withoutHash(slot.url), user: model.user } : { of, user };
  return { ...slot, data: { ...data, status, asker: model.user } };
}

/** The loader of a page that has data runs behind the page. If it fails, the page keeps its data. */
export function askBehind(model: Model, slot: Slot): Slot {
  const next = ask(model, slot);
  if (next.data?.status !== 'failed' || slot.data?.status !== 'ready') return next;
  const { isOld: _, ...data } = slot.data;
  return { ...slot, data: { ...data, asker: model.user } };
}

/** The code of a page has come. */
export function withoutFailure({ code: _, ...slot }: Slot): Slot {
  return slot;
}

/** A guest who types leaves the page to the person who was there before. */
export function typeInto(slot: Slot, text: string, user: User | null): Slot {
  const { isDoubtful: _, ...sure } = slot;
  return { ...(user ? { ...sure, writer: user } : slot), draft: text, plain: text };
}

/** The components of a page start again. */
export function restarted(model: Model, slot: Slot): Slot {
  const isForeign = slot.writer && model.user && slot.writer !== model.user;
  const known = slot.isDoubtful ? null : slot.draft;
  return { ...slot, plain: '', draft: isForeign ? '' : known };
}

/** A page comes to the top again. */
export const reveal = (model: Model): Model => revealBelow(revealTop(model));

/** The sheet shows the page below it, so that page is mounted as well. */
function revealBelow(model: Model): Model {
  const below = model.stack.at(-2);
  const isSeen = pathOf(topOf(model).url) === '/sheet' && below && !below.isMounted;
  if (!isSeen || !factsOf(below.url) || accessTo(model, below.url) !== 'allowed') return model;
  const again = restarted(model, below);
  const mounted = { ...again, isMounted: true, ...lateCode(model, below) };
  const shown = admitted(model, mounted);
  return { ...model, stack: model.stack.with(model.stack.length - 2, shown) };
}

function revealTop(before: Model): Model {
  const shown = topOf(before);
  const model: Model =
    shown.code === 'gone' ? withTop(before, { ...shown, code: 'unsure' }) : before;
  const top = topOf(model);
  if (!factsOf(top.url)) return model;
  if (top.isMounted && !top.blocked) {
    if (top.data?.isOld) return withTop(model, askBehind(model, top));
    // The app tries again.
    const isAsked = top.data?.status === 'failed' && model.isOnline && model.data !== 'failing';
    const status = model.data === 'slow' ? 'loading' : 'unsure';
    return isAsked && top.data ? withTop(model, { ...top, data: { ...top.data, status } }) : model;
  }
  const again = top.isMounted ? top : restarted(model, top);
  const mounted = { ...again, isMounted: true, ...lateCode(model, top) };
  return admit(withCode(withTop(model, mounted)));
}

/** The code of /late is the same for all its pages. A document that has not asked for it may not get it offline. */
function lateCode({ late, isOnline }: Model, { url }: Slot): Pick<Slot, 'code'> {
  if (pathOf(url) !== '/late') return {};
  switch (late) {
    case 'here':
      return {};
    case 'slow':
    case 'throws':
      return { code: late };
    case 'gone':
      return { code: 'unsure' };
    case 'never asked':
      return isOnline ? {} : { code: 'unsure' };
  }
}

/** The guards of the page on top decide what its frame shows. */
export function admit(model: Model): Model {
  const top = topOf(model);
  const verdict = accessTo(model, top.url);
  if (verdict === 'sign-in') return replaceBySignIn(model);
  if (verdict === 'denied') return withTop(model, { ...top, blocked: 'denied' });
  return withTop(model, admitted(model, top));
}

/** The user may see this page, if its guard agrees. */
function admitted(model: Model, slot: Slot): Slot {
  const facts = factsOf(slot.url);
  if (facts?.guarded && model.guards === 'slow') return { ...slot, blocked: 'checking' };
  const allowed = { ...slot, blocked: null };
  if (slot.data?.isOld) return askBehind(model, allowed);
  return facts?.loader && slot.data?.status !== 'ready' ? ask(model, allowed) : allowed;
}

function replaceBySignIn(model: Model): Model {
  const { url, at, draft } = topOf(model);
  const page = fresh(model, signInFor(url), at);
  const kept = { user: model.owner, draft };
  return put(withDoubt(model), at, [...model.stack.slice(0, -1), { ...page, kept }]);
}
