import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { openLease } from './code-lease';
import { createLeases } from './leases';

/** Whole seconds until a new code may be sent, 0 when it may. One timer a second, on the second; none when hidden. */
export function useCodeLease(
  key: string,
  calls: { onEnd: () => void; onTick: (seconds: number) => void },
) {
  const [leases] = useState(() => createLeases(() => window.localStorage, Date.now));
  const [shown, setShown] = useState({ key, seconds: 0 });
  const last = useRef({ key, seconds: 0 });
  const again = useRef((): void => {});
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
    again.current = look;
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
      again.current = () => {};
    };
  }, [key, leases]);

  return {
    seconds,
    /** For whom it was sent, also if that is another one by now, or the page has gone. */
    begin: (owner: string, wait: number) => {
      leases.put(owner, openLease(wait, Date.now()));
      again.current();
    },
    clear: () => {
      leases.remove(key);
      last.current = { key, seconds: 0 };
      setShown({ key, seconds: 0 });
      again.current();
    },
    /** Also what another tab has begun a moment ago. */
    isFree: () => {
      again.current();
      return leases.left(key) === 0;
    },
  };
}
