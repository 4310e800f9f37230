import type { PlatformContext } from './call/context';
import type { Platform } from './registry';

export type AppExtensionTarget = {
  readonly platform: Platform;
  /** The `context` of `defineApp`. */
  readonly provided: object | undefined;
  /** The app starts after the promise: for an extension that leaves this document. */
  readonly hold: (until: Promise<unknown>) => unknown;
  /** Fetches the code of requests. Otherwise it comes with the first request. */
  readonly fetchRequests: () => Promise<unknown>;
  /** For extensions of Portico itself. It may change. */
  readonly context: PlatformContext;
};

/** A part of the app that has no screen, such as the outbox of `portico/offline`. */
export type AppExtension = {
  /** Runs when the app is mounted, before its first loader. The answer stops it. */
  readonly start: (target: AppExtensionTarget) => () => void;
};
