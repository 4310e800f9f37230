import { type ComponentProps, type ComponentType, createContext } from 'react';
import type { Report } from './errors';

/** The report for errors of product code that the components inside get. null: the console. */
export const ReportContext = createContext<Report | null>(null);

/** Without `undefined`: in products with `exactOptionalPropertyTypes`, the `Link` of Next.js takes none. */
type Given<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** The props of the `link` of KitProvider: the address, the content, and all else that the component sets. */
export type KitLinkProps = Given<ComponentProps<'a'>> & { href: string };

/** Draws the links of components: as the app's own router does, or as the `link` of KitProvider. */
export const LinkContext = createContext<ComponentType<KitLinkProps> | 'a'>('a');
