import { type Api, defineApi } from '@/platform/define-api';
import type { MissingName } from '@/platform/missing-names';
import { enLate } from '@/shared/messages';

export type MissingApis = { readonly [N in MissingName]: Api<unknown, never> };

/** What no browser can serve, or nobody has built yet: each says so, in production too [S8.11]. */
export function missingApis(names: readonly MissingName[]): MissingApis {
  return Object.fromEntries(names.map((name) => [name, missingApi(name)])) as MissingApis;
}

function missingApi(name: MissingName): Api<unknown, never> {
  return defineApi(name, {
    check: () => ({ ok: true, params: null }),
    run: ({ messages }, _params, fail) => {
      throw fail('unsupported', messages.using(enLate)('notImplemented'));
    },
  });
}
