// The class names of our style sheets. They begin with `portico-` in every build, because tokens.css finds the kit's own
// elements by it.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Tells one file's `row` from another's. A server and a browser get the same. */
const hashOf = (path) => createHash('sha256').update(path).digest('hex').slice(0, 8);

/** The names in a sheet below src/, as a pattern of Lightning CSS. */
export const namePattern = (path) => `portico-[local]-${hashOf(path)}`;

/** `row` in a sheet: `portico-row-1a2b3c4d`. */
function className(local, file) {
  const path = relative(src, file.split('?')[0]).replaceAll('\\', '/');
  return path.startsWith('../')
    ? `${local}_${hashOf(path)}`
    : namePattern(path).replace('[local]', local);
}

/**
 * Gives the builds of this repository the class names of the package.
 * @returns {import('vite').Plugin}
 */
export function kitClassNames() {
  return {
    name: 'portico:kit-class-names',
    config: () => ({ css: { modules: { generateScopedName: className } } }),
  };
}
