import type { Fail } from '@/platform/call/check';
import { decode } from '@/shared/decode-value';
import type { Kept } from './parse-record';

/** The value that a record holds. Other code may have written there. */
export function readValue({ mark, text }: Kept, fail: Fail): unknown {
  try {
    return mark === '=' ? JSON.parse(text) : decode(text);
  } catch (cause) {
    throw fail('failed', 'what is stored there is broken', cause);
  }
}
