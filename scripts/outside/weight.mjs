// A single component in bundlers other than Vite. `npm run size` measures it in Vite.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { react } from './app.mjs';

/** Bytes, gzip -9, without React and styles. */
const LIMIT = 1700;

const webpackConfig = `export default {
  mode: 'production', entry: './main.js', devtool: false,
  experiments: { outputModule: true, css: true },
  output: { module: true, filename: 'main.js' },
  externalsType: 'module', externals: /^react(-dom)?(\\/|$)/,
};`;

const esbuild = [
  ...['esbuild', 'main.js', '--bundle', '--format=esm', '--minify', '--outdir=out'],
  ...['--define:process.env.NODE_ENV="production"', '--external:react', '--external:react-dom'],
];

export const weight = {
  button: {
    title: `a single button weighs less than ${LIMIT} bytes in webpack and in esbuild`,
    needs: [...react, 'webpack@5', 'webpack-cli@6', 'esbuild@0.25'],
    files: {
      'main.js': `import { Button } from 'portico';\nglobalThis.used = Button;\n`,
      'webpack.config.js': webpackConfig,
    },
    async check({ folder, run }) {
      await run('npx', 'webpack');
      await run('npx', ...esbuild);
      for (const file of ['dist/main.js', 'out/main.js']) {
        const size = gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
        if (size >= LIMIT) throw new Error(`${file}: ${size} bytes`);
      }
    },
  },
};
