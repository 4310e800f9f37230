import type { EventSource } from '@/platform/call/listeners';
import { tellReporter } from '@/platform/call/emitter';

export type UnhandledRejection = { readonly reason: unknown; readonly promise: Promise<unknown> };

/** A promise was rejected and nobody was there to hear it. */
export const unhandledRejection: EventSource<UnhandledRejection> = ({ env }, emit) => {
  const tell = ({ reason, promise }: PromiseRejectionEvent) =>
    emit({ reason, promise }, tellReporter);
  env.window.addEventListener('unhandledrejection', tell);
  return () => env.window.removeEventListener('unhandledrejection', tell);
};
