import { checkParams, listOf, required, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { onlyByHost } from '@/platform/host/only-by-host';

export type ShowMenuItemsParams = {
  /** The host's own ids: `menuItem:share:timeline`. */
  readonly menuList: readonly string[];
};

const check = checkParams({ menuList: required(listOf(text)) });

/** Gives entries of the messaging app's menu back. WeChat and WeCom have such a menu. */
export const showMenuItems: Api<ShowMenuItemsParams, void> = defineApi('host.showMenuItems', {
  check,
  run: (context, params, fail, { signal }) =>
    onlyByHost(context, 'showMenuItems', params, { fail, signal }),
});
