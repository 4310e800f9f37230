import type { Checked } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { askerIn } from '@/platform/call/asking-page';
import {
  checkNothing,
  checkParams,
  fieldFor,
  flag,
  isRecord,
  listOf,
  milliseconds,
  oneOf,
  optional,
  required,
  text,
  where,
} from '@/platform/call/params';
import { isRefusal, withStack } from '@/router';
import type { HostCallName, HostCalls, SignedPayment } from './adapter';
import type { BridgeData, BridgeParams } from './bridge-table';
import { last } from '@/shared/values';
import { linkTo, webAddress } from './address';
import { createHost } from './connect';
import { leaveFor, showGuide } from './guide';
import { viaHost } from './via-host';

/** The calls of `platform.host`. */

export const ready: Api<NoParams, void> = defineApi('host.ready', {
  run: ({ shelf }) => shelf(createHost).ready(),
});

export type CredentialResult = {
  /** Null if the app reports nothing. */
  readonly credential: string | null;
};

/** The messaging app's proof of the user's identity, unread: only the product's server can check it. */
export const credential: Api<NoParams, CredentialResult> = defineApi('host.credential', {
  run: async (context) => {
    const adapter = await connectedAdapter(context);
    return { credential: (await adapter?.credential?.()) ?? null };
  },
});

/** Closes the window of the messaging app, or the browser's window. If that fails, the app restarts at `/` [S1.2]. */
export const closeWindow: Api<NoParams, void> = defineApi('host.closeWindow', {
  run: (context, _params, fail, { signal }) =>
    viaHost(context, 'closeWindow', {}, { fail, signal }, async () => {
      const { env, navigator } = context;
      // Browsers close only windows that a script has opened. They ignore the call for others.
      env.window.close();
      if (env.window.closed) return;
      const arrived = await navigator.go('relaunch', { to: { url: '/' } });
      if (isRefusal(arrived)) throw fail(arrived.refused, arrived.message);
    }),
});

export type OpenOutsideParams = {
  /** @default the page on top, with the pages below it */
  readonly url?: string | undefined;
};

export type OpenOutsideResult = {
  /** guided: the user saw how to do it. */
  readonly result: 'opened' | 'guided';
};

const checkAddress = checkParams({ url: optional(webAddress, '') });

/**
 * Leaves the messaging app for the user's browser. Without an address, the browser opens the same page stack. In a
 * browser, another address opens in a new window.
 */
export const openOutside: Api<OpenOutsideParams, OpenOutsideResult> = defineApi(
  'host.openOutside',
  {
    check: checkAddress,
    run: async (context, { url }, fail, { signal, caller }) => {
      const { document, window } = context.env;
      const begun = askerIn(context, { caller });
      const target = url === '' ? stackAddress(context) : new URL(url, document.baseURI).href;
      const host = context.shelf(createHost);
      // A browser opens windows within the tap only, so nothing may be awaited there.
      const adapter = host.state().kind === 'web' ? null : await connectedAdapter(context);
      if (!/^https?:/.test(target)) {
        throw fail('invalid', 'parameter.url is needed: this page has no address of its own');
      }
      if (adapter?.openOutside) {
        await adapter.openOutside(target);
        return { result: 'opened' };
      }
      const { app } = host.env();
      const way = leaveFor(host.env(), target);
      if (way.kind === 'guide') {
        await showGuide(context, 'open-in-browser', target, { fail, signal, begun });
        return { result: 'guided' };
      }
      const isHere = url === '' || target === window.location.href;
      if (app === 'browser' && isHere) return { result: 'opened' };
      const opened = app === 'browser' && openWindow(window, way.href);
      if (!opened) window.location.assign(way.href);
      return { result: 'opened' };
    },
  },
);

/** The address of the page on top. It carries the pages below it. */
function stackAddress(context: PlatformContext): string {
  const { navigator, env } = context;
  const pages = navigator.pages();
  const urls = pages.map((page) => linkTo(context, page, page.url));
  const address = new URL(navigator.href(withStack(urls)), env.window.location.href).href;
  const top = last(pages);
  return top ? linkTo(context, top, address) : address;
}

type MenuItemsParams = {
  /** The app's ids of the items, for example `menuItem:share:timeline`. */
  readonly menuList: readonly string[];
};

export type HideMenuItemsParams = MenuItemsParams;
export type ShowMenuItemsParams = MenuItemsParams;

const checkMenuItems = checkParams({ menuList: required(listOf(text)) });

