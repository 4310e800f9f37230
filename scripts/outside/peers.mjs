// Optional peer dependencies: a map and an HLS stream, with their packages and without them.
import { join } from 'node:path';
import { equal, esbuild, html, react, vite, viteConfig, viteHtml } from './app.mjs';

/** Newer Chromium plays HLS without a package, so `canPlayType` is replaced. */
const app = {
  'home.jsx': `import { MapView, Video } from 'portico';
export default function Home() {
  return <><div style={{ height: 300 }}><MapView label="City" latitude={48.85} longitude={2.35} /></div>
    <Video src="/stream.m3u8" /></>;
}`,
  'main.jsx': `import { createApp, defineApp, defineRoutes } from 'portico';
HTMLVideoElement.prototype.canPlayType = () => '';
const routes = defineRoutes({ '/': { title: 'Home', load: () => import('./home.jsx') } });
createApp(defineApp({ routes, map: { provider: 'offline' } })).mount(document.getElementById('root'));`,
};

const advice = [
  'Error: install leaflet and react-leaflet to show maps',
  'Error: install hls.js to play HLS streams',
];

const adviceIn = (said) => advice.filter((text) => said.some((line) => line.includes(text)));

async function seeAdvice(page, said) {
  await page.getByText('Map load failed').waitFor();
  for (let tries = 0; adviceIn(said).length < 2 && tries < 200; tries += 1) {
    await page.waitForTimeout(100);
  }
  equal('the advice', adviceIn(said), advice);
}

async function seeMap(page, said) {
  await page.locator('.leaflet-container canvas').first().waitFor();
  equal('the advice', adviceIn(said), []);
}

const files = { ...app, 'index.html': viteHtml, 'vite.config.js': viteConfig };

export const peers = {
  'vite-no-peers': {
    title: 'Vite builds without the optional peers, and the console says what to install',
    needs: vite,
    files,
    async check({ folder, run, look }) {
      await run('npx', 'vite', 'build');
      await look(join(folder, 'dist'), seeAdvice);
    },
  },
  'webpack-no-peers': {
    title: 'webpack builds without the optional peers, and the console says what to install',
    needs: [
      ...react,
      ...['webpack@5', 'webpack-cli@6', 'css-loader@7', 'style-loader@4', 'esbuild-loader@4'],
    ],
    files: {
      ...app,
      'index.html': html.replace('SCRIPT', '<script src="/main.js"></script>'),
      'webpack.config.js': `export default {
  mode: 'production', entry: './main.jsx', performance: { hints: false },
  output: { path: import.meta.dirname, publicPath: '/', filename: 'main.js' },
  module: { rules: [
    { test: /\\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
    { test: /\\.css$/, use: ['style-loader', 'css-loader'] },
  ] },
};`,
    },
    async check({ folder, run, look }) {
      await run('npx', 'webpack');
      await look(folder, seeAdvice);
    },
  },
  'esbuild-no-peers': {
    title: 'esbuild builds without the optional peers, and the console says what to install',
    needs: [...react, 'esbuild@0.25'],
    files: {
      ...app,
      'index.html': html.replace('SCRIPT', '<script type="module" src="/out/main.js"></script>'),
    },
    async check({ folder, run, look }) {
      await run('npx', ...esbuild);
      await look(folder, seeAdvice);
    },
  },
  map: {
    title: 'Vite builds a map with leaflet and react-leaflet, and it is drawn',
    needs: [...vite, 'leaflet', 'react-leaflet', 'hls.js'],
    files,
    async check({ folder, run, look }) {
      await run('npx', 'vite', 'build');
      await look(join(folder, 'dist'), seeMap);
    },
  },
};
