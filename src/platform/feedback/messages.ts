import { hideOverlays, showOverlay } from './open-overlay';
import type { NotifyType, ToastIcon, ToastPosition } from './overlays';
import { type Api, type NoParams, defineApi } from '@/platform/call/define';
import { askingPage } from '@/platform/call/page';
import {
  action,
  checkNothing,
  checkParams,
  flag,
  milliseconds,
  oneOf,
  optional,
  required,
  text,
} from '@/platform/call/params';
import { requireColor } from '@/platform/chrome/requirements';
import { NOTIFY_DURATION, TOAST_DURATION } from '@/shared/defaults';

export type ShowToastParams = {
  /** @default '' */
  readonly title?: string | undefined;
  /** @default 'success' */
  readonly icon?: ToastIcon | undefined;
  /** The address of a picture, in the icon's place. */
  readonly image?: string | undefined;
  /** Milliseconds; they do not run while the page is out of sight. @default 1500 */
  readonly duration?: number | undefined;
  /** Keeps the page from being touched meanwhile. @default false */
  readonly mask?: boolean | undefined;
  /** @default 'center' */
  readonly position?: ToastPosition | undefined;
};

const checkShowToast = checkParams({
  title: optional(text, ''),
  icon: optional(oneOf('success', 'error', 'loading', 'none'), 'success'),
  image: optional(text),
  duration: optional(milliseconds, TOAST_DURATION),
  mask: optional(flag, false),
  position: optional(oneOf('top', 'center', 'bottom'), 'center'),
});

/** A short message [S9.4] that goes by itself and outlives its page. A new one takes the place of the old. */
export const showToast: Api<ShowToastParams, void> = defineApi('showToast', {
  check: checkShowToast,
  run: (context, { duration, ...props }) => {
    hideOverlays(context, 'toast');
    showOverlay(context, 'toast', props, { lasts: duration });
  },
});

/** Leaves what showLoading shows alone. */
export const hideToast: Api<NoParams, void> = defineApi('hideToast', {
  check: checkNothing,
  run: (context) => hideOverlays(context, 'toast'),
});

export type ShowLoadingParams = {
  /** @default '' */
  readonly title?: string | undefined;
  /** Keeps the page from being touched meanwhile, except its back button. @default false */
  readonly mask?: boolean | undefined;
};

const checkShowLoading = checkParams({ title: optional(text, ''), mask: optional(flag, false) });

/**
 * Shows that work is going on until hideLoading. Calls are counted: two pieces of work that run at once each
 * show and hide it, and it goes with the last. It also goes when its page is unloaded.
 */
export const showLoading: Api<ShowLoadingParams, void> = defineApi('showLoading', {
  check: checkShowLoading,
  run: (context, props, _fail, controls) => {
    const page = askingPage(context, controls);
    if (page !== 'gone') showOverlay(context, 'loading', props, { page });
  },
});

/** Takes back one showLoading. Leaves a toast alone. */
export const hideLoading: Api<NoParams, void> = defineApi('hideLoading', {
  check: checkNothing,
  run: (context) => hideOverlays(context, 'loading', 'newest'),
});

export type ShowNotifyParams = {
  readonly message: string;
  /** Danger and warning interrupt a screen reader, the others wait for a pause. @default 'primary' */
  readonly type?: NotifyType | undefined;
  /** Milliseconds; they do not run while the page is out of sight. 0: it stays. @default 3000 */
  readonly duration?: number | undefined;
  readonly color?: string | undefined;
  readonly background?: string | undefined;
  /** Makes the banner a button, whose press also takes it away. */
  readonly onTap?: (() => void) | undefined;
};

const checkShowNotify = checkParams({
  message: required(text),
  type: optional(oneOf('primary', 'success', 'warning', 'danger'), 'primary'),
  duration: optional(milliseconds, NOTIFY_DURATION),
  color: optional(text),
  background: optional(text),
  onTap: optional(action),
});

/**
 * A banner at the top [S9.23]. A new one takes the place of the old. It outlives its page while its time runs;
 * one that stays goes with its page, since nobody else would take it away.
 */
export const showNotify: Api<ShowNotifyParams, void> = defineApi('showNotify', {
  check: checkShowNotify,
  run: (context, { duration, ...props }, fail, controls) => {
    requireColor(context, 'color', props.color, fail);
    requireColor(context, 'background', props.background, fail);
    const page = askingPage(context, controls);
    if (page === 'gone' && (duration === 0 || controls.signal.aborted)) return;
    hideOverlays(context, 'notify');
    const ending = duration === 0 && page !== 'gone' ? { page } : { lasts: duration };
    showOverlay(context, 'notify', props, ending);
  },
});

/** Takes the banner away before its time, or one that stays. */
export const hideNotify: Api<NoParams, void> = defineApi('hideNotify', {
  check: checkNothing,
  run: (context) => hideOverlays(context, 'notify'),
});
