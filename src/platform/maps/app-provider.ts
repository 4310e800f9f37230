import type { PlatformContext } from '@/platform/call/context';
import { createCodeLoader } from '@/platform/call/load';
import { loadProvider } from './load-provider';
import type { MapProvider } from './map-provider';

/**
 * The app's provider: one for all who ask, because so is what it remembers and how often it may ask others. Rejects
 * with a MapFailure; whoever asks next tries again. `context.shelf(createAppProvider)()`.
 */
export function createAppProvider({
  env,
  messages,
  settings,
}: PlatformContext): () => Promise<MapProvider> {
  return createCodeLoader(() => loadProvider({ env, messages }, settings.map)).fetch;
}
