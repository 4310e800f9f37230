// `portico/vite`: one plugin for a product's vite.config.ts.
import type { Plugin } from 'vite';
import { buildSettings } from './build-settings';
import { compileHints } from './compile-hints';
import { headerFiles } from './header-files';
import { headerServers } from './header-servers';
import type { PorticoOptions } from './options';
import { pageModules } from './page-modules';
import { type PrerenderOptions, prerender, SHELL } from './prerender';
import { routerDefaults } from './router-defaults';
import { splash } from './splash';
import { testSettings } from './test-settings';
import { units } from './units';
import { warnings } from './warnings';

export type { PorticoOptions } from './options';
export { type HeaderOptions, type Headers, securityHeaders } from './security-headers';
export type { PrerenderOptions } from './prerender';
export type { SplashOptions } from './splash-script';
export { browsers, target } from './targets';
export type { UnitOptions } from './units';

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
  const serving = { ...(mode && { mode }), ...(prerenderOptions && { fallback: SHELL }) };
  return [
    buildSettings(),
    routerDefaults(mode),
    compileHints(),
    ...(splashOptions ? [splash(splashOptions)] : []),
    ...(unitOptions ? [units(unitOptions)] : []),
    ...(headers ? [headerServers(headers)] : []),
    pageModules(),
    ...(prerenderOptions ? [prerender(prerenderOptions)] : []),
    ...(headers && options.headers && headers.files !== false
      ? [headerFiles(headers, serving)]
      : []),
    ...(options.test === false ? [] : [testSettings()]),
    ...(options.warnings === false ? [] : [warnings()]),
  ];
}
