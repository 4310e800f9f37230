import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import type { EventSource } from '@/platform/call/listeners';
import { checkParams, flag, required } from '@/platform/call/params';
import { deviceInfo, windowInfo, windowWidth } from './system-info';

export type SetKeepScreenOnParams = { readonly keepScreenOn: boolean };

export type WindowResize = {
  readonly deviceOrientation: 'portrait' | 'landscape';
  readonly size: {
    readonly windowWidth: number;
    readonly windowHeight: number;
    readonly screenWidth: number;
    readonly screenHeight: number;
  };
};

/** Milliseconds without a resize after which the size is final. Rotating a phone fires several resizes. */
const QUIET_TIME = 50;

const checkScreen = checkParams({ keepScreenOn: required(flag) });

/** Keeps the screen on until it is called with false. The lock returns when the user returns to the app. */
export const setKeepScreenOn: Api<SetKeepScreenOnParams, void> = defineApi('setKeepScreenOn', {
  check: checkScreen,
  run: async ({ env, shelf }, { keepScreenOn }, fail) => {
    if (!('wakeLock' in env.window.navigator))
      throw fail('unsupported', 'this browser cannot keep the screen on');
    const lock = shelf(createScreenLock);
    if (!keepScreenOn) return lock.release();
    await lock.hold().catch((cause: unknown) => {
      throw fail('denied', 'the system does not allow it now, for example in power saving', cause);
    });
  },
});

/** The final size after a resize. Impossible sizes, which WeChat on Android reports at its start, are left out. */
export const onWindowResize: EventSource<WindowResize> = (context, emit) => {
  const { window, after } = context.env;
  let cancel = () => {};

  const emitSize = () => {
    if (window.innerWidth !== windowWidth(window)) return;
    const info = windowInfo(context);
    emit({
      deviceOrientation: deviceInfo(context).deviceOrientation,
      size: {
        windowWidth: info.windowWidth,
        windowHeight: info.windowHeight,
        screenWidth: info.screenWidth,
        screenHeight: info.screenHeight,
      },
    });
  };
  const onResize = () => {
    cancel();
    cancel = after(QUIET_TIME, emitSize);
  };

  window.addEventListener('resize', onResize);
  return () => {
    cancel();
    window.removeEventListener('resize', onResize);
  };
};

type ScreenLock = {
  /** Rejects if the browser refuses. */
  hold(): Promise<void>;
  release(): Promise<void>;
};

/** The browser drops its lock each time the page is hidden, so this requests it again when the page is shown. */
function createScreenLock({ env, life }: PlatformContext): ScreenLock {
  const { window, document } = env;
  let isWanted = false;
  let lock: Promise<WakeLockSentinel> | null = null;

  const acquire = async () => {
    if (!isWanted || document.hidden) return;
    const request = lock ?? window.navigator.wakeLock.request('screen');
    if (request !== lock) {
      lock = request;
      const forget = () => {
        if (lock === request) lock = null;
      };
      // The system may release it at any time, for example when the battery is low.
      request.then((sentinel) => sentinel.addEventListener('release', forget), forget);
    }
    await request;
  };

  const onVisibilityChange = () => {
    acquire().catch(() => {});
  };

  const stopHolding = () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };

  const release = async () => {
    stopHolding();
    const sentinel = await lock?.catch(() => null);
    // hold() may have been called again in the meantime.
    if (!isWanted) await sentinel?.release();
  };
  life.signal.addEventListener('abort', () => void release());

  return {
    hold: async () => {
      if (life.signal.aborted) throw new Error('the app was unmounted');
      isWanted = true;
      document.addEventListener('visibilitychange', onVisibilityChange);
      await acquire().catch((error: unknown) => {
        stopHolding();
        throw error;
      });
    },
    release,
  };
}
