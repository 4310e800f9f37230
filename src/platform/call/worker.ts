import type { PlatformContext } from './context';
import { SERVICE_WORKER } from '@/shared/defaults';
import { workerUrls } from './worker-urls';

type Policy = { createScriptURL(url: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
};

/** The caller terminates the worker. */
export function startWorker(context: PlatformContext, name: keyof typeof workerUrls): Worker {
  const { Worker } = context.env.window;
  const url = context.shelf(createWorkerPolicy).createScriptURL(workerUrls[name]);
  return new Worker(url, { type: 'module', name: `portico-${name}` });
}

/**
 * Under Trusted Types, only a policy may make the URL of a worker. This policy accepts the platform's workers and
 * nothing else. It is kept on the window, because a document may hold several apps and a policy's name is used once.
 */
export function createWorkerPolicy({ env }: PlatformContext): Policy {
  const window = env.window as Window & {
    readonly trustedTypes?: TrustedTypes;
    porticoWorkers?: Policy;
  };
  const rules = {
    createScriptURL: (url: string) => {
      const own: readonly (string | null)[] = [...Object.values(workerUrls), SERVICE_WORKER];
      if (own.includes(url)) return url;
      throw new TypeError(`${url} is not a worker of Portico`);
    },
  };
  window.porticoWorkers ??= window.trustedTypes?.createPolicy('portico', rules) ?? rules;
  return window.porticoWorkers;
}
