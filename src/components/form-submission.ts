import { type RefObject, useEffect, useEffectEvent } from 'react';

const SUBMIT = 'portico:form-submit';

type SubmitCall = CustomEvent<{ sent?: Promise<boolean> }>;

/**
 * Submits the kit's Form whose native form this is, and promises whether it was sent. For any other form the answer is
 * undefined: the browser submits it.
 */
export function submitKitForm(form: HTMLFormElement): Promise<boolean> | undefined {
  const detail: SubmitCall['detail'] = {};
  form.dispatchEvent(new CustomEvent(SUBMIT, { detail }));
  return detail.sent;
}

/** For the kit's Form: answers `submitKitForm`. */
export function useSubmitCall(
  form: RefObject<HTMLFormElement | null>,
  submit: () => Promise<boolean>,
): void {
  const answer = useEffectEvent((event: Event) => {
    (event as SubmitCall).detail.sent = submit();
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener(SUBMIT, answer);
    return () => element?.removeEventListener(SUBMIT, answer);
  }, [form]);
}
