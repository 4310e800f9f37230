import { useEffect, useRef } from 'react';
import { isUsualRefusal, usePlatform } from '@/platform';
import { useBackPress, useNavigator, usePageId } from '@/router';

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

/** The backs that something has answered: the form with its step before, or a question. */
const answered = new WeakSet<object>();

/** Several components of a page hear the same back. The first one that takes it gets true, the others do nothing. */
export function takeBack(back: object): boolean {
  if (answered.has(back)) return false;
  answered.add(back);
  return true;
}

type Departure = { readonly pageId: string; readonly state: 'asking' | 'allowed' };

/** By navigator: the page whose question is open, or that the user has agreed to leave. */
const departures = new WeakMap<object, Departure>();

export type LeaveQuestion = {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
};

/**
 * Asks before Back leaves the page while something may be lost. For components in a page of an app. A page asks one
 * question, also with several such components. With `isOver` the open question closes: there is nothing to lose any
 * more.
 */
export function useLeaveQuestion(mayLose: () => boolean, words: LeaveQuestion, isOver = false) {
  const platform = usePlatform();
  const navigator = useNavigator();
  const pageId = usePageId() ?? '';
  const open = useRef<AbortController>(null);

  useEffect(() => {
    if (isOver) open.current?.abort();
  }, [isOver]);

  /** True if the user wants to leave. */
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    const { title, text, leave, stay } = words;
    // Leaving loses something, so it does not look like the usual answer.
    const confirmColor = 'var(--portico-danger)';
    const modal = { title, content: text, confirmText: leave, confirmColor, cancelText: stay };
    try {
      return (await platform.until(signal).showModal(modal)).confirm;
    } catch {
      // Offline, the code of the dialog may be missing. Without an answer the user could never leave.
      return !signal.aborted && window.confirm(`${title}\n${text}`);
    }
  };

  const depart = async () => {
    const question = new AbortController();
    open.current = question;
    departures.set(navigator, { pageId, state: 'asking' });
    try {
      if (!(await ask(question.signal))) return;
      departures.set(navigator, { pageId, state: 'allowed' });
      await platform.back();
    } catch (error) {
      // Another guard of the page may refuse the same back. The user sees that the page stays.
      if (!isUsualRefusal(error)) throw error;
    } finally {
      open.current = null;
      departures.delete(navigator);
    }
  };

  useBackPress((back) => {
    const departure = departures.get(navigator);
    const isAllowed = departure?.pageId === pageId && departure.state === 'allowed';
    if (isAllowed || !mayLose()) return false;
    // A step of a form takes the back first, wherever it is in the page.
    queueMicrotask(() => {
      if (departures.get(navigator)?.pageId !== pageId && takeBack(back)) void depart();
    });
    return true;
  });
}
