import type { Env } from '@/platform/call/env';

/** What a timer can wait for at most. */
const LONGEST = 2 ** 31 - 1;

/** Calls back when a time has come. A sleeping device's timers stand still, so it also looks when it wakes. */
export function watchExpiry({ document, date, after }: Env, run: () => void) {
  let stop = () => {};

  const expect = (seconds: number | undefined) => {
    stop();
    stop = () => {};
    if (seconds === undefined) return;
    const check = () => {
      const left = seconds * 1000 - date();
      stop();
      if (left <= 0) return run();
      const cancel = after(Math.min(left, LONGEST), check);
      document.addEventListener('visibilitychange', check);
      stop = () => {
        cancel();
        document.removeEventListener('visibilitychange', check);
      };
    };
    check();
  };

  return { expect };
}
