import { createContext, useContext } from 'react';
import type { AppPlatform, PlatformContext } from '@/platform';
import type { Navigator } from '@/router';
import type { AppConfig } from './define-app';

/** The objects that each mount of an app creates once. */
export type AppParts = {
  readonly config: AppConfig;
  readonly navigator: Navigator;
  readonly platform: AppPlatform;
  readonly context: PlatformContext;
  /** The product's `context` of `defineApp`. */
  readonly provided: object | undefined;
};

export const AppContext = createContext<AppParts | null>(null);

export function useApp(): AppParts {
  const parts = useContext(AppContext);
  if (!parts) throw new Error('used outside of a Portico app');
  return parts;
}
