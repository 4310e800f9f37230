import { useContext, useInsertionEffect, useRef } from 'react';
import { useKitWords, usePlatform } from '@/platform';
import { useBackPress } from '@/router';
import { enForm } from '@/shared/messages/en-choice';
import { FormContext, type FormScope } from './form-context';
import type { FormState, FormStore } from './form-state';

/** The document is closed, reloaded or left for another one: the browser asks, in its own words. */
export function useUnloadGuard(store: FormStore, active: boolean): void {
  // It lives as long as the component, and hears of the store by itself: what was entered is lost, or sent, while its
  // page is hidden, too.
  useInsertionEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // For Chromium before 119.
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

/** In a page of an app: back asks first. */
export function PageLeaveGuard() {
  const { form } = useContext(FormContext) as FormScope;
  const t = useKitWords(enForm);
  const platform = usePlatform();
  /** Asked, or allowed to go: not to be asked once more. */
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
