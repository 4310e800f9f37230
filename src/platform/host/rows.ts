import { ofPage } from '@/platform/call/asking-page';
import { refuseUnless } from '@/platform/call/errors';
import { asyncCalls, syncCall, joinRows } from '@/platform/call/rows';
import { hostStatus } from './status';
import type { HostFeature } from './features';
import { hostCan } from './levels';

const calls = () => import('./calls');
const shareCalls = () => import('./share/calls');

export const paymentRows = asyncCalls(calls, {
  /**
   * Opens WeChat's payment with parameters that your server has signed. Then ask your server whether the order is paid.
   *
   * @support WeChat and WeCom
   */
  requestPayment: { host: 'requestPayment', needs: () => false },
});

export const hostRows = joinRows(
  {
    /** The app around the page: WeChat, a browser ... */
    env: syncCall((context) => () => context.shelf(hostStatus).current().env),
    /**
     * Tells what serves a call or a feature at this moment: the messaging app, the browser, the user in a menu or in
     * another browser, or nothing.
     */
    can: syncCall((context, { rowOf }) => (api: HostFeature | (string & {})) => {
      const message = 'parameter.api should be a string';
      refuseUnless(typeof api === 'string', 'host.can', message, 'api');
      return hostCan(context, rowOf, api);
    }),
  },
  asyncCalls(calls, {
    /** Resolves when the messaging app has accepted the page, in a browser at once. Rejects if it refuses the page. */
    ready: {},
    /**
     * Closes the app's window.
     *
     * @support Everywhere; if a page cannot close its window, the app restarts at `/`
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
     * @support Everywhere; if only the app’s own menu opens the browser, a guide shows how
     */
    openOutside: {},
    /**
     * Makes a call of the messaging app's own bridge.
     *
     * @support WeChat and WeCom
     * @rejects abort busy cancel denied failed invalid timeout unsigned unsupported
     */
    invoke: {},
    /**
     * A code that the product's server exchanges for the user of the messaging app.
     *
     * @support LINE, Telegram and DingTalk; null elsewhere
     */
    credential: {},
  }),
);

export const shareRows = asyncCalls(shareCalls, {
  /**
   * Shares the page, or another card. Call it in a tap.
   *
   * @support Everywhere, after a tap: the app’s dialog, the browser’s share sheet, or a copied link; in WeChat a guide to its menu
   */
  open: ofPage,
  /**
   * Prepares the card of the page. `false` forbids sharing it.
   *
   * @support Everywhere for `share.open`; the menus of WeChat and WeCom share it too
   */
  prepare: ofPage,
});
