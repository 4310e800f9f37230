export type { KitLinkProps } from '@/shared/contexts';
export type { KitLocale } from '@/shared/messages';
export { brand, type BrandVariables } from './brand';
export { KitProvider, type KitProviderProps, Theme, type ThemeProps } from './kit-provider';
