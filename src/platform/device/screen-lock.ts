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
    if (!wanted || document.hidden || lock) return;
    const asked = window.navigator.wakeLock.request('screen');
    lock = asked;
    const forget = () => {
      if (lock === asked) lock = null;
    };
    // The system may take it back at any time, for a low battery say.
    await asked.then(
      (got) => got.addEventListener('release', forget),
      (error: unknown) => {
        forget();
        throw error;
      },
    );
  };

  const onShow = () => {
    acquire().catch(() => {});
  };

  return {
    hold: async () => {
      wanted = true;
      document.addEventListener('visibilitychange', onShow);
      await acquire();
    },
    release: async () => {
      wanted = false;
      document.removeEventListener('visibilitychange', onShow);
      const held = await lock?.catch(() => null);
      if (!wanted) await held?.release();
    },
  };
}
