import { checkParams, flag, number, optional, required, text } from '@/platform/call/params';
import type { TabItemChrome } from '@/platform/chrome';
import { requireTabItem } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/call/define';

export type SetTabBarItemParams = {
  readonly index: number;
  readonly text?: string | undefined;
  readonly iconPath?: string | undefined;
  readonly selectedIconPath?: string | undefined;
  readonly visible?: boolean | undefined;
  /** Another tab page of the route table, for this item to lead to. */
  readonly pagePath?: string | undefined;
};

const check = checkParams({
  index: required(number),
  text: optional(text),
  iconPath: optional(text),
  selectedIconPath: optional(text),
  visible: optional(flag),
  pagePath: optional(text),
});

/** What is left out stays as it is. */
export const setTabBarItem: Api<SetTabBarItemParams, void> = defineApi('setTabBarItem', {
  check,
  run: (context, { index, pagePath, ...rest }, fail) => {
    requireTabItem(context, index, fail);
    if (pagePath !== undefined && !context.layout.isTab(pagePath)) {
      throw fail('non-tabbar', `parameter.pagePath is not a tab page: ${pagePath.slice(0, 200)}`);
    }
    context.chrome.changeTabItem(index, given({ ...rest, page: pagePath }));
  },
});

function given(change: { readonly [K in keyof TabItemChrome]: TabItemChrome[K] | undefined }) {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as TabItemChrome;
}
