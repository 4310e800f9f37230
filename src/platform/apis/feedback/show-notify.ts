import { askingPage } from '@/platform/call/page';
import {
  action,
  checkParams,
  milliseconds,
  oneOf,
  optional,
  required,
  text,
} from '@/platform/call/params';
import { requireColor } from '@/platform/chrome/require-color';
import { type Api, defineApi } from '@/platform/call/define';
import { hideOverlays, showOverlay } from '@/platform/feedback/open-overlay';
import type { NotifyType } from '@/platform/feedback/overlays';
import { NOTIFY_DURATION } from '@/shared/defaults';

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

const check = checkParams({
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
  check,
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
