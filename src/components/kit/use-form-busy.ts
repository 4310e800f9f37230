import { type RefObject, useSyncExternalStore } from 'react';

/**
 * True while the form of a submit button sends. The button may be outside of its form, with `form="id"`. It reads
 * `aria-busy`, which the kit's Form sets, so it also works with a product's own form.
 */
export function useFormBusy(button: RefObject<HTMLButtonElement | null>, isOn: boolean): boolean {
  const find = () => (isOn ? (button.current?.form ?? null) : null);
  return useSyncExternalStore(
    // A new function in each render, because a form outside of the button may mount later.
    (change) => watchBusy(find(), change),
    () => find()?.getAttribute('aria-busy') === 'true',
    () => false,
  );
}

function watchBusy(form: HTMLFormElement | null, change: () => void): () => void {
  const observer = new MutationObserver(change);
  if (form) observer.observe(form, { attributeFilter: ['aria-busy'] });
  return () => observer.disconnect();
}
