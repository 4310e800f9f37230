import { enLate } from '@/shared/messages';
import { type Api, defineApi } from './call/define';

/** Each of them rejects and says why, in production too [S8.11]. */
export function unavailableApis<N extends string>(
  names: readonly N[],
): { readonly [M in N]: Api<unknown, never> } {
  return Object.fromEntries(names.map((name) => [name, unavailableApi(name)])) as never;
}

function unavailableApi(name: string): Api<unknown, never> {
  return defineApi(name, {
    check: () => ({ ok: true, params: null }),
    run: ({ messages }, _params, fail) => {
      throw fail('unsupported', messages.using(enLate)('notImplemented'));
    },
  });
}
