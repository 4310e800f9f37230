import { checkParams, flag, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { createScreenLock } from '@/platform/device/screen-lock';

export type SetKeepScreenOnParams = { readonly keepScreenOn: boolean };

const check = checkParams({ keepScreenOn: required(flag) });

/** Keeps the screen from going dark until told otherwise, also after the app was out of sight. */
export const setKeepScreenOn: Api<SetKeepScreenOnParams, void> = defineApi('setKeepScreenOn', {
  check,
  run: async ({ env, shelf }, { keepScreenOn }, fail) => {
    if (!('wakeLock' in env.window.navigator))
      throw fail('unsupported', 'this browser can not keep the screen on');
    const lock = shelf(createScreenLock);
    if (!keepScreenOn) return lock.release();
    await lock.hold().catch((cause: unknown) => {
      throw fail('denied', 'the system does not allow it now', cause);
    });
  },
});
