import { checkParams, oneOf, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';

type ProviderService = 'oauth' | 'share' | 'payment' | 'push';

export type GetProviderParams = { readonly service: ProviderService };

export type GetProviderResult = {
  readonly service: ProviderService;
  readonly provider: readonly string[];
};

const check = checkParams({ service: required(oneOf('oauth', 'share', 'payment', 'push')) });

/** Who serves sign-in, sharing, payment or push here. In a browser nobody does: the list is empty. */
export const getProvider: Api<GetProviderParams, GetProviderResult> = defineApi('getProvider', {
  check,
  run: (_context, { service }) => ({ service, provider: [] }),
});
