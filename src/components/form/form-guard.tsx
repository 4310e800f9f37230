import { useContext, useInsertionEffect } from 'react';
import { askBeforeUnload, useLeaveQuestion } from '@/components/kit/leave-guard';
import { useKitWords } from '@/platform';
import { enForm } from '@/shared/messages/en-choice';
import { FormContext, type FormScope } from './form-context';
import type { FormState, FormStore } from './form-state';

/** Makes the browser ask before a changed form is closed, reloaded or left for another document. */
export function useUnloadGuard(store: FormStore, active: boolean): void {
  // Insertion effects stay active while the page is hidden. The guard subscribes to the store directly, because
  // hidden pages do not render.
  useInsertionEffect(() => {
    if (!active) return;
    let stopAsking: (() => void) | null = null;
    const follow = ({ dirty }: FormState) => {
      if (dirty) stopAsking ??= askBeforeUnload();
      else {
        stopAsking?.();
        stopAsking = null;
      }
    };
    follow(store.getState());
    const unsubscribe = store.subscribe(follow);
    return () => {
      unsubscribe();
      stopAsking?.();
    };
  }, [store, active]);
}

/** Asks before Back leaves a page with a changed form. */
export function FormLeaveQuestion() {
  const { form } = useContext(FormContext) as FormScope;
  const t = useKitWords(enForm);
  useLeaveQuestion(() => form.store.getState().dirty, {
    title: t('formLeaveTitle'),
    text: t('formLeaveText'),
    leave: t('formLeave'),
    stay: t('formStay'),
  });
  return null;
}
