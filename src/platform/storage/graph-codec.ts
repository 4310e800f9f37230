import type { Encoded, Refuse } from '@/shared/encode-value';

/** For values that the plain one can not say. */
export type GraphCodec = {
  readonly encode: (root: unknown, refuse: Refuse, limit?: number) => Encoded;
  readonly decode: (text: string) => unknown;
};

/** Its code comes after the first screen; calls that answer at once find it here by then. */
export function graphCodecPlace(): { codec?: GraphCodec } {
  return {};
}
