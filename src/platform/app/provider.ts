import { type Api, defineApi } from '@/platform/call/define';
import { checkParams, oneOf, required } from '@/platform/call/params';

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
