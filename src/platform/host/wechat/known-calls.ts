import type { HostCallName } from '@/platform/host/host-adapter';
import { nativeNames } from './native-names';

/**
 * Which calls this version of the host knows, by its own answer to checkJsApi. Android gives that as text, and some
 * clients leave names out: what is not called false is taken to be there.
 */
export function readKnownCalls(checkResult: unknown): (name: HostCallName) => boolean {
  const known = recordOf(checkResult);
  return (name) =>
    nativeNames[name].every((native) => known[native] !== false && known[native] !== 'false');
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'string') return Object(value) as Record<string, unknown>;
  try {
    return Object(JSON.parse(value)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
