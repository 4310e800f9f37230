// Lint rules, the rooms first. Overrides do not merge: the last one that names a rule decides for a file.
// Patterns must not use look-ahead: oxlint ignores such a regex silently. Tried by tests/lint-rules.test.ts.

/** From left to right. */
const rooms = [
  ...['shared', 'router', 'platform', 'hosts', 'offline', 'auth', 'components'],
  ...['pages', 'devtools', 'app', 'server'],
];

const doors = {
  // The English of a component is all that it imports of the messages.
  shared: {
    group: ['@/shared/*/**', '!@/shared/messages/en-*'],
    message: 'Import @/shared/<file> instead.',
  },
  router: { group: ['@/router/**'], message: 'Import @/router instead.' },
  platform: { group: ['@/platform/**'], message: 'Import @/platform instead.' },
  hosts: { group: ['@/hosts/**'], message: 'Products import portico/hosts/<name>.' },
  offline: { group: ['@/offline/**'], message: 'Products import portico/offline.' },
  auth: { group: ['@/auth/**'], message: 'Products import portico/auth.' },
  components: {
    group: ['@/components/*/**', '!@/components/kit/*'],
    message: 'The doors are @/components/<name> and @/components/kit/<name>.',
  },
  pages: {
    group: ['@/pages/**', '!@/pages/*', '!@/pages/system/*', '!@/pages/**/route'],
    message: 'The doors of a page are its index.tsx and route.ts.',
  },
  devtools: { group: ['@/devtools/**'], message: 'Import @/devtools instead.' },
  app: { group: ['@/app/**'], message: 'Import @/app instead.' },
  server: { group: ['@/server/**'], message: 'Import @/server instead.' },
};

const detour = {
  regex: `^(\\.\\./){2,}|^\\.\\./(${rooms.join('|')})(/|$)`,
  message: 'Leave a room through the @/ alias.',
};

const neighbour = {
  group: ['../*/**'],
  message: 'The folder next door is entered through its index.ts.',
};

const restrictImports = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

function room(name) {
  const left = rooms.slice(0, rooms.indexOf(name));
  const right = rooms.slice(rooms.indexOf(name) + 1);
  const upward = {
    group: [...right.flatMap((other) => [`@/${other}`, `@/${other}/**`]), 'portico', 'portico/**'],
    message: `${name} may import ${left.join(', ') || 'nothing'} and itself.`,
  };
  const folders = name === 'components' ? [doors.components, neighbour] : [];
  const patterns = [detour, upward, ...left.map((other) => doors[other]), ...folders];
  const folder = name === 'pages' ? 'pages/system' : name;
  return { files: [`src/${folder}/**`], rules: restrictImports(patterns) };
}

// The showcase is a product: below @/ it imports its own pages and nothing else.
const publicNames = {
  regex: '^@/([^p]|p[^a])|^@/pages/system(/|$)',
  message: 'The showcase imports public names: portico, portico/icons.',
};

const words = (list) => list.split(' ');

// The type library has more features than the oldest supported browser.
const needs = (version) => `Needs Safari ${version}, and Safari 15.0 is served.`;

const tooNewGlobals = Object.entries({
  15.4: words('BroadcastChannel structuredClone'),
  16.4: words('CompressionStream DecompressionStream'),
}).flatMap(([version, names]) => names.map((name) => ({ name, message: needs(version) })));

function restrictGlobals(names, message) {
  const globals = [...tooNewGlobals, ...names.map((name) => ({ name, message }))];
  return { 'no-restricted-globals': ['error', { globals, checkGlobalObject: true }] };
}

const browserObjects = [
  ...words('window document navigator history location localStorage sessionStorage'),
  ...words('fetch setTimeout setInterval requestAnimationFrame performance crypto'),
];
const impureGlobals = [...browserObjects, ...words('Date queueMicrotask globalThis self')];

const tooNew = [
  ...Object.entries({
    15.4: words('at findLast findLastIndex hasOwn randomUUID structuredClone throwIfAborted'),
    16: words('requestSubmit showPicker toReversed toSorted toSpliced with'),
    16.4: words('fromAsync isWellFormed toWellFormed'),
    17: words('canParse isDisjointFrom isSubsetOf isSupersetOf symmetricDifference'),
    17.4: words('checkVisibility groupBy withResolvers'),
  }).flatMap(([version, names]) =>
    names.map((property) => ({ property, message: needs(version) })),
  ),
  // Common names, which other code may use for its own properties.
  { object: 'AbortSignal', property: 'any', message: needs(17.4) },
  { object: 'AbortSignal', property: 'timeout', message: needs(16) },
  { object: 'Promise', property: 'try', message: needs(18.2) },
];
const random = {
  object: 'Math',
  property: 'random',
  message: 'Take a source of numbers as an argument.',
};
const pure = {
  ...restrictGlobals(impureGlobals, 'Pure code: take the value as an argument.'),
  'no-restricted-properties': ['error', ...tooNew, random],
};

const notTheApp = {
  regex: '^@/|^portico|(^|/)src/',
  message: 'The backend knows nothing of the app.',
};

const defaultExports = [
  'src/pages/**',
  'src/app.config.*',
  '*.config.*',
  'scripts/lint-effects.mjs',
  'site/.vitepress/**',
  'bench/**',
  'e2e/**',
  'tests/**',
];

