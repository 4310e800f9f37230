import type { PlatformContext } from '@/platform/call/context';

export type ScreenLock = {
  /** Rejects when the browser refuses. */
  hold(): Promise<void>;
  release(): Promise<void>;
};

/** Keeps the screen on while the app is there. The browser drops the lock with every hide, so it is asked for again. */
export function createScreenLock({ env, life }: PlatformContext): ScreenLock {
  const { window, document } = env;
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

  const release = async () => {
    forgo();
    const held = await lock?.catch(() => null);
    if (!wanted) await held?.release();
  };
  life.signal.addEventListener('abort', () => void release());

  return {
    hold: async () => {
      if (life.signal.aborted) throw new Error('the app was unmounted');
      wanted = true;
      document.addEventListener('visibilitychange', onShow);
      await acquire().catch((error: unknown) => {
        forgo();
        throw error;
      });
    },
    release,
  };
}
