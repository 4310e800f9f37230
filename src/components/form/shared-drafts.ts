type Draft = { readonly forms: Set<HTMLFormElement>; isReported: boolean };

/** The drafts of mounted forms. Their owner is the memory of a page, or the document outside a page. */
const draftsByOwner = new WeakMap<object, Map<string, Draft>>();

/** Development warns once of two mounted forms that write the same draft. Returns a function for the unmount. */
export function warnOfSharedDraft(form: HTMLFormElement, draft: string, owner: object): () => void {
  const drafts = draftsByOwner.get(owner) ?? new Map<string, Draft>();
  draftsByOwner.set(owner, drafts);
  const state = drafts.get(draft) ?? { forms: new Set(), isReported: false };
  drafts.set(draft, state);
  const [other] = state.forms;
  if (other && !state.isReported) {
    state.isReported = true;
    const place = owner === document ? 'of this document' : 'of the same page';
    window.console.warn(
      `<Form draft="${draft}">: ${nameOf(other)} and ${nameOf(form)} ${place} have this draft, so each overwrites what the ` +
        'other one has kept. Give each form a draft name of its own.',
      other,
      form,
    );
  }
  state.forms.add(form);
  return () => state.forms.delete(form);
}

function nameOf(form: HTMLFormElement): string {
  const name = form.ariaLabel || form.getAttribute('id') || form.getAttribute('name');
  return name ? `the form "${name}"` : 'a form without a label';
}