export default {
  jsPlugins: ['./scripts/lint-effects.mjs'],
  plugins: ['typescript', 'react', 'import', 'oxc', 'unicorn', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true },
  ignorePatterns: ['dist', 'dist-*', 'lib', 'test-results'],
  rules: {
    eqeqeq: 'error',
    'no-eval': 'error',
    'no-param-reassign': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': 'error',
    'import/no-duplicates': 'error',
    'import/no-default-export': 'error',
    'portico/effect-returns-callback': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // Type tests assert with @ts-expect-error, random ones inside fc.assert.
    'vitest/expect-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // These repeat other rules under newer names.
    'react/exhaustive-effect-dependencies': 'off',
    'react/hooks': 'off',
    'react/memo-dependencies': 'off',
    // These report `ref={props.ref}` as a read, and a style set in an effect as a change of props.
    'react/immutability': 'off',
    'react/refs': 'off',
    'react/react-in-jsx-scope': 'off',
    // `export {}` makes a module of a file of types.
    'unicorn/require-module-specifiers': 'off',
    // Hostile targets are made of control characters.
    'no-control-regex': 'off',
    // Safari 15 does not know <search>. A search page opens with the keyboard. A drawer listens to Escape.
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The proposals of these rules need Safari 16.
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    // Reports a needed copy: its source changes during the loop.
    'unicorn/no-useless-spread': 'off',
    // Style: a helper may be beside its only use, and `fc.string()` reads better than `string()`.
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
        'no-console': 'error',
        'no-restricted-properties': ['error', ...tooNew],
        ...restrictGlobals(['history'], 'Only src/router/history touches the history.'),
      },
    },
    {
      // The configuration of the showcase, and its start.
      files: ['src/*.{ts,tsx}'],
      rules: restrictImports([
        detour,
        publicNames,
        doors.pages,
        { ...publicNames, regex: `^\\./(${rooms.join('|')}|index)(/|$)` },
      ]),
    },
    {
      // The main entry of the package.
      files: ['src/index.ts'],
      rules: restrictImports([detour, ...rooms.map((name) => doors[name])]),
    },
    { files: ['src/pages/**'], rules: restrictImports([detour, publicNames]) },
    ...rooms.map(room),
    {
      // Suites of any team load it in plain Node, where neither style sheets nor the app's aliases exist.
      files: ['src/testing/**'],
      rules: restrictImports([
        { regex: '^@/|^portico|^(\\.\\./){2,}', message: 'The test kit knows nothing of the app.' },
      ]),
    },
    { files: ['src/testing/app.ts'], rules: restrictImports([detour]) },
    {
      // It runs in Node. Of the app it reads the words, which are data.
      files: ['src/vite/**'],
      rules: restrictImports([
        {
          regex: `^@/|^portico|^(\\.\\./){2,}|^\\.\\./(${rooms.filter((name) => name !== 'shared').join('|')}|testing|server)(/|$)`,
          message: 'The plugin knows nothing of the app.',
        },
      ]),
    },
    {
      // End-to-end tests use the app as users do. The fixture app imports the package like a product.
      files: ['e2e/*.ts', 'e2e/{behaviours,kit,showcase,support}/**'],
      rules: restrictImports([
        {
          regex: '^@/|^portico(/testing/app)?$|(^|/)src/',
          message: 'Of the package, a journey imports portico/testing.',
        },
      ]),
    },
    { files: ['src/router/history/**'], rules: { 'no-restricted-globals': 'off' } },
    { files: ['src/shared/**', 'src/router/core/**', 'src/router/routes/**'], rules: pure },
    // These modules check for features that a server or jsdom may lack.
    {
      files: ['src/shared/{browser,failed-styles}.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['src/platform/**'],
      rules: restrictGlobals(browserObjects, 'Browser objects arrive in env.'),
    },
    {
      // It runs in plain Node, and the app runs without it.
      files: ['server/**'],
      rules: restrictImports([notTheApp]),
    },
    {
      // Products run these parts on their own servers, so they need nothing but Node, and the libraries of OpenID Connect and passkeys.
      files: ['server/{shared,wechat,map-proxy,sign-in}/**'],
      rules: restrictImports([
        notTheApp,
        { regex: '(^|/)demo(/|$)', message: 'The package does not contain the demo server.' },
        {
          group: ['*', '!./**', '!../**', '!node:*', '!oauth4webapi', '!@simplewebauthn/server'],
          message: 'The published libraries import only node:* and the libraries of two protocols.',
        },
      ]),
    },
    { files: defaultExports, rules: { 'import/no-default-export': 'off' } },
    {
      // Products extend these types by declaration merging, which only an interface can do.
      files: [
        'src/router/routes/route-types.ts',
        'src/platform/host/bridge-table.ts',
        'src/app.config.*',
        'bench/**',
        'e2e/**',
        'tests/**',
      ],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    { files: ['tests/**', 'e2e/**'], rules: { 'typescript/no-non-null-assertion': 'off' } },
    {
      // The files of a product, which knows the package by its public names only.
      files: ['create-portico/templates/**'],
      rules: {
        ...restrictImports([
          { regex: '^@/|(^|/)\\.\\./\\.\\./\\.\\./', message: 'A product imports public names.' },
        ]),
        'import/no-default-export': 'off',
        'typescript/consistent-type-definitions': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      // The same for the products in this repository. Only their configuration knows where they are.
      files: ['examples/**'],
      rules: {
        ...restrictImports([
          {
            regex:
              '^@/|(^|/)src/(app|components|pages|platform|router|server|shared|testing|vite)(/|$)|^portico/(components|devtools)',
            message: 'A product imports public names.',
          },
        ]),
        'import/no-default-export': 'off',
        'typescript/consistent-type-definitions': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      // An example has the name of its call, and the generated page finds it by that name.
      files: ['docs/platform/examples/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      // A function that is sent to the browser carries its helpers with it; a product imports its CSS.
      files: ['e2e/**'],
      rules: {
        'unicorn/consistent-function-scoping': 'off',
        'import/no-unassigned-import': 'off',
      },
    },
  ],
};
