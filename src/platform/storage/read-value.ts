import type { PlatformContext } from '@/platform/context';
import type { Fail } from '@/platform/define-api';
import { notYet } from '@/platform/not-yet';
import { graphCodecPlace } from './graph-codec';
import type { Kept } from './parse-record';

/** The value that a record holds. Other code may have written there. */
export function readValue(context: PlatformContext, { mark, text }: Kept, fail: Fail): unknown {
  const { codec } = context.shelf(graphCodecPlace);
  const decode = mark === '=' ? JSON.parse : codec?.decode;
  if (!decode) throw notYet(context, fail('failed', 'the code for this value is on its way'));
  try {
    return decode(text);
  } catch (cause) {
    throw fail('failed', 'what is stored there is broken', cause);
  }
}
