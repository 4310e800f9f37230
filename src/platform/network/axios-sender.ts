import { Axios, type AxiosRequestConfig } from 'axios';
import type { PlatformContext } from '@/platform/call/context';
import { ACCEPT } from './early-request';
import { hostFetch } from './host-fetch';

export type Sender = Pick<Axios, 'request'>;

export type SenderConfig = AxiosRequestConfig;

/** The option of fetch by which a request learns of the browser's own answer. axios hides it. */
type Listening = { readonly onAnswer?: (response: Response) => void } | undefined;

/**
 * Not by `axios.create()`, which takes over the defaults that a product has set on its axios: the product's token would
 * go to every address. Portico encodes and reads bodies itself.
 */
export function createSender(context: PlatformContext): Sender {
  const { isServer, window } = context.env;
  // oxlint-disable-next-line no-restricted-globals -- axios itself would call it
  const byBrowser: typeof fetch = isServer ? window.fetch : (input) => fetch(input);
  const send = hostFetch(context) ?? byBrowser;
  return new Axios({
    headers: {
      Accept: ACCEPT,
      // axios would set its own. Firefox and Safari then announce each request to another origin by OPTIONS.
      'User-Agent': false,
    },
    // No transform, and no status that rejects.
    transformRequest: [],
    transformResponse: [],
    validateStatus: null,
    timeout: 0,
    adapter: 'fetch',
    env: {
      fetch: async (input: Request, options: Listening) => {
        const response = await send(input);
        options?.onAnswer?.(response);
        return response;
      },
    } as never,
  });
}
