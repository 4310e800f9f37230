import type { Plugin } from 'vite';

/** Of a lazy file that is larger than this, most functions are never called. */
const LARGE = 60_000;

const HINT = '//# allFunctionsCalledOnLoad\n';

/** A source map for a file that has one more line at its beginning. */
function oneLineDown(source: string): string {
  const map = JSON.parse(source);
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}

/**
 * Most functions of the entry and of a page run soon after the file has arrived. Chromium compiles a file with this
 * comment while it arrives, beside the main thread. Without it, each function is compiled when it is called first.
 */
export function compileHints(): Plugin {
  return {
    name: 'portico:compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite, which also adds a line at the beginning.
      order: 'post',
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !(chunk.isEntry || chunk.code.length < LARGE)) continue;
          chunk.code = HINT + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = oneLineDown(String(map.source));
        }
      },
    },
  };
}
