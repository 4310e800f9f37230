import '@/components/kit/tokens.css';
import './large.css';
import {
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
} from 'react';
import { CallOutlet } from '@/components/kit/call-outlet';
import {
  kitAttributes,
  KitContext,
  type KitIcons,
  type KitSettings,
  noSettings,
} from '@/components/kit/kit-context';
import { joinClasses } from '@/components/kit/props';
import { MessagesContext } from '@/platform';
import { NavigatorContext } from '@/router';
import { type KitLinkProps, LinkContext } from '@/shared/contexts';
import { directionOf, type KitLocale, type Locale, type OwnWords } from '@/shared/messages';
import { brand } from './brand';
import type { KitDefaults } from './kit-defaults';
import { useMessages } from './use-messages';
import { useStable } from './use-stable';
import styles from './kit-provider.module.css';

type Settings = {
  /**
   * The theme of the components inside. The outermost provider also sets `data-theme` on `<html>`, but not inside an
   * app. @default the theme of the document, or of the provider around
   */
  theme?: 'light' | 'dark';
  /** A colour such as `#6d28d9`. It sets the accent colours of both themes, with readable contrast. Also `#rgb`. */
  brand?: string;
  /** @default the direction of `locale`, if it is set */
  direction?: 'ltr' | 'rtl';
};

export type KitProviderProps = Settings & {
  /**
   * The language of the components: an object from `portico/locales/de` and its peers, whose words are there in the
   * first render and on a server. Or its name, whose words load after the first render. `auto` is the browser's
   * language. @default the app's language, else English
   */
  locale?: Locale | KitLocale | 'auto';
  /** Words by locale: `portico.ok` replaces the kit's `ok`, and `useWords` reads other keys. Later changes have no effect. */
  messages?: OwnWords;
  /**
   * Larger text and targets and fewer decorations in the whole document, for people who do not see or aim well. The text
   * size of the device still counts. @default 'normal'
   */
  size?: 'normal' | 'large';
  /** Components that take `size` and other SVG props. They replace the icons of the kit. @default the kit's */
  icons?: KitIcons;
  /**
   * Draws the links of components, for a product with another router: the `Link` of Next.js, for example. It gets the
   * `href` and all other props of an `<a>`. @default a link of the app, or else an `<a>`
   */
  link?: ComponentType<KitLinkProps>;
  /** Props by component, for those inside that do not set them: `{ Button: { shape: 'pill' } }`. */
  defaults?: KitDefaults;
  children?: ReactNode;
};

/**
 * Settings for the components inside: language, direction, theme, accent colour, icons and default props. Components
 * work without a provider. A nested provider inherits settings that it does not set.
 */
export function KitProvider({
  locale,
  messages: words,
  direction,
  theme,
  brand: colour,
  size,
  icons,
  defaults,
  link,
  children,
}: KitProviderProps) {
  const outer = useContext(KitContext);
  const outerMessages = useContext(MessagesContext);
  const outerLink = useContext(LinkContext);
  const own = useMessages(locale, words);
  const spoken = own?.locale;
  const isInApp = useContext(NavigatorContext) !== null;
  const isOutermost = outer === noSettings;
  // For the background of the page. In an app the document has the theme that the user has chosen.
  useDocumentData('theme', isOutermost && !isInApp ? theme : undefined);
  // Units such as `rem` have no other scope than the document.
  useDocumentData('size', size);
  const settings = useSettings(outer, {
    theme,
    brand: colour,
    icons: useStable(icons, 1),
    // Names, props, and objects such as `style`.
    defaults: useStable(defaults, 3),
    direction: direction ?? (spoken === undefined ? undefined : directionOf(spoken)),
    locale: spoken,
  });
  return (
    <MessagesContext value={own?.messages ?? outerMessages}>
      <KitContext value={settings}>
        <LinkContext value={link ?? outerLink}>
          <div {...kitAttributes(settings)} className={styles.provider}>
            {children}
          </div>
          <CallOutlet />
        </LinkContext>
      </KitContext>
    </MessagesContext>
  );
}

export type ThemeProps = Omit<ComponentProps<'div'>, 'dir'> & Settings;

/** A part of the page with another theme or accent colour. It paints its background. */
export function Theme({
  theme,
  brand: colour,
  direction,
  className,
  style,
  ...native
}: ThemeProps) {
  const outer = useContext(KitContext);
  const settings = useSettings(outer, { theme, brand: colour, direction });
  const attributes = kitAttributes(settings);
  return (
    <KitContext value={settings}>
      <div
        {...attributes}
        {...native}
        className={joinClasses(styles.theme, className)}
        style={{ ...attributes.style, ...style } as CSSProperties}
      />
    </KitContext>
  );
}

/** Sets a `data-*` attribute of the document, until the value changes or the provider leaves. */
function useDocumentData(name: 'theme' | 'size', value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return;
    const { dataset } = document.documentElement;
    const before = dataset[name];
    dataset[name] = value;
    return () => {
      if (before === undefined) delete dataset[name];
      else dataset[name] = before;
    };
  }, [name, value]);
}

type Given = {
  readonly [Name in keyof Settings | 'icons' | 'defaults']?: KitProviderProps[Name] | undefined;
} & { readonly locale?: string | undefined };

/** The given settings. Missing ones come from the outer provider. */
function useSettings(outer: KitSettings, given: Given): KitSettings {
  const { theme, direction, locale, icons, defaults, brand: colour } = given;
  return useMemo(
    () => ({
      theme: theme ?? outer.theme,
      direction: direction ?? outer.direction,
      locale: locale ?? outer.locale,
      variables: colour === undefined ? outer.variables : { ...outer.variables, ...brand(colour) },
      icons: icons ? { ...outer.icons, ...icons } : outer.icons,
      defaults: defaults ? mergeDefaults(outer.defaults, defaults) : outer.defaults,
    }),
    [outer, theme, direction, locale, icons, defaults, colour],
  );
}

type Defaults = NonNullable<KitSettings['defaults']>;

/** The inner provider wins, prop by prop. */
function mergeDefaults(outer: Defaults = {}, inner: KitDefaults): Defaults {
  const entries = Object.entries(inner).map(([name, props]) => [
    name,
    { ...outer[name], ...props },
  ]);
  return { ...outer, ...Object.fromEntries(entries) };
}
