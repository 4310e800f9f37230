import type { HostCallName } from '@/platform/host/host-adapter';
import { readKnownNames } from './known-names';
import { nativeNames } from './native-names';

/** Which of our calls this version of the host can serve, by its own answer to checkJsApi. */
export function readKnownCalls(checkResult: unknown): (name: HostCallName) => boolean {
  const knows = readKnownNames(checkResult);
  return (name) => nativeNames[name].every(knows);
}