export const hideMenuItems: Api<HideMenuItemsParams, void> = defineHostCall(
  'hideMenuItems',
  checkMenuItems,
);
export const showMenuItems: Api<ShowMenuItemsParams, void> = defineHostCall(
  'showMenuItems',
  checkMenuItems,
);
export const hideOptionMenu: Api<NoParams, void> = defineHostCall('hideOptionMenu', checkNothing);
export const showOptionMenu: Api<NoParams, void> = defineHostCall('showOptionMenu', checkNothing);

export type UploadMediaParams = {
  /** The path of a picture or a voice of the app, from chooseImage or createRecorder. */
  readonly path: string;
};

export type UploadMediaResult = {
  /** The product's server downloads the file from the app's server by this id, within three days. */
  readonly serverId: string;
};

const checkPath = checkParams({ path: required(text) });

/** Uploads a picture or a voice to the messaging app's servers. For all other files use uploadFile. */
export const uploadMedia: Api<UploadMediaParams, UploadMediaResult> = defineHostCall(
  'uploadMedia',
  checkPath,
);

export type RequestPaymentParams = SignedPayment;

const filled = where(text, (value) => value !== '', 'a filled string');

const checkPayment = checkParams({
  appId: required(filled),
  timeStamp: required(where(text, (value) => /^\d+$/.test(value), 'seconds as a string')),
  nonceStr: required(filled),
  package: required(where(text, (value) => /^prepay_id=./.test(value), 'a string prepay_id=...')),
  signType: required(oneOf('RSA', 'MD5', 'HMAC-SHA256')),
  paySign: required(filled),
});

/**
 * Opens WeChat's payment. When it resolves, the phone says that the user has paid. Only your server learns it from WeChat,
 * so ask your server.
 */
export const requestPayment: Api<RequestPaymentParams, void> = defineApi('requestPayment', {
  check: checkPayment,
  run: (context, params, fail, { signal }) =>
    viaHost(context, 'requestPayment', params, { fail, signal }, (): never => {
      throw fail('unsupported', 'only WeChat and WeCom open this payment');
    }),
});

export type InvokeParams<N extends string = string> = {
  /** The bridge's own name of the call. A signed call is also in `host.apis`. */
  readonly name: N;
  /**
   * The parameters of the call, by the names of the bridge.
   *
   * @default {}
   */
  readonly params?: BridgeParams<N> | undefined;
  /** False for a call that the app serves for every page. @default true */
  readonly signed?: boolean | undefined;
  /** Milliseconds. 0: no limit, because the user may have to act. @default 0 */
  readonly timeout?: number | undefined;
};

const checkInvoke = checkParams({
  name: required(filled),
  params: optional(fieldFor(isRecord, 'an object'), {}),
  signed: optional(flag, true),
  timeout: optional(milliseconds, 0),
});

/** Makes a call of the messaging app's bridge that has no call of its own here. */
export const invoke: Api<InvokeParams, BridgeData<string>> = defineApi('host.invoke', {
  check: checkInvoke,
  run: async (context, call, fail, { signal }) => {
    // A call that needs no signature does not wait for one.
    const host = context.shelf(createHost);
    if (call.signed || !host.adapter()) await host.settled();
    if (signal.aborted) throw fail('abort', 'aborted');
    const bridge = host.adapter()?.invoke;
    if (!bridge) throw fail('unsupported', 'no app with such a bridge is around the page');
    return bridge(call, { fail, signal });
  },
});

/** A call that a browser cannot serve. */
function defineHostCall<N extends HostCallName, Input>(
  name: N,
  check: (input: unknown) => Checked<Parameters<HostCalls[N]>[0]>,
): Api<Input, Awaited<ReturnType<HostCalls[N]>>> {
  return defineApi(`host.${name}`, {
    check,
    run: (context, params, fail, { signal }) =>
      viaHost(context, name, params, { fail, signal }, (): never => {
        throw fail('unsupported', 'only a messaging app can do this, and not every one of them');
      }),
  });
}

/** The adapter, once the app has accepted the page. Null if it refused the page. */
async function connectedAdapter(context: PlatformContext) {
  const host = context.shelf(createHost);
  await host.settled();
  const state = host.state();
  return state.kind === 'connected' ? state.adapter : null;
}

/** Null if the browser blocks pop-ups. Then the address replaces this page. */
function openWindow(window: Window, href: string): Window | null {
  const opened = window.open(href, '_blank');
  // The other page must not control this one.
  if (opened) opened.opener = null;
  return opened;
}
