import type { HostFailure } from 'portico';
import { createStore, type StoreApi } from 'zustand/vanilla';

type HostFailureLine = HostFailure & { readonly id: number };

export type HostFailures = StoreApi<readonly HostFailureLine[]>;

const KEPT = 20;

/** The calls that failed in the messaging app, newest first. A product would send them to its server. */
export function createHostFailures() {
  const hostFailures: HostFailures = createStore(() => []);
  const report = (failure: HostFailure) =>
    hostFailures.setState(
      (lines) => [{ ...failure, id: (lines[0]?.id ?? 0) + 1 }, ...lines].slice(0, KEPT),
      true,
    );
  return { hostFailures, report };
}
