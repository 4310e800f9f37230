// The names of the package and of src/, for builds and tests of this repository.
import { fileURLToPath } from 'node:url';

/** @param {string} path */
const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const alias = [
  { find: /^@\//, replacement: fromRoot('src/') },
  { find: /^@market\//, replacement: fromRoot('examples/market/src/') },
  { find: /^portico$/, replacement: fromRoot('src/index.ts') },
  { find: /^portico\/auth$/, replacement: fromRoot('src/auth/index.ts') },
  { find: /^portico\/components$/, replacement: fromRoot('src/components/index.ts') },
  { find: /^portico\/devtools$/, replacement: fromRoot('src/devtools/index.ts') },
  { find: /^portico\/hosts\//, replacement: fromRoot('src/hosts/') },
  { find: /^portico\/icons$/, replacement: fromRoot('src/components/icon/index.ts') },
  { find: /^portico\/locales\/zh-H(?=an[st]$)/, replacement: fromRoot('src/shared/messages/zh-h') },
  { find: /^portico\/locales\//, replacement: fromRoot('src/shared/messages/') },
  { find: /^portico\/offline$/, replacement: fromRoot('src/offline/index.ts') },
  { find: /^portico\/server$/, replacement: fromRoot('src/server/index.ts') },
  { find: /^portico\/testing$/, replacement: fromRoot('src/testing/index.ts') },
  { find: /^portico\/testing\/app$/, replacement: fromRoot('src/testing/app.ts') },
  { find: /^portico\/uni$/, replacement: fromRoot('src/platform/uni/index.ts') },
  { find: /^portico\/vite$/, replacement: fromRoot('src/vite/index.ts') },
];
