import { checkParams, number, required } from '@/platform/check-params';
import { requireTabItem } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/define-api';

export type HideTabBarRedDotParams = { readonly index: number };

const check = checkParams({ index: required(number) });

/** A badge and a red dot share one place: this clears it. */
export const hideTabBarRedDot: Api<HideTabBarRedDotParams, void> = defineApi('hideTabBarRedDot', {
  check,
  run: (context, { index }, fail) => {
    requireTabItem(context, index, fail);
    context.chrome.changeTabItem(index, { badge: null });
  },
});
