import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { onlyByHost } from '@/platform/host/only-by-host';

/** Gives the menu of the messaging app back. WeChat and WeCom have one. */
export const showOptionMenu: Api<NoParams, void> = defineApi('host.showOptionMenu', {
  check: checkNothing,
  run: (context, params, fail, { signal }) =>
    onlyByHost(context, 'showOptionMenu', params, { fail, signal }),
});
