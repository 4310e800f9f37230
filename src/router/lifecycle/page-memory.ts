import { attempt } from '@/shared/attempt';
import { decode } from '@/shared/decode-value';
import { encode, encodePlain } from '@/shared/encode-value';
import type { Report } from '@/shared/report';
import type { PageId } from '../core/state';
import type { Navigator } from '../navigation/navigator';
import { isInStack } from '../navigation/store';

export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type PageMemory = {
  read(page: PageId, key: string): unknown;
  has(page: PageId, key: string): boolean;
  write(page: PageId, key: string, value: unknown): void;
  forget(page: PageId): void;
  /** Writes the changes to the browser's storage; called when the app is hidden. What fails is tried again next time. */
  flush(): void;
};

type Values = Record<string, unknown>;

/** One value as a member of the page's JSON object. */
type Member = { readonly key: string; readonly text: string };

const INDEX = 'portico:pages';

const KEPT_PAGES = 50;

/** Keys of draft values begin with this. */
export const DRAFT = 'draft:';

/** Keys of values that JSON cannot hold begin with this in the storage: their text is the codec's. */
const CODED = '!';

/**
 * Scroll offsets and drafts by page id. They outlive the document in sessionStorage, which is this browser
 * tab's own; where it is missing or full (private mode, some in-app browsers) they live in memory. They belong to one
 * run of the app: a tab page has the same id in each, and in other apps of the origin. Each value is encoded by
 * itself, so a value that cannot be stored costs no other value.
 */
export function createPageMemory(
  storage: PageStorage | null,
  sid: string,
  report: Report,
): PageMemory {
  const pages = new Map<PageId, Values>();
  const changed = new Set<PageId>();
  const reported = new Set<string>();
  const keyOf = (id: PageId) => `portico:page:${sid}:${id}`;

  const within = <T>(run: (store: PageStorage) => T): T | null =>
    attempt(() => storage && run(storage)) ?? null;

  const page = (id: PageId): Values => {
    const known = pages.get(id);
    if (known) return known;
    const values = valuesIn(within((store) => store.getItem(keyOf(id))));
    pages.set(id, values);
    return values;
  };

  /** Once for each value: a flush follows every look at another app. */
  const lose = (id: PageId, key: string, error: Error) => {
    const name = `${id} ${key}`;
    if (!reported.has(name)) report(error);
    reported.add(name);
  };

  const membersOf = (id: PageId): readonly Member[] =>
    Object.entries(page(id)).flatMap(([key, value]) => {
      try {
        return [{ key, text: memberOf(key, value) }];
      } catch (cause) {
        // The codec's own message names the part; a getter of the product may throw anything.
        const { message = '' } = Object(cause) as Partial<Error>;
        const name = nameOf(key);
        const what = message.startsWith(name) ? message : `${name} can not be read`;
        lose(id, key, new Error(`${what}: a reload loses it`, { cause }));
        return [];
      }
    });

  /** Which pages the storage holds, the least recently written first: those leave it first. */
  const index = (store: PageStorage, key: string, ...written: string[]) => {
    const stored = parse(store.getItem(INDEX));
    const others: string[] = Array.isArray(stored) ? stored.filter((other) => other !== key) : [];
    const kept = [...others, ...written];
    for (const old of kept.splice(0, kept.length - KEPT_PAGES)) store.removeItem(old);
    store.setItem(INDEX, JSON.stringify(kept));
  };

  const put = (id: PageId, members: readonly Member[]): boolean =>
    within((store) => {
      const key = keyOf(id);
      store.setItem(key, `{${members.map(({ text }) => text).join()}}`);
      index(store, key, key);
      return true;
    }) ?? false;

  /** Where the storage is too full for the whole page, the largest values stay out. */
  const save = (id: PageId) => {
    const all = [...membersOf(id)].sort((a, b) => a.text.length - b.text.length);
    let fitting = all.length;
    while (!put(id, all.slice(0, fitting))) {
      fitting -= 1;
      if (fitting < 1) return;
    }
    if (fitting === all.length) changed.delete(id);
    for (const { key, text } of all.slice(fitting)) {
      const size = `${nameOf(key)} has ${text.length} characters`;
      lose(
        id,
        key,
        new Error(`${size}, and sessionStorage has no room for them: a reload loses it`),
      );
    }
  };

  return {
    read: (id, key) => page(id)[key],
    has: (id, key) => key in page(id),
    write: (id, key, value) => {
      page(id)[key] = value;
      changed.add(id);
    },
    forget: (id) => {
      pages.delete(id);
      changed.delete(id);
      const key = keyOf(id);
      within((store) => {
        if (store.getItem(key) === null) return;
        store.removeItem(key);
        index(store, key);
      });
    },
    flush: () => {
      for (const id of [...changed]) save(id);
    },
  };
}

/** What errors call a value. */
function nameOf(key: string): string {
  return key.startsWith(DRAFT)
    ? `the value of usePageDraft("${key.slice(DRAFT.length)}")`
    : `the page's "${key}"`;
}

function memberOf(key: string, value: unknown): string {
  const plain = encodePlain(value);
  if (plain !== null) return `${JSON.stringify(key)}:${plain}`;
  const { text } = encode(value, (message) => new TypeError(message), Infinity, nameOf(key));
  return `${JSON.stringify(CODED + key)}:${JSON.stringify(text)}`;
}

/** Other code may have written there: broken values are left out. */
function valuesIn(text: string | null): Values {
  const values = Object.create(null) as Values;
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null) return values;
  for (const [key, value] of Object.entries(stored)) {
    if (!key.startsWith(CODED)) values[key] = value;
    else attempt(() => (values[key.slice(CODED.length)] = decode(String(value))));
  }
  return values;
}

function parse(text: string | null): unknown {
  return attempt(() => JSON.parse(text ?? 'null')) ?? null;
}

export type OwnMemory = {
  read(name: string): unknown;
  has(name: string): boolean;
  write(name: string, value: unknown): void;
};

/**
 * A page's part of the memory. It is forgotten when the page leaves for good, and stays so: the page may scroll on
 * its way out of sight, and what it has waited for may come later still.
 */
export function ownMemory(
  { memory, store }: Pick<Navigator, 'memory' | 'store'>,
  page: PageId,
  instance: string,
): OwnMemory {
  return {
    read: (name) => memory.read(page, name),
    has: (name) => memory.has(page, name),
    write: (name, value) => {
      if (isInStack(store.getState(), instance)) memory.write(page, name, value);
    },
  };
}
