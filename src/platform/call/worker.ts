import type { PlatformContext } from './context';
import { workerUrls } from './worker-urls';

type Policy = { createScriptURL(url: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
};

/** Null where the browser has no workers. The one who starts it terminates it. */
export function startWorker(context: PlatformContext, name: keyof typeof workerUrls) {
  const { Worker } = context.env.window;
  if (!Worker) return null;
  const url = context.shelf(createWorkerPolicy).createScriptURL(workerUrls[name]);
  return new Worker(url, { type: 'module', name: `portico-${name}` });
}

/**
 * Starting a worker runs a script by its URL, so a policy of Trusted Types has to vouch for it. This one knows the
 * platform's own workers and nothing else. It stands on the window: a name can be taken once, and there may be
 * several apps on a page.
 */
export function createWorkerPolicy({ env }: PlatformContext): Policy {
  const window = env.window as Window & {
    readonly trustedTypes?: TrustedTypes;
    porticoWorkers?: Policy;
  };
  const rules = {
    createScriptURL: (url: string) => {
      if (Object.values<string>(workerUrls).includes(url)) return url;
      throw new TypeError(`${url} is no worker of Portico`);
    },
  };
  window.porticoWorkers ??= window.trustedTypes?.createPolicy('portico', rules) ?? rules;
  return window.porticoWorkers;
}
