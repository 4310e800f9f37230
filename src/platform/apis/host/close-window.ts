import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { viaHost } from '@/platform/host/via-host';
import { isRefusal } from '@/router';

/**
 * Closes the messaging app's window, or the browser's where scripts may. Else the app starts over at its root path
 * [S1.2].
 */
export const closeWindow: Api<NoParams, void> = defineApi('host.closeWindow', {
  check: checkNothing,
  run: (context, params, fail, { signal }) =>
    viaHost(context, 'closeWindow', params, { fail, signal }, async () => {
      const { env, navigator } = context;
      // Only windows that a script has opened: others stay, and say nothing.
      env.window.close();
      if (env.window.closed) return;
      const arrived = await navigator.go('relaunch', { to: { url: '/' } });
      if (isRefusal(arrived)) throw fail(arrived.refused, arrived.message);
    }),
});
