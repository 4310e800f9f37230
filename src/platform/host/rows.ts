import { askerIn } from '@/platform/call/page';
import type { PlatformContext } from '@/platform/call/context';
import { refuseUnless } from '@/platform/call/errors';
import { asyncCalls, syncCall } from '@/platform/call/rows';
import { hostStatus } from './bootstrap';
import { hostCan } from './levels';

const calls = () => import('./calls');
const shareCalls = () => import('./share/calls');

export const hostRows = {
  /** The app around the page: WeChat, a browser ... */
  env: syncCall((context) => () => context.shelf(hostStatus).current().env),
  /** The one who does the work of a call at this moment: the messaging app, the browser, the user or nobody. */
  can: syncCall((context, { rowOf }) => (api: string) => {
    refuseUnless(typeof api === 'string', 'host.can', 'parameter.api should be a string');
    return hostCan(context, rowOf, api);
  }),
  ...asyncCalls(calls, {
    /** Resolves when the messaging app has accepted the page, in a browser at once. Rejects if it refuses the page. */
    ready: {},
    /**
     * Closes the app's window.
     *
     * @support Everywhere; where a page may not close its window the app starts over at `/`
     */
    closeWindow: { host: 'closeWindow' },
    /**
     * Hides items of the messaging app's own menu.
     *
     * @support WeChat and WeCom
     */
    hideMenuItems: { host: 'hideMenuItems' },
    /**
     * Shows items of the messaging app's own menu.
     *
     * @support WeChat and WeCom
     */
    showMenuItems: { host: 'showMenuItems' },
    /**
     * Hides the messaging app's own menu.
     *
     * @support WeChat and WeCom
     */
    hideOptionMenu: { host: 'hideOptionMenu' },
    /**
     * Shows the messaging app's own menu.
     *
     * @support WeChat and WeCom
     */
    showOptionMenu: { host: 'showOptionMenu' },
    /**
     * Uploads a picture or a recording to the messaging app's server.
     *
     * @support WeChat and WeCom
     */
    uploadMedia: { host: 'uploadMedia' },
    /**
     * Opens the page in the phone's browser, or shows the user how.
     *
     * @support Everywhere; where only the app’s own menu leads to the browser, the user is shown how
     */
    openInBrowser: {},
    /**
     * A code that the product's server exchanges for the user of the messaging app.
     *
     * @support LINE, Telegram and DingTalk; null elsewhere
     */
    credential: {},
  }),
};

/** Another page may be on top when the code has loaded. */
const pageIdIn = (context: PlatformContext) => context.navigator.activePage()?.id;

export const shareRows = asyncCalls(shareCalls, {
  /**
   * Shares the page, or another card. Call it in a tap.
   *
   * @support Everywhere, after a tap: by WeCom’s, LINE’s, DingTalk’s or Telegram’s dialog, by the browser’s share sheet, else the link is copied; in WeChat the user is shown its menu
   */
  open: { begin: askerIn },
  /**
   * Prepares the card of the page. `false` forbids sharing it.
   *
   * @support Everywhere for `share.open`; WeChat’s and WeCom’s menus share it, too
   */
  prepare: { begin: pageIdIn },
});
