import {
  type ComponentType,
  createContext,
  createElement,
  type CSSProperties,
  useContext,
} from 'react';
import type { IconProps } from '@/components/icon';

/** The icons that components use for themselves. `KitProvider` can replace each. */
export type KitIconName =
  | 'back'
  | 'check'
  | 'chevron'
  | 'clear'
  | 'close'
  | 'forward'
  | 'plus'
  | 'search';

export type KitIcons = Readonly<Partial<Record<KitIconName, ComponentType<IconProps>>>>;

/** What `KitProvider` and `Theme` set for the components inside. */
export type KitSettings = {
  readonly theme?: 'light' | 'dark' | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly locale?: string | undefined;
  /** CSS variables. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  readonly icons?: KitIcons | undefined;
};

/** Where no provider is around. */
export const noSettings: KitSettings = {};

export const KitContext = createContext<KitSettings>(noSettings);

/** The attributes of an element that carries the settings: a provider, or an overlay, which is elsewhere in the document. */
export function kitAttributes({ theme, direction, locale, variables }: KitSettings) {
  return {
    ...(theme && { 'data-portico-theme': theme }),
    ...(direction && { dir: direction }),
    ...(locale && { lang: locale }),
    ...(variables && { style: variables as CSSProperties }),
  };
}

type KitIconProps = IconProps & {
  name: KitIconName;
  /** The kit's own icon. As a prop, so that a product downloads only the icons of the components it uses. */
  icon: ComponentType<IconProps>;
};

/** An icon that a component uses for itself: that of the nearest `KitProvider`, or the kit's own. */
export function KitIcon({ name, icon, ...props }: KitIconProps) {
  const Icon = useContext(KitContext).icons?.[name] ?? icon;
  return createElement(Icon, props);
}
