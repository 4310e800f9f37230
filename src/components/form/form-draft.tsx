import { useEffect, useLayoutEffect, useState } from 'react';
import { useDefaults } from '@/components/kit/use-defaults';
import { usePageMemory } from '@/router';
import { createDraft, placeOf, warnOfSharedDraft } from './draft';
import { useFormScope } from './form-context';
import { LeaveGuard } from './form-guard';

export type FormDraftProps = {
  /** The name of the draft. Each form of a page has its own. */
  name: string;
  /** Asks before what was entered is left behind. @default true */
  guardLeave?: boolean;
};

/**
 * Keeps what the user enters across a reload: in the memory of the page, or in sessionStorage outside a page. A
 * successful submission deletes it. A draft cannot keep files that the server does not have; their field names them.
 * Put it in a Form, before the fields.
 */
export function FormDraft(ownProps: FormDraftProps) {
  const { name, guardLeave = true } = useDefaults('FormDraft', ownProps);
  const { form } = useFormScope('FormDraft');
  const memory = usePageMemory();
  const [draft] = useState(() => createDraft(form, placeOf(name, memory)));

  // Before the first paint, and after the fields have joined.
  useLayoutEffect(() => form.use(draft), [form, draft]);
  useEffect(() => {
    requestAnimationFrame(draft.tellLost);
  }, [draft]);
  useEffect(() => {
    const element = form.element();
    if (!import.meta.env.DEV || !element) return undefined;
    return warnOfSharedDraft(element, form.name(), name, memory ?? document);
  }, [form, name, memory]);
  return guardLeave ? <LeaveGuard /> : null;
}
