// What a build does so that the first screen is there sooner, and the first tap answered. It costs some bytes and changes
// nothing else.
import { createHash } from 'node:crypto';

/** @param {string} splash what an app's splash wants to know of the storage, if it has one */
export const firstLoad = (splash = '') => [compileAhead(), openStorage(splash)];

/** A source map whose file has got a first line. */
const oneLineOn = (/** @type {string} */ source) => {
  const map = JSON.parse(source);
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
};

/** Of a large library's file that comes late, most is never called. */
const LARGE = 60_000;

/**
 * Most of an app's own file runs within its first moments, and most of a page's. Chromium compiles a file that begins like
 * this while it arrives, beside the main thread; without it each function when it is called first.
 * @returns {import('vite').Plugin}
 */
function compileAhead() {
  return {
    name: 'portico:compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts a line of its own at the beginning.
      order: 'post',
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !(chunk.isEntry || chunk.code.length < LARGE)) continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = oneLineOn(String(map.source));
        }
      },
    },
  };
}

/**
 * The first screen asks for the language and the scroll offset that were left behind, and a browser fetches a site's storage
 * from another process, at the first question. A file of its own asks before, while the app's is on its way.
 * @param {string} splash
 * @returns {import('vite').Plugin}
 */
function openStorage(splash) {
  // It may be forbidden.
  const source = `try{localStorage.getItem(''),sessionStorage.getItem('')}catch{}${splash}`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
  const fileName = `assets/open-storage-${hash}.js`;
  let base = '/';
  return {
    name: 'portico:open-storage',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { async: true, src: base + fileName }, injectTo: 'head' },
      ],
    },
  };
}
