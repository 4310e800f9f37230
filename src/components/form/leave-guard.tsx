import { useContext, useInsertionEffect, useRef } from 'react';
import { useKitWords, usePlatform } from '@/platform';
import { useBackPress } from '@/router';
import { enForm } from '@/shared/messages/en-choice';
import { FormContext, type FormScope } from './form-context';
import type { FormState, FormStore } from './form-state';

/** Makes the browser ask before a changed form is closed, reloaded or left for another document. */
export function useUnloadGuard(store: FormStore, active: boolean): void {
  // Insertion effects stay active while the page is hidden. The guard subscribes to the store directly, because
  // hidden pages do not render.
  useInsertionEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chromium before 119 asks only if `returnValue` is set.
      event.returnValue = true;
    };
    const follow = ({ dirty }: FormState) => {
      if (dirty) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    };
    follow(store.getState());
    const stop = store.subscribe(follow);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [store, active]);
}

/** Asks before Back leaves a page with a changed form. */
export function PageLeaveGuard() {
  const { form } = useContext(FormContext) as FormScope;
  const t = useKitWords(enForm);
  const platform = usePlatform();
  /** The state prevents a second question while the first is open or the page is leaving. */
  const state = useRef<'watching' | 'asking' | 'leaving'>('watching');

  const ask = async () => {
    state.current = 'asking';
    try {
      const { confirm } = await platform.showModal({
        title: t('formLeaveTitle'),
        content: t('formLeaveText'),
        confirmText: t('formLeave'),
        cancelText: t('formStay'),
      });
      if (!confirm) return;
      state.current = 'leaving';
      await platform.back();
    } finally {
      state.current = 'watching';
    }
  };

  useBackPress(() => {
    if (state.current === 'leaving' || !form.store.getState().dirty) return false;
    if (state.current === 'watching') void ask();
    return true;
  });

  return null;
}
