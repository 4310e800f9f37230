import { useInsertionEffect, useLayoutEffect } from 'react';
import { askBeforeUnload, useLeaveQuestion } from '@/components/kit/leave-question';
import { useKitWords } from '@/platform';
import { usePageId, usePageMemory } from '@/router';
import { enForm } from '@/shared/messages/en-choice';
import type { SafeValues } from './baseline';
import { useFormScope } from './form-context';
import type { FormState } from './types';

/** Asks before the user leaves what they have entered. Put it in a Form. */
export function FormGuard() {
  const { form } = useFormScope('FormGuard');
  const memory = usePageMemory();

  // Fields that keep drafts of their own have changed values after a reload.
  useLayoutEffect(() => {
    if (!memory) return;
    const key = `form:${form.name()}`;
    const before = memory.read(key) as SafeValues | undefined;
    if (before) form.baseline.resume(before);
    const keep = () => {
      const { dirty } = form.store.getState();
      if (dirty || memory.read(key)) memory.write(key, dirty ? form.baseline.safe() : undefined);
    };
    form.use({ keep });
  }, [form, memory]);
  return <LeaveGuard />;
}

/** The browser asks before a changed form is closed, reloaded or left, and the app before Back leaves its page. */
export function LeaveGuard() {
  const { form } = useFormScope('FormGuard');
  const pageId = usePageId();
  // Insertion effects stay active while the page is hidden. The guard subscribes to the store directly, because
  // hidden pages do not render.
  useInsertionEffect(() => {
    let stopAsking: (() => void) | null = null;
    const follow = ({ dirty }: FormState) => {
      if (dirty) stopAsking ??= askBeforeUnload();
      else {
        stopAsking?.();
        stopAsking = null;
      }
    };
    follow(form.store.getState());
    const unsubscribe = form.store.subscribe(follow);
    return () => {
      unsubscribe();
      stopAsking?.();
    };
  }, [form]);
  return pageId === null ? null : <LeaveQuestion />;
}

function LeaveQuestion() {
  const { form } = useFormScope('FormGuard');
  const t = useKitWords(enForm);
  useLeaveQuestion(() => form.store.getState().dirty, {
    title: t('formLeaveTitle'),
    text: t('formLeaveText'),
    leave: t('leave'),
    stay: t('stay'),
  });
  return null;
}
