import { useEffect, useRef } from 'react';
import { usePlatform } from '@/platform';
import { useBackPress } from '@/router';

/** Makes the browser ask before the document closes, reloads or shows another one. Call the result to stop that. */
export function askBeforeUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chromium before 119 asks only if `returnValue` is set.
    event.returnValue = true;
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

export type LeaveQuestion = {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
};

/**
 * Asks before Back leaves the page while something may be lost. For components in a page of an app. With `isOver` the
 * open question closes: there is nothing to lose any more.
 */
export function useLeaveQuestion(mayLose: () => boolean, question: LeaveQuestion, isOver = false) {
  const platform = usePlatform();
  /** The state prevents a second question while the first is open or the page is leaving. */
  const state = useRef<'watching' | 'asking' | 'leaving'>('watching');
  const open = useRef<AbortController>(null);

  useEffect(() => {
    if (isOver) open.current?.abort();
  }, [isOver]);

  const ask = async () => {
    state.current = 'asking';
    open.current = new AbortController();
    try {
      const { confirm } = await platform.until(open.current.signal).showModal({
        title: question.title,
        content: question.text,
        confirmText: question.leave,
        cancelText: question.stay,
      });
      if (!confirm) return;
      state.current = 'leaving';
      await platform.back();
    } catch (error) {
      if (!open.current.signal.aborted) throw error;
    } finally {
      state.current = 'watching';
    }
  };

  useBackPress(() => {
    if (state.current === 'leaving' || !mayLose()) return false;
    if (state.current === 'watching') void ask();
    return true;
  });
}
