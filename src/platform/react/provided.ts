import { createContext, useContext } from 'react';
import type { PlatformContext } from '@/platform/call/context';
import type { Platform } from '@/platform/registry';

export type Provided = { readonly platform: Platform; readonly context: PlatformContext };

export const ProvidedContext = createContext<Provided | null>(null);

export function useProvided(hook: string): Provided {
  const provided = useContext(ProvidedContext);
  if (!provided) throw new Error(`${hook}() must be called inside <PlatformProvider>`);
  return provided;
}
