import { askingPage } from '@/platform/call/page';
import { checkParams, flag, optional, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { showOverlay } from '@/platform/feedback/open-overlay';

export type ShowLoadingParams = {
  /** @default '' */
  readonly title?: string | undefined;
  /** Keeps the page from being touched meanwhile, except its back button. @default false */
  readonly mask?: boolean | undefined;
};

const check = checkParams({ title: optional(text, ''), mask: optional(flag, false) });

/**
 * Shows that work is going on until hideLoading. Calls are counted: two pieces of work that run at once each
 * show and hide it, and it goes with the last. It also goes when its page is unloaded.
 */
export const showLoading: Api<ShowLoadingParams, void> = defineApi('showLoading', {
  check,
  run: (context, props, _fail, controls) => {
    const page = askingPage(context, controls);
    if (page !== 'gone') showOverlay(context, 'loading', props, { page });
  },
});
