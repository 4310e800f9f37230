import { checkParams, number, required } from '@/platform/call/params';
import { requireTabItem } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/call/define';

export type ShowTabBarRedDotParams = { readonly index: number };

const check = checkParams({ index: required(number) });

/** Takes the place of a badge. */
export const showTabBarRedDot: Api<ShowTabBarRedDotParams, void> = defineApi('showTabBarRedDot', {
  check,
  run: (context, { index }, fail) => {
    requireTabItem(context, index, fail);
    context.chrome.changeTabItem(index, { badge: 'dot' });
  },
});
