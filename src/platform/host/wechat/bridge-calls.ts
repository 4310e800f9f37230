import { isPlatformError } from '@/platform/call/errors';
import type { HostCalls, HostConnection } from '@/platform/host/adapter';
import type { Client } from './client';

/** WeChat's payment. It checks the signature of the payment, and the folder of the page, but no signature of the page. */
export function requestPaymentIn(client: Client): HostCalls['requestPayment'] {
  return async (params, { fail, signal }) => {
    const options = { api: 'requestPayment', asksUser: true, unsigned: true, signal } as const;
    const paid = client.invoke('getBrandWCPayRequest', params, options);
    const answer = await paid.catch((cause: unknown) => {
      // A browser could not pay either, so the product must see WeChat's own words.
      if (isPlatformError(cause, 'unsigned')) throw fail('denied', cause.message, cause);
      throw cause;
    });
    // For other calls, an answer without a message is a success.
    const { err_msg: old, errMsg = old } = answer;
    if (!/:ok$/i.test(String(errMsg)))
      throw fail('failed', 'WeChat did not say how the payment ended');
  };
}

/** Any call of the bridge. `allowed` are the names that the page has asked permission for. */
export function invokeIn(
  client: Client,
  allowed: readonly string[],
): NonNullable<HostConnection['invoke']> {
  return ({ name, params, signed, timeout }, { fail, signal }) => {
    if (signed && !allowed.includes(name)) {
      const message = `name '${name}' in \`host.apis\` of defineApp, beside a \`host.endpoint\`: the page asks permission for all names at once`;
      throw fail('unsigned', message);
    }
    return client.invoke(name, params, { api: 'host.invoke', timeout, signal, unsigned: !signed });
  };
}
