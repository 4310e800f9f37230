import type { PrerenderOptions } from './prerender';
import type { HeaderOptions } from './security-headers';
import type { SplashOptions } from './splash-script';
import type { UnitOptions } from './units';

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
  /** Converts `rpx` in style sheets to a share of the screen's width, with a cap for wide screens. @default off */
  readonly units?: boolean | UnitOptions;
  /** Settings for Vitest: the environment, the package compiled by Vite, and the parts that jsdom lacks. @default true */
  readonly test?: boolean;
  /** A warning at the end of a build for each plain link to a page of the app. @default true */
  readonly warnings?: boolean;
};
