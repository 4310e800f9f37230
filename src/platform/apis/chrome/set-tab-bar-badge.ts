import { checkParams, number, required, text } from '@/platform/call/params';
import { requireTabItem } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/call/define';

export type SetTabBarBadgeParams = {
  readonly index: number;
  /** The bar shows '...' for what is wider than three columns. */
  readonly text: string;
};

const check = checkParams({ index: required(number), text: required(text) });

export const setTabBarBadge: Api<SetTabBarBadgeParams, void> = defineApi('setTabBarBadge', {
  check,
  run: (context, { index, text: badge }, fail) => {
    requireTabItem(context, index, fail);
    context.chrome.changeTabItem(index, { badge: badge === '' ? null : { text: badge } });
  },
});
