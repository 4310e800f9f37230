import { decode } from '@/shared/decode-value';
import { encode, encodePlain } from '@/shared/encode-value';
import { attempt, type Report } from '@/shared/errors';
import type { PageId } from '../core/state';

export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Values = Record<string, unknown>;

/** One value, as the text of a member in the page's JSON object. */
type Member = { readonly key: string; readonly text: string };

/** The storage key of the list of all stored pages. */
const INDEX_KEY = 'portico:pages';

const MAX_PAGES = 50;

/** Keys of draft values start with this prefix. */
export const DRAFT_PREFIX = 'draft:';

/** The key of the state that react-router-dom gives to the location of a page at this URL. */
export const locationStateKey = (url: string) => `location.state ${url}`;

/** The key of the values that one page keeps for another. */
export const KEPT_KEY = 'kept';

/** The key of the person who has written the values of a page. */
const OWNER_KEY = '@owner';

/** Our own codec encodes values that JSON cannot hold. In the storage their keys start with this prefix. */
const ENCODED_PREFIX = '!';

export type PageMemory = ReturnType<typeof createPageMemory>;

/**
 * The values of each page, by page id: scroll offsets, places in lists, drafts, and the safe values of changed forms. The
 * state of a location and the values that a page keeps for another page are here too. They belong to the person who
 * wrote them, or who signed in first after a guest wrote them. Another person does not get them. sessionStorage keeps
 * them over a reload, separately for each browser tab. If it is missing or full (private mode, some in-app browsers), they are in memory only.
 *
 * The storage keys contain the session, because a tab page has the same id in every session and in other apps of the
 * origin. Each value is encoded separately, so a value that cannot be stored does not affect the others.
 */
