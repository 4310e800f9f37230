import { checkParams, number, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { requireTabItem } from './require-page';

export type ClearBadgeParams = { readonly index: number };

const check = checkParams({ index: required(number) });

/** A badge and a red dot share one place on an item of the tab bar: whichever is there goes. */
export function defineClearBadge(name: string): Api<ClearBadgeParams, void> {
  return defineApi(name, {
    check,
    run: (context, { index }, fail) => {
      requireTabItem(context, index, fail);
      context.chrome.changeTabItem(index, { badge: null });
    },
  });
}
