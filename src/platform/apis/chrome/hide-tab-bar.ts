import { checkParams, flag, optional } from '@/platform/call/params';
import { requireTabPage } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/call/define';

export type HideTabBarParams = {
  /** Slides instead of jumping. @default false */
  readonly animation?: boolean | undefined;
};

const check = checkParams({ animation: optional(flag, false) });

export const hideTabBar: Api<HideTabBarParams, void> = defineApi('hideTabBar', {
  check,
  run: (context, { animation }, fail) => {
    requireTabPage(context, fail);
    context.chrome.changeTabBar({ visible: false, animated: animation });
  },
});
