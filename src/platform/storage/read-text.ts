import type { Fail } from '@/platform/define-api';
import { decode } from './decode';

/** The value that a record holds. Other code may have written there. */
export function readText(text: string, fail: Fail): unknown {
  try {
    return decode(text);
  } catch (cause) {
    throw fail('failed', 'what is stored there is broken', cause);
  }
}
