import { createContext, useContext } from 'react';
import type { Navigator } from '@/router';
import type { Platform, PlatformContext } from '@/platform';
import type { AppConfig } from './define-app';

/** Everything that is made once for an app. */
export type AppParts = {
  readonly config: AppConfig;
  readonly navigator: Navigator;
  readonly platform: Platform;
  readonly context: PlatformContext;
};

export const AppContext = createContext<AppParts | null>(null);

export function useApp(): AppParts {
  const parts = useContext(AppContext);
  if (!parts) throw new Error('used outside of a Portico app');
  return parts;
}