export function createPageMemory(
  storage: PageStorage | null,
  session: string,
  report: Report,
  person: () => string | null,
) {
  const pages = new Map<PageId, Values>();
  const changed = new Set<PageId>();
  const reported = new Set<string>();
  const keyOf = (id: PageId) => `portico:page:${session}:${id}`;

  const withStorage = <T>(run: (store: PageStorage) => T): T | null =>
    attempt(() => storage && run(storage)) ?? null;

  const isOfOther = ({ [OWNER_KEY]: owner }: Values) => {
    const who = person();
    return who !== null && owner !== undefined && owner !== who;
  };

  const valuesOf = (id: PageId): Values => {
    const known = pages.get(id) ?? valuesIn(withStorage((store) => store.getItem(keyOf(id))));
    const mustForget = isOfOther(known);
    const values = mustForget ? valuesIn(null) : known;
    pages.set(id, values);
    if (mustForget) changed.add(id);
    own(id, values);
    return values;
  };

  /** A guest's values belong to the first person who signs in, though this person writes nothing. */
  const own = (id: PageId, values: Values) => {
    const who = person();
    // Values that a page keeps for another one name their own person.
    const isFree = !(OWNER_KEY in values) && !(KEPT_KEY in values);
    if (who === null || !isFree || Object.keys(values).length === 0) return;
    values[OWNER_KEY] = who;
    changed.add(id);
  };

  /** Reports a value only once, because a flush runs each time that the user looks at another app. */
  const reportLoss = (id: PageId, key: string, error: Error) => {
    const value = `${id} ${key}`;
    if (!reported.has(value)) report(error);
    reported.add(value);
  };

  const membersOf = (id: PageId): readonly Member[] =>
    Object.entries(valuesOf(id)).flatMap(([key, value]) => {
      try {
        return [{ key, text: memberOf(key, value) }];
      } catch (cause) {
        // The message of the codec names the part of the value. A getter in product code may throw anything.
        const { message = '' } = Object(cause) as Partial<Error>;
        const name = nameOf(key);
        const problem = message.startsWith(name) ? message : `${name} cannot be read`;
        reportLoss(id, key, new Error(`${problem}: a reload loses it`, { cause }));
        return [];
      }
    });

  /** Updates the list of stored pages, and removes the pages that were not written for the longest time. */
  const updateIndex = (store: PageStorage, key: string, ...written: string[]) => {
    const stored = parse(store.getItem(INDEX_KEY));
    const others: string[] = Array.isArray(stored) ? stored.filter((other) => other !== key) : [];
    const kept = [...others, ...written];
    for (const oldest of kept.splice(0, kept.length - MAX_PAGES)) store.removeItem(oldest);
    store.setItem(INDEX_KEY, JSON.stringify(kept));
  };

  const writePage = (id: PageId, members: readonly Member[]): boolean =>
    withStorage((store) => {
      const key = keyOf(id);
      store.setItem(key, `{${members.map(({ text }) => text).join()}}`);
      updateIndex(store, key, key);
      return true;
    }) ?? false;

  /** If the storage has no room for the whole page, the largest values are left out. */
  const save = (id: PageId) => {
    const members = [...membersOf(id)].sort((a, b) => a.text.length - b.text.length);
    let count = members.length;
    while (!writePage(id, members.slice(0, count))) {
      count -= 1;
      if (count < 1) return;
    }
    if (count === members.length) changed.delete(id);
    for (const { key, text } of members.slice(count)) {
      const size = `${nameOf(key)} has ${text.length} characters`;
      reportLoss(
        id,
        key,
        new Error(`${size}, and sessionStorage has no room for them: a reload loses it`),
      );
    }
  };

  const write = (id: PageId, key: string, value: unknown) => {
    const values = valuesOf(id);
    values[key] = value;
    own(id, values);
    changed.add(id);
  };

  return {
    read: (id: PageId, key: string): unknown => valuesOf(id)[key],
    has: (id: PageId, key: string) => key in valuesOf(id),
    keys: (id: PageId) => Object.keys(valuesOf(id)).filter((key) => key !== OWNER_KEY),
    /** The second page keeps all values of the first one, for a third page that the same person opens. */
    keepFor: (id: PageId, keeper: PageId) => write(keeper, KEPT_KEY, { ...valuesOf(id) }),
    take: (id: PageId, keeper: PageId) => {
      const kept = valuesOf(keeper)[KEPT_KEY] as Values | undefined;
      if (!kept || isOfOther(kept)) return;
      Object.assign(valuesOf(id), kept);
      changed.add(id);
    },
    write,
    /** The person who is signed in now gets the values of a guest on these pages. Those of another person go. */
    handOver: (ids: readonly PageId[]) => ids.forEach(valuesOf),
    forget: (id: PageId) => {
      pages.delete(id);
      changed.delete(id);
      const key = keyOf(id);
      withStorage((store) => {
        if (store.getItem(key) === null) return;
        store.removeItem(key);
        updateIndex(store, key);
      });
    },
    /** Writes the changes to the browser's storage, when the app is hidden. The next flush tries failed writes again. */
    flush: () => {
      for (const id of [...changed]) save(id);
    },
  };
}

/** The name of a value in error messages. */
function nameOf(key: string): string {
  return key.startsWith(DRAFT_PREFIX)
    ? `the value of usePageDraft("${key.slice(DRAFT_PREFIX.length)}")`
    : `the page's "${key}"`;
}

function memberOf(key: string, value: unknown): string {
  const plain = encodePlain(value);
  if (plain !== null) return `${JSON.stringify(key)}:${plain}`;
  const { text } = encode(value, (message) => new TypeError(message), Infinity, nameOf(key));
  return `${JSON.stringify(ENCODED_PREFIX + key)}:${JSON.stringify(text)}`;
}

/** Other code may have written to these keys, so broken values are left out. */
function valuesIn(text: string | null): Values {
  const values = Object.create(null) as Values;
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null) return values;
  for (const [key, value] of Object.entries(stored)) {
    if (!key.startsWith(ENCODED_PREFIX)) values[key] = value;
    else attempt(() => (values[key.slice(ENCODED_PREFIX.length)] = decode(String(value))));
  }
  return values;
}

function parse(text: string | null): unknown {
  return attempt(() => JSON.parse(text ?? 'null')) ?? null;
}
