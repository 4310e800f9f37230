import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { openLease } from './code-lease';
import { createLeases, type Leases } from './leases';

// One for each document: all countdowns of a recipient agree, and what no storage takes outlives each of them.
const known = new WeakMap<Document, Leases>();

function leasesOf(page: Document): Leases {
  const leases =
    known.get(page) ??
    createLeases(
      () => window.localStorage,
      () => Date.now(),
    );
  known.set(page, leases);
  return leases;
}

/** Whole seconds until a new code may be sent, 0 when it may. One timer a second, on the second; none when hidden. */
export function useCodeLease(
  key: string,
  calls: { onEnd: () => void; onTick: (seconds: number) => void },
) {
  const [shown, setShown] = useState({ key, seconds: 0 });
  const last = useRef({ key, seconds: 0 });
  const seconds = shown.key === key ? shown.seconds : 0;

  const tell = useEffectEvent((next: number) => {
    const before = last.current;
    last.current = { key, seconds: next };
    if (before.key === key && before.seconds === next) return;
    setShown({ key, seconds: next });
    if (next > 0) calls.onTick(next);
    else if (before.key === key && before.seconds > 0) calls.onEnd();
  });

  useLayoutEffect(() => {
    const leases = leasesOf(document);
    let timer = 0;
    const look = () => {
      clearTimeout(timer);
      const left = leases.left(key);
      tell(Math.ceil(left / 1000));
      if (left > 0 && !document.hidden) timer = window.setTimeout(look, left % 1000 || 1000);
    };
    // Another tab has sent one, or taken it back.
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) look();
    };
    const unwatch = leases.watch(look);
    leases.sweep();
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('storage', hear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('storage', hear);
      unwatch();
    };
  }, [key]);

  return {
    seconds,
    /** For whom it was sent, also if that is another one by now, or the page has gone. */
    begin: (owner: string, wait: number) => {
      leasesOf(document).put(owner, openLease(wait, Date.now()));
    },
    clear: () => {
      last.current = { key, seconds: 0 };
      setShown({ key, seconds: 0 });
      leasesOf(document).remove(key);
    },
    /** Also what another tab has begun a moment ago. */
    isFree: () => {
      const leases = leasesOf(document);
      leases.tell();
      return leases.left(key) === 0;
    },
  };
}
