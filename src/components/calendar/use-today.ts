import { useSyncExternalStore } from 'react';
import { dayOfDate } from './day-number';

const today = () => dayOfDate(new Date());

/** The visitor's own day; a page that is looked at again the next morning knows. */
export function useToday(): number {
  return useSyncExternalStore(watch, today, today);
}

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('focus', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('focus', changed);
  };
}
