import type { Client } from '@/platform';
import { KEY_HEADER } from '@/shared/kept-actions';

type Params = {
  readonly method?: string | undefined;
  readonly idempotencyKey?: string | boolean | undefined;
};

export const isWrite = (method = 'GET') => !['GET', 'HEAD'].includes(method.toUpperCase());

/**
 * The client for one attempt of an action. A server knows one request by a key, so the second write has another key,
 * and so on. A request that renews the token is no part of the action, and has none.
 */
export function keyedClient(client: Client, key: string): Client {
  let writes = 0;
  const nextKey = () => {
    writes += 1;
    return writes === 1 ? key : `${key}-${writes}`;
  };
  const keyed = <P extends Params>(params: P): P =>
    isWrite(params?.method)
      ? { ...params, idempotencyKey: params.idempotencyKey ?? nextKey() }
      : params;
  client.use({ invoke: keyed });
  const parts = (open: (url: string, params: never) => unknown) => (url: string, params: Params) =>
    open(url, keyed(params) as never);
  return {
    ...client,
    uploadFile: (params) =>
      client.uploadFile({ ...params, header: { [KEY_HEADER]: nextKey(), ...params?.header } }),
    events: parts(client.events) as Client['events'],
    stream: parts(client.stream) as Client['stream'],
  };
}
