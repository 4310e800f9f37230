import { basename, dirname } from 'node:path';
import type { Rolldown } from 'vite';

/** A shared module that is larger than this gets a separate file, so that pages that do not use it do not load it. */
const MAX_SHARED_SIZE = 20_000;

/** From this number of files on, a module that they share is in the file `shared`. */
const MIN_SHARE_COUNT = 4;

/** A page that makes no calls does not load what calls share. */
function sharedFileOf(id: string): string {
  return /[\\/](lib[\\/](platform|calls)-|src[\\/]platform[\\/])/.test(id)
    ? 'shared-calls'
    : 'shared';
}

/**
 * The first screen is one script. Without this group, code that lazy pages share with it (React, the bundler's runtime)
 * would be in further files, and each is a request on a slow network. Code that many lazy pages share is one more file.
 */
export const codeSplitting: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    { name: 'initial', tags: ['$initial'] },
    {
      // A module that `import()` names keeps its separate file.
      name: (id, graph) =>
        graph.getModuleInfo(id)?.dynamicImporters.length ? null : sharedFileOf(id),
      debugName: 'shared',
      minShareCount: MIN_SHARE_COUNT,
      maxModuleSize: MAX_SHARED_SIZE,
    },
  ],
};

/**
 * The file of a page that is an `index.tsx` gets the name of its folder, because all pages would be called `index`.
 * The hash has 7 characters, because the entry contains the names of all lazy files.
 */
export function chunkFileNames(assetsDir: string) {
  return ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string => {
    const folder = facadeModuleId && basename(dirname(facadeModuleId));
    return `${assetsDir}/${name === 'index' && folder ? folder : name}-[hash:7].js`;
  };
}

export const assetFileNames = (assetsDir: string) => `${assetsDir}/[name]-[hash:7][extname]`;
