import type { Kind } from '../steps';
import { factsOf, pathOf, sameSpelling, withoutHash } from '../table';
import { entryOf, newGeneration, push, put, withDoubt } from './entries';
import { arrive, ask, fresh, reveal, withoutFailure } from './pages';
import { type Model, OK, said, type Slot, supersede, topOf, withTop } from './state';

const isTab = (url: string) => factsOf(url)?.tab === true;

/** The guards have agreed: the page opens. */
export function commit(model: Model, kind: Kind, url: string, replaced = 1): Model {
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
      return arrive(put(newGeneration(model, at), at, [...kept, fresh(model, url, at)]));
    }
    case 'relaunch': {
      const next = { ...newGeneration(model, root.at), tabs: [] };
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
  const next = stack.length === 1 ? withDoubt(model) : newGeneration(model, root.at);
  const switched = put({ ...next, tabs }, root.at, [slot]);
  return known ? reveal(switched) : arrive(switched);
}

export function back(
  model: Model,
  by: number,
  answers: readonly (readonly string[])[] = [OK],
): Model {
  const { stack } = model;
  if (stack.length === 1) return said(commit(supersede(model), 'relaunch', '/'), ...answers);
  const left = stack.slice(0, -Math.min(by, stack.length - 1));
  const { url, coveredAt: index } = left.at(-1) as Slot;
  if (!factsOf(url)) return said(model, ...answers.map(() => ['not-found']));
  return reveal({ ...said(supersede(model), ...answers), stack: left, index, isCovered: false });
}

export function travel(model: Model, by: number): Model {
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
  const top = topOf(model);
  const stack = told.map((slot, depth) => {
    const place = entry.pages[depth];
    // A page below may have replaced its query since this entry was written. Then it is still at the same place.
    const isBelow = depth < told.length - 1;
    const isThere = (slot.id === top.id ? model.index : slot.coveredAt) === place?.coveredAt;
    return { ...slot, ...place, ...(isBelow && isThere && { url: slot.url }) };
  });
  const isSame = stack.at(-1)?.id === topOf(model).id;
  if (entry.kind === 'overlay' && isSame) return model;
  const index = entry.kind === 'overlay' ? to - 1 : to;
  const next = isSame ? model : supersede(model);
  return reveal(moveTo({ ...next, isCovered: false, index }, stack));
}

function backward(model: Model, index: number): Model {
  const stack = model.stack.filter(({ at }) => at <= index);
  // A frame's entry may have become that of the first page. The entry below has the same key and is the page's now.
  if (stack.length === 0)
    return reveal(put(model, index, [{ ...(model.stack[0] as Slot), at: index }]));
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

export function query(model: Model, url: string, isReplaced: boolean): Model {
  const top = topOf(model);
  if (sameSpelling(top.url) === sameSpelling(url)) return model;
  const stack = [...model.stack.slice(0, -1), { ...top, url }];
  const moved = moveTo(model, stack);
  return isReplaced
    ? { ...moved, entries: moved.entries.with(model.index, entryOf(moved)) }
    : push(moved, entryOf(moved), model.index + 1);
}

export function reload(model: Model): Model {
  const gone = (slot: Slot): Slot => ({
    ...withoutFailure(slot),
    isMounted: false,
    plain: '',
    data: null,
    blocked: null,
    // After a reload only the URL knows where a sign-in page leads.
    asked: 'navigate',
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
export function typed(model: Model, url: string, isReplaced: boolean): Model {
  const top = topOf(model);
  // Only the fragment differs, so it is the same page.
  if (sameSpelling(withoutHash(url)) === sameSpelling(withoutHash(top.url)))
    return query(model, url, isReplaced);
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
