import { checkParams, number, required } from '@/platform/check-params';
import { requireTabItem } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/define-api';

export type RemoveTabBarBadgeParams = { readonly index: number };

const check = checkParams({ index: required(number) });

/** A badge and a red dot share one place: this clears it. */
export const removeTabBarBadge: Api<RemoveTabBarBadgeParams, void> = defineApi(
  'removeTabBarBadge',
  {
    check,
    run: (context, { index }, fail) => {
      requireTabItem(context, index, fail);
      context.chrome.changeTabItem(index, { badge: null });
    },
  },
);
