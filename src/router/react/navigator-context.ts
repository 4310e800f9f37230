import { createContext, useContext } from 'react';
import type { Navigator } from '../navigator';

export const NavigatorContext = createContext<Navigator | null>(null);

export function useNavigator(): Navigator {
  const navigator = useContext(NavigatorContext);
  if (!navigator) throw new Error('used outside of a Portico app: no navigator in context');
  return navigator;
}
