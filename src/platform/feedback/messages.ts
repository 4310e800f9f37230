import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { askingPage } from '@/platform/call/asking-page';
import type { Asker } from '@/platform/call/call-scope';
import { requireColors } from '@/platform/chrome/requirements';
import { checkLoading, checkNotify, checkToast } from './checks';
import { hideNewest, hideOverlays, showOverlay } from './open-overlay';
import type { NotifyType, ToastIcon, ToastPosition } from './overlays';

export type ShowToastParams = {
  /** @default '' */
  readonly title?: string | undefined;
  /** @default 'success' */
  readonly icon?: ToastIcon | undefined;
  /** The address of a picture that replaces the icon. */
  readonly image?: string | undefined;
  /** Milliseconds in which the page is visible. @default 1500 */
  readonly duration?: number | undefined;
  /** Blocks taps on the page while the toast is open. @default false */
  readonly mask?: boolean | undefined;
  /** @default 'center' */
  readonly position?: ToastPosition | undefined;
};

export type ShowLoadingParams = {
  /** @default '' */
  readonly title?: string | undefined;
  /** Blocks taps on the page, except on its Back button. @default false */
  readonly mask?: boolean | undefined;
};

export type ShowNotifyParams = {
  readonly message: string;
  /** Screen readers read danger and warning at once, the others after a pause. @default 'primary' */
  readonly type?: NotifyType | undefined;
  /** Milliseconds in which the page is visible. 0 keeps the banner until hideNotify. @default 3000 */
  readonly duration?: number | undefined;
  /** A CSS colour. */
  readonly color?: string | undefined;
  /** A CSS colour. */
  readonly background?: string | undefined;
  /** Makes the banner a button. A press also hides it. */
  readonly onTap?: (() => void) | undefined;
};

export const showToast: Api<ShowToastParams, void> = defineApi('showToast', {
  check: checkToast,
  run: (context, { duration, ...props }) => {
    hideOverlays(context, 'toast');
    showOverlay(context, 'toast', props, { lasts: duration });
  },
});

export const hideToast: Api<NoParams, void> = defineApi('hideToast', {
  run: (context) => hideOverlays(context, 'toast'),
});

/** Each call adds a sign, so two pieces of work that run at once do not hide each other's. */
export const showLoading: Api<ShowLoadingParams, void, never, Asker> = defineApi('showLoading', {
  check: checkLoading,
  run: (context, props, _fail, controls) => {
    const page = askingPage(context, controls);
    if (page !== 'gone') showOverlay(context, 'loading', props, { page });
  },
});

export const hideLoading: Api<NoParams, void> = defineApi('hideLoading', {
  // A page that has left has no sign: its signs closed with it. Without a caller, any page may have shown the sign.
  run: (context, _params, _fail, { caller }) => {
    if (!caller?.life.aborted) hideNewest(context, 'loading', caller?.page());
  },
});

/** A banner with an end outlives its page. One without an end closes with its page, because no other code would hide it. */
export const showNotify: Api<ShowNotifyParams, void, never, Asker> = defineApi('showNotify', {
  check: checkNotify,
  run: (context, { duration, ...props }, fail, controls) => {
    const { color, background } = props;
    requireColors(context, { color, background }, fail);
    const page = askingPage(context, controls);
    if (page === 'gone' && (duration === 0 || controls.signal.aborted)) return;
    hideOverlays(context, 'notify');
    const ending = duration === 0 && page !== 'gone' ? { page } : { lasts: duration };
    showOverlay(context, 'notify', props, ending);
  },
});

export const hideNotify: Api<NoParams, void> = defineApi('hideNotify', {
  run: (context) => hideOverlays(context, 'notify'),
});
