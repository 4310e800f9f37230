import type { PlatformContext } from '@/platform/context';

export type ScreenLock = {
  /** Rejects when the browser refuses. */
  hold(): Promise<void>;
  release(): Promise<void>;
};

/** Keeps the screen on. The browser drops the lock with every hide, so it is asked for again. */
export function createScreenLock({ env: { window, document } }: PlatformContext): ScreenLock {
  let wanted = false;
  let lock: Promise<WakeLockSentinel> | null = null;

  const acquire = async () => {
    if (!wanted || document.hidden) return;
    const asked = lock ?? window.navigator.wakeLock.request('screen');
    if (asked !== lock) {
      lock = asked;
      const forget = () => {
        if (lock === asked) lock = null;
      };
      // The system may take it back at any time, for a low battery say.
      asked.then((got) => got.addEventListener('release', forget), forget);
    }
    await asked;
  };

  const onShow = () => {
    acquire().catch(() => {});
  };

  const forgo = () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onShow);
  };

  return {
    hold: async () => {
      wanted = true;
      document.addEventListener('visibilitychange', onShow);
      await acquire().catch((error: unknown) => {
        forgo();
        throw error;
      });
    },
    release: async () => {
      forgo();
      const held = await lock?.catch(() => null);
      if (!wanted) await held?.release();
    },
  };
}
