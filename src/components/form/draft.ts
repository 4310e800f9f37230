import { attempt } from '@/shared/errors';
import type { usePageMemory } from '@/router';
import type { FormController } from './create-form';
import type { Attempt } from './create-submission';
import { isSecret, NATIVE } from './field-elements';
import { keyOfName, nest } from './paths';
import { isUnsent, type SentItem } from './fields';
import { type FlatValues, isFile } from './rules';

type DraftPlace = {
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

type Lists = readonly (readonly [name: string, items: readonly SentItem[]])[];

/** The part of the values that a draft keeps. Files that the server has already are kept by URL. */
function packDraft(flat: FlatValues, lists: Lists, secrets: ReadonlySet<string>) {
  const kept: Record<string, unknown> = {};
  const lost = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(flat)) {
    const key = keyOfName(name);
    if (secrets.has(key)) continue;
    const files = [value].flat().filter(isFile);
    if (files.length > 0) lost.set(key, namesOf(files));
    // JSON drops undefined, so write null: an empty field is a value too.
    else kept[key] = value ?? null;
  }
  for (const [name, items] of lists) {
    lost.set(name, namesOf(items.filter((item) => !isSafe(item))));
    kept[name] = items.filter(isSafe).map((item, at) => ({
      ...item,
      ...{ file: undefined, id: `draft-${at}`, url: lastingUrl(item) },
    }));
  }
  return { values: nest(kept), lost: [...lost].filter(([, files]) => files.length > 0) };
}

const namesOf = (files: readonly { readonly name?: string }[]) =>
  files.map(({ name = '' }) => name);

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

/** Another version of the app may have written it. */
function readDraft(text: unknown): Draft | undefined {
  const draft = attempt(() => JSON.parse(String(text)) as Partial<Draft> | null);
  if (!draft?.values || !Array.isArray(draft.lost)) return undefined;
  const lost = draft.lost.filter(
    (one?: Partial<Draft['lost'][0]>) => typeof one?.[0] === 'string' && Array.isArray(one[1]),
  );
  return {
    ...draft,
    values: draft.values,
    attempt: draft.attempt ?? null,
    lost,
    step: Number(draft.step) || 0,
  };
}

/** Writes the draft on each change, and restores it once. */
export function createDraft(form: FormController, place: DraftPlace) {
  const { fields, items, store, submission } = form;
  const secrets = new Set<string>();
  let isRestored = false;
  let lost: Draft['lost'] = [];

  /** A password field can become a text field to show the password, so a name stays secret. */
  function secretKeys(): ReadonlySet<string> {
    const places = [form.element(), ...items.outside()];
    for (const control of places.flatMap((one) => [...(one?.querySelectorAll(NATIVE) ?? [])]))
      if (isSecret(control)) secrets.add(keyOfName(control.name));
    return secrets;
  }

  function pack(): Draft {
    const waiting = Object.fromEntries(fields.late.waiting()) as FlatValues;
    const flat = { ...waiting, ...fields.filled() };
    const packed = packDraft(flat, fields.ownLists(), secretKeys());
    return { ...packed, attempt: submission.attempt(), step: store.getState().step };
  }

  return {
    keep: () => {
      // Before the restore, the form has only its initial values.
      if (!isRestored) return;
      const isWorth = store.getState().dirty || fields.late.waiting().length > 0;
      place.write(isWorth ? JSON.stringify(pack()) : undefined);
    },
    begin: () => {
      if (isRestored) return;
      isRestored = true;
      const draft = readDraft(place.read());
      if (!draft) return;
      lost = draft.lost;
      submission.resume(draft.attempt);
      store.setState({ step: draft.step });
      fields.setValues(draft.values);
    },
    /** Call it once the fields can show a warning. */
    tellLost: () => {
      for (const [name, files] of lost.splice(0)) form.tellLost(name, files);
    },
  };
}

/** The memory of the page, or sessionStorage outside a page, which may be blocked or full. */
export function placeOf(name: string, memory: ReturnType<typeof usePageMemory>): DraftPlace {
  if (memory) {
    const key = `form-draft:${name}`;
    return {
      read: () => memory.read(key),
      write: (text) => {
        if (text !== undefined || memory.has(key)) memory.write(key, text);
      },
    };
  }
  const key = `portico:draft:${name}`;
  return {
    read: () => attempt(() => sessionStorage.getItem(key)),
    write: (text) =>
      void attempt(() =>
        text === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text),
      ),
  };
}

/** The name of each form, for the warning. */
type Sharing = { readonly forms: Map<HTMLFormElement, string | undefined>; isReported: boolean };

/** The drafts of mounted forms. Their owner is the memory of a page, or the document outside a page. */
const draftsByOwner = new WeakMap<object, Map<string, Sharing>>();

/** Development warns once of two mounted forms that write the same draft. Returns a function for the unmount. */
export function warnOfSharedDraft(
  form: HTMLFormElement,
  name: string | undefined,
  draft: string,
  owner: object,
): () => void {
  const drafts = draftsByOwner.get(owner) ?? new Map<string, Sharing>();
  draftsByOwner.set(owner, drafts);
  const state = drafts.get(draft) ?? { forms: new Map(), isReported: false };
  drafts.set(draft, state);
  const [[other, otherName] = []] = state.forms;
  if (other && !state.isReported) {
    state.isReported = true;
    const place = owner === document ? 'of this document' : 'of the same page';
    window.console.warn(
      `<FormDraft name="${draft}">: ${wordsOf(otherName)} and ${wordsOf(name)} ${place} have this draft, so each overwrites what the ` +
        'other one has kept. Give each form a draft name of its own.',
      other,
      form,
    );
  }
  state.forms.set(form, name);
  return () => state.forms.delete(form);
}

function wordsOf(name: string | undefined): string {
  return name ? `the form "${name}"` : 'a form without a label';
}
