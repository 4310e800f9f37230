import { checkParams, oneOf, optional, required, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { type Checked } from '@/platform/call/check';
import { createPush } from '@/platform/app/push';

export type InvokePushCallbackParams =
  | { readonly type: 'clientId'; readonly cid: string }
  | { readonly type: 'pushMsg' | 'click'; readonly message?: unknown };

const checkFields = checkParams({
  type: required(oneOf('clientId', 'pushMsg', 'click')),
  cid: optional(text),
  message: (value) => ({ value }),
});

/** How a push service that the product has chosen tells the app of this device's id and of its messages. */
export const invokePushCallback: Api<InvokePushCallbackParams, void> = defineApi(
  'invokePushCallback',
  {
    check: (input): Checked<InvokePushCallbackParams> => {
      const fields = checkFields(input);
      if (!fields.ok) return fields;
      const { type, cid, message } = fields.params;
      if (type !== 'clientId') return { ok: true, params: { type, message } };
      if (cid) return { ok: true, params: { type, cid } };
      return { ok: false, code: 'invalid', message: 'Missing required parameter `cid`' };
    },
    run: ({ shelf }, params) => {
      const push = shelf(createPush);
      if (params.type === 'clientId') push.setClientId(params.cid);
      else push.tell({ type: params.type === 'click' ? 'click' : 'receive', data: params.message });
    },
  },
);
