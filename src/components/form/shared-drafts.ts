/** The name of each form, for the warning. */
type Draft = { readonly forms: Map<HTMLFormElement, string | undefined>; isReported: boolean };

/** The drafts of mounted forms. Their owner is the memory of a page, or the document outside a page. */
const draftsByOwner = new WeakMap<object, Map<string, Draft>>();

/** Development warns once of two mounted forms that write the same draft. Returns a function for the unmount. */
export function warnOfSharedDraft(
  form: HTMLFormElement,
  name: string | undefined,
  draft: string,
  owner: object,
): () => void {
  const drafts = draftsByOwner.get(owner) ?? new Map<string, Draft>();
  draftsByOwner.set(owner, drafts);
  const state = drafts.get(draft) ?? { forms: new Map(), isReported: false };
  drafts.set(draft, state);
  const [[other, otherName] = []] = state.forms;
  if (other && !state.isReported) {
    state.isReported = true;
    const place = owner === document ? 'of this document' : 'of the same page';
    window.console.warn(
      `<Form draft="${draft}">: ${wordsOf(otherName)} and ${wordsOf(name)} ${place} have this draft, so each overwrites what the ` +
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
