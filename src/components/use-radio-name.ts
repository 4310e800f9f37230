import { type RefObject, useId, useLayoutEffect, useState } from 'react';

type Given = { readonly name: string | undefined; readonly form: string | undefined };

type Known = { readonly name: string; readonly form: string | undefined };

/**
 * What radio buttons know each other by. Without a form around them all of one name are one group, also those of the
 * pages below; without a name of their owner's, no form is to hear of them.
 */
export function useRadioName(root: RefObject<Element | null>, { name, form }: Given): Known {
  const own = useId();
  const [isInForm, setInForm] = useState(true);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the document tells which form is around
    if (name !== undefined) setInForm(root.current?.closest('form') !== null);
  }, [root, name]);
  const isNamed = name !== undefined && (form !== undefined || isInForm);
  return isNamed ? { name, form } : { name: own, form: form ?? '' };
}
