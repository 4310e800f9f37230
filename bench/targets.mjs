// The apps that are measured, built as a product builds them: the packed package, one line in the Vite config.
import { buildStockApp, unpackPackage } from '../scripts/stock-app.mjs';
import { answers } from './measures/requests.mjs';
import { serve } from './serve.mjs';

/** The page on top. A page that is on its way out has the same buttons. */
const front = ':is([data-state="active"], [data-state="entering"])';

/** The elements to tap in an app, and the milliseconds of its animation. */
const floor = {
  back: 'header button',
  next: '.detail button',
  tabs: { list: '[data-tab="list"]', me: '[data-tab="me"]' },
  animation: 0,
};
const portico = {
  back: `${front} header button`,
  next: `${front} .detail button`,
  tabs: { list: 'nav li:nth-child(1) a', me: 'nav li:nth-child(2) a' },
  animation: 300,
};

/** The plugin as the package has it. */
async function plugin(options) {
  const file = new URL('../lib/vite.js', import.meta.url).href;
  return (await import(file)).portico(options);
}

async function start(name, taps, { main, shared = [], plugins = [] }, answered = {}) {
  const { files } = await buildStockApp({ main, folders: [main, ...shared], plugins });
  return { name, taps, files, ...(await serve(files, answered)) };
}

/**
 * Packs the package, builds and serves the apps of the wanted parts. `apps` are compared with each other: React alone, Portico in
 * an app with Vite's own settings, with `portico/vite`, and with pages that are rendered ahead.
 */
export async function openTargets(wants) {
  unpackPackage();
  const shared = ['screens'];
  const app = { main: 'app', shared };
  const prerender = { pages: ['/'], app: 'app/app.config.tsx' };
  const targets = { apps: [], maps: [], requests: undefined, components: undefined };
  if (wants('load') || wants('taps') || wants('heap')) {
    targets.apps.push(
      await start('floor', floor, { main: 'floor', shared }),
      await start('portico', portico, { ...app, plugins: [await plugin()] }),
    );
  }
  if (wants('load')) {
    targets.apps.push(
      await start('stock', portico, app),
      await start('rendered', portico, { ...app, plugins: [await plugin({ prerender })] }),
    );
  }
  if (wants('map')) {
    targets.maps.push(
      await start('floor', { back: '[data-back]' }, { main: 'map-floor' }),
      await start('portico', portico, { main: 'map', plugins: [await plugin()] }),
    );
  }
  const single = async (main) => ({ main, plugins: [await plugin()] });
  if (wants('requests')) {
    targets.requests = await start('portico', portico, await single('requests'), answers);
  }
  if (wants('components')) {
    targets.components = await start('portico', portico, await single('components'));
  }
  return targets;
}

export function closeTargets({ apps, maps, requests, components }) {
  for (const target of [...apps, ...maps, requests, components]) target?.close();
}
