import type { Checked } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { createBus } from '@/platform/call/emitter';
import type { EventSource } from '@/platform/call/listeners';
import { checkParams, oneOf, optional, required, text } from '@/platform/call/params';

type ProviderService = 'oauth' | 'share' | 'payment' | 'push';

export type GetProviderParams = { readonly service: ProviderService };

export type GetProviderResult = {
  readonly service: ProviderService;
  readonly provider: readonly string[];
};

const checkService = checkParams({
  service: required(oneOf('oauth', 'share', 'payment', 'push')),
});

export const getProvider: Api<GetProviderParams, GetProviderResult> = defineApi('getProvider', {
  check: checkService,
  run: (_context, { service }) => ({ service, provider: [] }),
});

// A browser has no push service that uni-app's calls fit. The product uses the service of its choice and passes what
// it receives to invokePushCallback.

export type GetPushClientIdResult = { readonly cid: string };

export type InvokePushCallbackParams =
  | { readonly type: 'clientId'; readonly cid: string }
  | { readonly type: 'pushMsg' | 'click'; readonly message?: unknown };

export type PushMessage = { readonly type: 'receive' | 'click'; readonly data: unknown };

const checkFields = checkParams({
  type: required(oneOf('clientId', 'pushMsg', 'click')),
  cid: optional(text),
  message: (value) => ({ value }),
});

export const getPushClientId: Api<NoParams, GetPushClientIdResult> = defineApi('getPushClientId', {
  run: ({ shelf }, _params, fail) => {
    const cid = shelf(createPush).clientId();
    if (cid === undefined) throw fail('unsupported', 'push is not enabled');
    return { cid };
  },
});

export const invokePushCallback: Api<InvokePushCallbackParams, void> = defineApi(
  'invokePushCallback',
  {
    check: checkCallback,
    run: ({ shelf }, params) => {
      const push = shelf(createPush);
      if (params.type === 'clientId') push.setClientId(params.cid);
      else push.send({ type: params.type === 'click' ? 'click' : 'receive', data: params.message });
    },
  },
);

export const onPushMessage: EventSource<PushMessage> = ({ shelf }, emit) =>
  shelf(createPush).listen(emit);

function checkCallback(input: unknown): Checked<InvokePushCallbackParams> {
  const fields = checkFields(input);
  if ('refused' in fields) return fields;
  const { type, cid, message } = fields.value;
  if (type !== 'clientId') return { value: { type, message } };
  if (cid) return { value: { type, cid } };
  return { refused: 'Missing required parameter `cid`', parameter: 'cid' };
}

type Push = {
  /** Undefined until the product's push service has reported it. */
  clientId(): string | undefined;
  setClientId(cid: string): void;
  send(message: PushMessage): void;
  /** Returns a function that removes the listener. */
  listen(listener: (message: PushMessage) => void): () => void;
};

/** `context.shelf(createPush)` */
function createPush({ env }: PlatformContext): Push {
  const bus = createBus(env);
  let clientId: string | undefined;
  return {
    clientId: () => clientId,
    setClientId: (cid) => {
      clientId = cid;
    },
    send: (message) => bus.$emit('message', message),
    listen: (listener) => bus.$on('message', listener),
  };
}
