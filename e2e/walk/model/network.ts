import { commit } from './moves';
import { accessTo, admit, ask, withoutFailure } from './pages';
import { openSignIn, resume } from './session';
import { endPending, type Model, OK, type Slot, topOf, withTop } from './state';

export function answer(before: Model): readonly Model[] {
  const late = before.late === 'slow' ? 'here' : before.late;
  const model: Model = { ...before, guards: 'quick', data: 'quick', late };
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

export function offline(model: Model): Model {
  const fail = (slot: Slot): Slot => {
    if (slot.code === 'slow') return { ...slot, code: 'gone' };
    return slot.data?.status === 'loading'
      ? { ...slot, data: { ...slot.data, status: 'failed' } }
      : slot;
  };
  const late = model.late === 'slow' ? 'gone' : model.late;
  return {
    ...model,
    late,
    isOnline: false,
    stack: model.stack.map(fail),
    tabs: model.tabs.map(fail),
  };
}

/** The return of the network tries the data of all pages again. Code that is missing comes with its page. */
export function online(before: Model): Model {
  const model: Model = { ...before, isOnline: true };
  const retry = (slot: Slot): Slot => {
    if (slot.code === 'gone' || slot.code === 'unsure') {
      return slot.id === topOf(model).id ? withoutFailure(slot) : { ...slot, code: 'unsure' };
    }
    const hasFailed = slot.data && (slot.data.status === 'failed' || slot.data.status === 'unsure');
    return hasFailed && slot.isMounted && !slot.blocked ? ask(model, slot) : slot;
  };
  return { ...model, stack: model.stack.map(retry), tabs: model.tabs.map(retry) };
}

/** A refresh that fails keeps the data. */
export function refresh(model: Model): Model {
  const top = topOf(model);
  const next = ask(model, top);
  return next.data?.status === 'ready' ? withTop(model, next) : model;
}
