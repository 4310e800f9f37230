import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { onlyByHost } from '@/platform/host/only-by-host';

/** Takes the menu of the messaging app away, with everything in it. WeChat and WeCom have one. */
export const hideOptionMenu: Api<NoParams, void> = defineApi('host.hideOptionMenu', {
  check: checkNothing,
  run: (context, params, fail, { signal }) =>
    onlyByHost(context, 'hideOptionMenu', params, { fail, signal }),
});
