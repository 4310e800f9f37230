import { createContext } from 'react';

/** How another router opens an address of the product, for links of components outside an app of Portico. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);
