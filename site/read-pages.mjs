// Reads the Markdown of the repository: what the site shows, and which screen of the showcase is beside each page.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { placeOf } from './places.mjs';

/** @typedef {{ source: string, place: string, title: string, text: string }} Page */

const read = (path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

function markdownBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.md'))
    .sort();
}

export const titleOf = (text) => (/^# (.*)$/m.exec(text)?.[1] ?? '').replaceAll('`', '');

/** Every page that has a source in the repository. */
export function readPages() {
  const sources = [
    ...markdownBelow('docs'),
    ...markdownBelow('src/components'),
    'create-portico/README.md',
    'CHANGELOG.md',
  ];
  return sources.flatMap((source) => {
    const place = placeOf(source);
    if (place === undefined) return [];
    // The marks of generated tables are comments, which the site's Markdown does not have.
    const text = read(source).replaceAll(/^<!-- .* -->\n+/gm, '');
    return [{ source, place, text, title: titleOf(text) }];
  });
}

/** The families of calls, as the index of the reference lists them. */
export function readFamilies() {
  const index = read('docs/platform/reference/README.md');
  const parts = index.split(/^## /m).slice(2);
  return parts.map((part) => ({
    title: part.split('\n')[0],
    places: [...part.matchAll(/^\| \[[^\]]*\]\(([^)]+)\.md\)/gm)].map(
      ([, name]) => `platform/reference/${name}`,
    ),
  }));
}

/** Screens of the showcase that belong to a guide. */
const screens = {
  'components/index.md': '/components',
  'components/tokens.md': '/components',
  'platform/index.md': '/apis',
  'guides/data.md': '/call/request',
  'guides/sign-in.md': '/component/code-input',
  'guides/forms.md': '/component/form',
  'guides/uploads.md': '/component/upload',
  'guides/actions-that-arrive.md': '/bookings',
  'guides/layout.md': '/component/action-bar',
  'guides/theming.md': '/component/kit-provider',
  'guides/offline-and-install.md': '/component/no-network',
  'browsers.md': '/host',
  'apis.md': '/apis',
  'router/page-stack.md': '/stack',
  'router/results.md': '/call/chooseLocation',
  'router/drafts-and-scroll.md': '/address/new',
  'router/guards-and-sign-in.md': '/admin',
  'router/overlays-and-back.md': '/overlays',
  'router/errors.md': '/broken',
  'router/page-options.md': '/item/honey',
  'platform/host.md': '/host',
  'platform/network.md': '/call/request',
  'platform/transfers.md': '/call/uploadFile',
  'platform/streams.md': '/assistant',
  'platform/account.md': '/me',
  'platform/storage.md': '/call/setStorage',
  'platform/files.md': '/call/chooseFile',
  'platform/media.md': '/call/chooseImage',
  'platform/scan.md': '/call/scanCode',
  'platform/location.md': '/call/getLocation',
  'platform/maps.md': '/component/map',
  'platform/device.md': '/call/getSystemInfo',
  'platform/feedback.md': '/call/showModal',
  'platform/page-chrome.md': '/call/setNavigationBarTitle',
};

/** Reads what the showcase can open. */
export function readScreens() {
  const tables = read('src/app.config.tsx') + read('examples/market/src/routes.tsx');
  const patterns = [...tables.matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path]) => path);
  const routes = patterns.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  const folder = 'src/pages/showcase/apis';
  const lists = readdirSync(folder).map((name) => read(join(folder, name)));
  const calls = new Set(
    lists.flatMap((text) =>
      [...text.matchAll(/^ {2}(?:'([\w.$]+)'|([\w$]+)): \{/gm)].map(
        ([, quoted, plain]) => quoted ?? plain,
      ),
    ),
  );
  const isKnown = (path) => {
    const [, kind, name] = /^\/(component|call)\/(.+)$/.exec(path) ?? [];
    if (kind === 'component') return existsSync(`src/components/${name}/demo.tsx`);
    return kind === 'call' ? calls.has(name) : routes.some((route) => route.test(path));
  };
  return { isKnown };
}

/** The screen of the showcase beside a page. Home is beside a page that has none. */
export function screenOf({ place, title }, { isKnown }) {
  const component = /^components\/(.+)\.md$/.exec(place)?.[1];
  const own = place.startsWith('platform/reference/')
    ? `/call/${title}`
    : `/component/${component}`;
  const screen = screens[place] ?? own;
  if (isKnown(screen)) return screen;
  if (place in screens) throw new Error(`site/read-pages.mjs: the showcase has no ${screen}`);
  return '/';
}
