import { checkParams, listOf, required, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { onlyByHost } from '@/platform/host/only-by-host';

export type HideMenuItemsParams = {
  /** The host's own ids: `menuItem:share:timeline`. */
  readonly menuList: readonly string[];
};

const check = checkParams({ menuList: required(listOf(text)) });

/** Takes entries of the messaging app's menu away. WeChat and WeCom have such a menu. */
export const hideMenuItems: Api<HideMenuItemsParams, void> = defineApi('host.hideMenuItems', {
  check,
  run: (context, params, fail, { signal }) =>
    onlyByHost(context, 'hideMenuItems', params, { fail, signal }),
});
