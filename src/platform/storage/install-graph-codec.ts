import type { PlatformContext } from '@/platform/context';
import { decode } from '@/shared/decode-value';
import { dropLargeValues } from './drop-large-values';
import { encode } from '@/shared/encode-value';
import { type GraphCodec, graphCodecPlace } from './graph-codec';

/** From now on calls that answer at once know every value, and large ones go with their records. */
export function installGraphCodec(context: PlatformContext): GraphCodec {
  const place = context.shelf(graphCodecPlace);
  if (!place.codec) dropLargeValues(context);
  place.codec ??= { encode, decode };
  return place.codec;
}
