import { checkParams, flag, milliseconds, oneOf, optional, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { hideOverlays, showOverlay } from '@/platform/feedback/open-overlay';
import type { ToastIcon, ToastPosition } from '@/platform/feedback/overlays';
import { TOAST_DURATION } from '@/shared/defaults';

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

const check = checkParams({
  title: optional(text, ''),
  icon: optional(oneOf('success', 'error', 'loading', 'none'), 'success'),
  image: optional(text),
  duration: optional(milliseconds, TOAST_DURATION),
  mask: optional(flag, false),
  position: optional(oneOf('top', 'center', 'bottom'), 'center'),
});

/** A short message [S9.4] that goes by itself and outlives its page. A new one takes the place of the old. */
export const showToast: Api<ShowToastParams, void> = defineApi('showToast', {
  check,
  run: (context, { duration, ...props }) => {
    hideOverlays(context, 'toast');
    showOverlay(context, 'toast', props, { lasts: duration });
  },
});
