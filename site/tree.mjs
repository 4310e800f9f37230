// The tree at the left: every page has one place in it.
import { addressOf } from './places.mjs';

const start = ['start', 'create', 'install', 'concepts', 'why', 'browsers', 'faq'];
const guides = [
  ...[
    'data',
    'sign-in',
    'sign-in-in-wechat',
    'sign-in-with-google',
    'passkeys',
    'forms',
    'uploads',
  ],
  ...['layout', 'wide-screens', 'theming', 'languages', 'accessibility'],
  ...[
    'pay',
    'path-or-hash',
    'actions-that-arrive',
    'read-offline',
    'offline-and-install',
    'debugging',
    'statistics',
    'fast',
  ],
].map((name) => `guides/${name}`);
const routerGuides = [
  ...['results', 'guards-and-sign-in', 'drafts-and-scroll', 'loaders'],
  ...['overlays-and-back', 'modal-pages', 'errors', 'recipes'],
].map((name) => `router/${name}`);
const router = [
  ...['index', 'page-stack', 'tabs', 'navigation', 'params-and-schemas', 'page-options'],
  ...['lifecycle', 'history', 'exit-prompt', 'limits'],
].map((name) => `router/${name}`);
const requests = ['network', 'account', 'transfers'].map((name) => `platform/${name}`);
const host = ['platform/host', 'wechat-signature', 'platform/webview'];
const testing = ['testing', 'devtools'];
const deploy = ['deployment', 'vite', 'rendering', 'map-proxy', 'environment', 'performance'];
const migrate = ['uni-app', 'taro-react', 'ionic-react', 'antd-mobile-react-router'].map(
  (name) => `migrate/${name}`,
);
const contributors = ['platform/adding-a-call', 'server', 'changelog'];

const components = {
  General:
    'button icon cell list card divider space safe-area sticky visually-hidden kit-provider gestures',
  'Text and pictures':
    'avatar badge ellipsis image image-preview image-cropper album rich-text rolling-text tag watermark audio video canvas',
  Navigation:
    'nav-bar tab-bar tabs side-bar index-bar grid segmented-control steps pagination page-indicator back-top window-layout',
  'Forms and fields':
    'form input textarea text-field search-bar code-input code-countdown number-keyboard stepper slider switch checkbox check-list radio rate selector signature upload',
  Pickers: 'picker picker-view picker-group date-picker calendar cascader tree-select dropdown',
  'Sheets and messages':
    'popup dialog action-sheet share-sheet popover toast notify notice-bar floating-panel tour floating-button action-bar',
  'Lists and movement':
    'data-list infinite-list virtual-list pull-to-refresh scroll-view swiper swipe-action sortable-list movable collapse banner',
  'Waiting and results': 'spinner skeleton progress countdown empty no-network needs result',
  'Maps and other sites': 'map web-view',
};

/** @typedef {{ place: string, title: string, source?: string }} Page */

/** A tree of the pages. A page that no list names is at the end of the group of its folder. */
export function treeOf(pages, families) {
  const waiting = new Map(pages.map((page) => [page.place.replace(/\.md$/, ''), page]));
  const take = (name) => {
    const page = waiting.get(name);
    waiting.delete(name);
    if (!page) return [];
    const text = name.endsWith('/index') ? 'Overview' : page.title;
    return [{ text, link: addressOf(page.place) }];
  };
  const takeAll = (names) => names.flatMap(take);
  const takeFolder = (folder) =>
    takeAll([...waiting.keys()].filter((name) => name.startsWith(folder)));
  const group = (text, items) => ({ text, collapsed: true, items });

  waiting.delete('index');
  const calls = families.map(({ title, places }) => group(title, takeAll(places)));
  const kinds = Object.entries(components).map(([title, names]) =>
    group(title, takeAll(names.split(' ').map((name) => `components/${name}`))),
  );
  const parts = {
    Start: takeAll(start),
    Guides: [
      ...takeAll(guides),
      ...takeFolder('guides/'),
      group('Pages and Back', takeAll(routerGuides)),
      group('Requests, accounts, files', takeAll(requests)),
    ],
    Router: [...takeAll(router), ...takeFolder('router/')],
    WeChat: takeAll(host),
    Testing: takeAll(testing),
    Deploy: takeAll(deploy),
    Migrate: [...takeAll(migrate), ...takeFolder('migrate/')],
  };
  const reference = [
    ...takeAll(['reference/portico', 'reference/entries']),
    ...takeFolder('reference/'),
    ...takeAll(['apis', 'glossary']),
    group('Calls', [...takeAll(['platform/reference/index']), ...calls]),
    group('For contributors', takeAll(contributors)),
  ];
  const ofPlatform = [...takeAll(['platform/index']), ...takeFolder('platform/')];
  const ofComponents = [...takeAll(['components/index', 'components/tokens']), ...kinds];
  const others = takeFolder('components/');
  if (others.length > 0) ofComponents.push(group('More', others));
  const top = [
    ...['Start', 'Guides', 'Router'].map((name) => [name, parts[name]]),
    ['Platform', ofPlatform],
    ['Components', ofComponents],
    ...['WeChat', 'Testing', 'Deploy', 'Migrate'].map((name) => [name, parts[name]]),
    ['Reference', [...reference, ...takeFolder('')]],
  ];
  return top
    .filter(([, items]) => items.length > 0)
    .map(([text, items]) => ({ text, collapsed: text !== 'Start', items }));
}
