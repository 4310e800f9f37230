import { attempt } from '@/shared/errors';
import { keyOfName, nest } from './paths';
import { type FlatValues, isFile } from './rules';

/** The place of a draft: the memory of its page, or sessionStorage outside a page. */
export type DraftPlace = {
  read(): unknown;
  write(text: string | undefined): void;
};

type Draft = {
  readonly values: unknown;
  /** Names of the files that a draft cannot keep, by field name. */
  readonly lost: (readonly [name: string, files: readonly string[]])[];
  /** The last submission: its idempotency key, and a digest of the values. */
  readonly attempt: Attempt | null;
  /** The step that `FormSteps` shows. */
  readonly step: number;
};

export type Attempt = { readonly key: string; readonly digest: string };

type Lists = readonly (readonly [name: string, items: readonly object[]])[];

/** The part of the values that a draft keeps. Files that the server has already are kept by URL. */
export function packDraft(
  flat: FlatValues,
  lists: Lists,
  secrets: ReadonlySet<string>,
): Pick<Draft, 'values' | 'lost'> {
  const kept: Record<string, unknown> = {};
  const lost: [string, string[]][] = [];
  const lose = (name: string, files: string[]) => files.length > 0 && lost.push([name, files]);
  for (const [name, value] of Object.entries(flat)) {
    if (secrets.has(name)) continue;
    const entries = [value].flat();
    if (!entries.some(isFile)) kept[keyOfName(name)] = value;
    else
      lose(
        keyOfName(name),
        entries.flatMap((one) => (isFile(one) ? [one.name] : [])),
      );
  }
  for (const [name, items] of lists) {
    const known = lost.findIndex(([other]) => other === name);
    if (known >= 0) lost.splice(known, 1);
    kept[name] = items.filter(isSafe).map((item, at) => {
      const facts = { ...item, file: undefined, id: `draft-${at}`, url: lastingUrl(item) };
      return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
    });
    lose(
      name,
      items.filter((item) => !isSafe(item)).map((item) => (item as { name?: string }).name ?? ''),
    );
  }
  return { values: nest(kept), lost };
}

/** An item of an Upload. */
export type SentItem = {
  readonly status?: string | undefined;
  readonly result?: unknown;
  readonly url?: string | undefined;
};

export function isUnsent({ status = 'done' }: SentItem): boolean {
  return status !== 'done';
}

/** True if the server has the file: there is a result, or a URL that survives a reload. */
function isSafe(item: SentItem): boolean {
  return !isUnsent(item) && (item.result !== undefined || lastingUrl(item) !== undefined);
}

/** The URL that shows the file after a reload: its own, or the one that the server has answered. */
function lastingUrl({ url, result }: SentItem): string | undefined {
  if (!url?.startsWith('blob:')) return url;
  const answer =
    typeof result === 'object' && result !== null && 'url' in result ? result.url : result;
  return typeof answer === 'string' && /^(https?:|\/)/.test(answer) ? answer : undefined;
}

/** JSON drops undefined, so write null: an empty field is a value too. */
function writeDraft(draft: Draft): string {
  return JSON.stringify(draft, (_key, value: unknown) => value ?? null);
}

function readDraft(text: unknown): Draft | undefined {
  const draft = attempt(() => JSON.parse(String(text)) as Partial<Draft> | null);
  return draft?.values && Array.isArray(draft.lost)
    ? ({
        ...draft,
        // Another version of the app may have written it.
        lost: draft.lost.filter(isLost),
        step: Number(draft.step) || 0,
      } as Draft)
    : undefined;
}

function isLost(entry: unknown): boolean {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]);
}

type Form = {
  readonly pack: () => Draft;
  /** True if a reload would lose a change. */
  readonly isWorth: () => boolean;
  readonly restore: (draft: Draft) => void;
  readonly tellLost: (name: string, files: readonly string[]) => void;
};

/** Writes the draft on each change, and restores it once. */
export function createDraftKeeper(place: DraftPlace | null, form: Form) {
  let isRestored = false;
  let lost: Draft['lost'] = [];
  return {
    keep: () => {
      // Before the restore, the form has only its initial values.
      if (place && isRestored) place.write(form.isWorth() ? writeDraft(form.pack()) : undefined);
    },
    restore: () => {
      if (isRestored) return;
      isRestored = true;
      const draft = place ? readDraft(place.read()) : undefined;
      if (!draft) return;
      lost = draft.lost;
      form.restore(draft);
    },
    /** Call it once the fields can show a warning. */
    tellLost: () => {
      for (const [name, files] of lost.splice(0)) form.tellLost(name, files);
    },
  };
}

/** sessionStorage may be blocked or full. */
export function sessionPlace(name: string): DraftPlace {
  const key = `portico:draft:${name}`;
  return {
    read: () => attempt(() => sessionStorage.getItem(key)),
    write: (text) => {
      attempt(() =>
        text === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text),
      );
    },
  };
}

/** A random key for one order, the same for each retry. `randomUUID` is missing on pages without HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
