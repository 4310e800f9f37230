import type { Checked } from '@/platform/call/check';

type Params = { readonly key: string; readonly data: unknown; readonly expires?: number };

/** Without the tables of check-params: this is in the first load. */
export function checkKeyNow(input: unknown): Checked<Params> {
  const params = input as Params;
  if (typeof params.key === 'string') return { ok: true, params };
  const message =
    params.key === undefined
      ? 'Missing required parameter `key`'
      : 'parameter.key should be a string';
  return { ok: false, code: 'invalid', message };
}

export function acceptAnything(input: unknown): Checked<unknown> {
  return { ok: true, params: input };
}
