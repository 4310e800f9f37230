import type { Checked } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, type NoParams, defineApi } from '@/platform/call/define';
import { type Bus, createBus } from '@/platform/call/emitter';
import type { EventSource } from '@/platform/call/listeners';
import { checkNothing, checkParams, oneOf, optional, required, text } from '@/platform/call/params';

type Push = {
  /** undefined until someone has told it. */
  clientId(): string | undefined;
  setClientId(cid: string): void;
  tell(message: PushMessage): void;
  listen(listener: (message: PushMessage) => void): () => void;
};

/** What a push service of the product's own choice tells the app. */
function createPush({ env }: PlatformContext): Push {
  const bus: Bus = createBus(env);
  let clientId: string | undefined;
  return {
    clientId: () => clientId,
    setClientId: (cid) => {
      clientId = cid;
    },
    tell: (message) => bus.$emit('message', message),
    listen: (listener) => bus.$on('message', listener),
  };
}

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

export type PushMessage = { readonly type: 'receive' | 'click'; readonly data: unknown };

/** A push message, as invokePushCallback has brought it. */
export const pushMessage: EventSource<PushMessage> = ({ shelf }, emit) =>
  shelf(createPush).listen(emit);
