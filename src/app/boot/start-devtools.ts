import { DEFAULT_BASE, DEFAULT_MODE } from '@/shared/defaults';
import { callSafely, originOf } from '@/shared/errors';
import type { AppParts } from './app-parts';

/**
 * Starts the development tools that the configuration names. `devtools: true` loads the panel in development only: a
 * production build drops the import, and with it the panel's code.
 */
export function startDevtools({ config, navigator }: AppParts): () => void {
  const { devtools, router: { mode = DEFAULT_MODE, base = DEFAULT_BASE } = {} } = config;
  const { report } = navigator;
  const target = { navigator, app: { mode, base } };
  if (typeof devtools === 'function') {
    const stop: unknown = callSafely(report, () => devtools(target), originOf('callback'));
    return () => {
      if (typeof stop === 'function') callSafely(report, () => stop(), originOf('callback'));
    };
  }
  if (import.meta.env.DEV && devtools) {
    let isStopped = false;
    let stop = () => {};
    const onLoaded = (tools: typeof import('@/devtools')) => {
      if (!isStopped) stop = tools.startDevtools(target);
    };
    import('@/devtools').then(onLoaded).catch(report);
    return () => {
      isStopped = true;
      stop();
    };
  }
  return () => {};
}
