import {
  type ComponentType,
  createContext,
  createElement,
  type CSSProperties,
  useContext,
} from 'react';
import type { IconProps } from '@/components/icon';

/** The icons that components show. `KitProvider` can replace each of them. */
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

/** Settings from `KitProvider` and `Theme` for the components inside. */
export type KitSettings = {
  readonly theme?: 'light' | 'dark' | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly locale?: string | undefined;
  /** CSS variables. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  readonly icons?: KitIcons | undefined;
  /** Default props by the name of the component. */
  readonly defaults?: Readonly<Record<string, object>> | undefined;
};

/** The settings without a provider. */
export const noSettings: KitSettings = {};

export const KitContext = createContext<KitSettings>(noSettings);

/** The attributes that apply the settings to an element: a provider, or an overlay outside of the provider's element. */
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
  /** The default icon. It is a prop so that an app downloads only the icons of the components it uses. */
  icon: ComponentType<IconProps>;
};

/** An icon of a component: the replacement from the nearest `KitProvider`, or the default. */
export function KitIcon({ name, icon, ...props }: KitIconProps) {
  const Icon = useContext(KitContext).icons?.[name] ?? icon;
  return createElement(Icon, props);
}
