import { createContext, useContext } from 'react';

export const OverlayContainerContext = createContext<HTMLElement | null>(null);

/** Where something that floats above this belongs: into the open layer around it, which is not inert; else the body. */
export function useOverlayContainer(): HTMLElement | null {
  return useContext(OverlayContainerContext);
}
