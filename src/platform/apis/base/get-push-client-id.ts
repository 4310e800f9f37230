import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { createPush } from '@/platform/app/push';

export type GetPushClientIdResult = { readonly cid: string };

/** The id under which a push service knows this device, once invokePushCallback has told it. */
export const getPushClientId: Api<NoParams, GetPushClientIdResult> = defineApi('getPushClientId', {
  check: checkNothing,
  run: ({ shelf }, _params, fail) => {
    const cid = shelf(createPush).clientId();
    if (cid === undefined) throw fail('unsupported', 'push is not enabled');
    return { cid };
  },
});
