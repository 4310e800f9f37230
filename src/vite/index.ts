// `portico/vite`: one plugin for a product's vite.config.ts.
import type { Plugin } from 'vite';
import { appDefaults, buildSettings } from './build-settings';
import { compileHints } from './compile-hints';
import { headerFiles } from './header-files';
import { headerServers } from './header-servers';
import { type OfflineOptions, offline, WORKER } from './offline';
import { pageModules } from './page-modules';
import { type PrerenderOptions, prerender, SHELL } from './prerender';
import type { HeaderOptions } from './security-headers';
import { splash } from './splash';
import type { SplashOptions } from './splash-script';
import { testSettings } from './test-settings';
import { type UnitOptions, units } from './units';
import { warnings } from './warnings';

export { type Headers, securityHeaders } from './security-headers';
export type { HeaderOptions, OfflineOptions, PrerenderOptions, SplashOptions, UnitOptions };
export { browsers, target } from './build-settings';

export type PorticoOptions = {
  /**
   * The place of a page's address: in the path or behind `#`. It becomes the default of `router.mode`, and the server
   * snippets follow it. The default of `router.base` is Vite's own `base`. @default 'path'
   */
  readonly mode?: 'path' | 'hash';
  /**
   * The security headers that the development server and `vite preview` send. `true` also writes them into the build,
   * with snippets for nginx, Caddy and Node. An object adds sources to the policy and writes the files too. `false`
   * sends none. @default sent, but not written
   */
  readonly headers?: boolean | HeaderOptions;
  /**
   * A small script that sets theme, language and direction on the root element before the first paint, from what the
   * user chose before. `false` leaves it out. @default true
   */
  readonly splash?: boolean | SplashOptions;
  /** Pages that are rendered to HTML files at build time: their paths, or an object with more settings. @default none */
  readonly prerender?: readonly string[] | PrerenderOptions;
  /**
   * Writes a service worker, so that the app starts without a network. `'remove'` takes it away from the phones that have
   * it. @default none
   */
  readonly offline?: boolean | OfflineOptions | 'remove';
  /** Converts `rpx` in style sheets to a share of the screen's width, with a cap for wide screens. @default off */
  readonly units?: boolean | UnitOptions;
  /** Settings for Vitest: the environment, the package compiled by Vite, and the parts that jsdom lacks. @default true */
  readonly test?: boolean;
  /** A warning at the end of a build for each plain link to a page of the app. @default true */
  readonly warnings?: boolean;
};

/** `true` and a missing option mean the defaults. null: the option is `false`. */
function settingsOf<T extends object>(option: boolean | T | undefined): T | null {
  if (option === false) return null;
  return typeof option === 'object' ? option : ({} as T);
}

/** Everything that an app on Portico needs from Vite: docs/vite.md. */
export function portico(options: PorticoOptions = {}): Plugin[] {
  const { mode } = options;
  const headers = settingsOf(options.headers);
  const splashOptions = settingsOf(options.splash);
  const unitOptions = options.units ? settingsOf(options.units) : null;
  const prerenderOptions = Array.isArray(options.prerender)
    ? { pages: options.prerender as readonly string[] }
    : (options.prerender as PrerenderOptions | undefined);
  if (mode === 'hash' && prerenderOptions?.pages.some((page) => page !== '/')) {
    throw new Error(
      "portico({ prerender }): with the mode 'hash' all pages have one address. Only '/' can be rendered.",
    );
  }
  const pages = {
    mode: mode ?? 'path',
    ahead: prerenderOptions?.pages ?? [],
    shell: prerenderOptions ? SHELL : 'index.html',
  };
  const serving = { ...(mode && { mode }), ...(prerenderOptions && { fallback: SHELL }) };
  return [
    buildSettings(),
    appDefaults(mode, options.offline && options.offline !== 'remove' ? WORKER : undefined),
    compileHints(),
    ...(splashOptions ? [splash(splashOptions)] : []),
    ...(unitOptions ? [units(unitOptions)] : []),
    ...(headers ? [headerServers(headers)] : []),
    pageModules(),
    ...(prerenderOptions ? [prerender(prerenderOptions)] : []),
    ...(headers && options.headers && headers.files !== false
      ? [headerFiles(headers, serving)]
      : []),
    ...(options.offline ? [offline(options.offline === true ? {} : options.offline, pages)] : []),
    ...(options.test === false ? [] : [testSettings()]),
    ...(options.warnings === false ? [] : [warnings()]),
  ];
}
