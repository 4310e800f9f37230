// Finds the codes that a call may fail with. A row whose code tells too much or too little names them itself, with the
// tag `@rejects`.

/** Files that every call uses. Their codes are in ALWAYS. */
const SHARED = /^src\/(?:platform\/call|router|shared|app|ui)\//;

const MAX_DEPTH = 6;

const quotedIn = (text) => [...text.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, word]) => word);

/** The code of each messaging app is in a separate folder. HOST_CODES has the codes of their calls. */
const ADAPTERS = /^src\/platform\/host\/(?:[\w-]+\/)(?<!share\/)/;
const HOST_CODES = ['busy', 'cancel', 'denied', 'failed', 'timeout', 'unsigned'];

/** The codes that a text names: `fail('denied', ...)`, `code: isLate ? 'timeout' : 'network'`. */
export function codesIn(text) {
  const failures = [...text.matchAll(/\b(?:fail|failure|refusal)\(\s*([^,]*),/g)].flatMap(
    ([, code]) => quotedIn(code),
  );
  const coded = [...text.matchAll(/\bcode: ([^,;}]*)/g)].flatMap(([, code]) => quotedIn(code));
  const checked = /\b(?:refuseUnless|requireListener|requireInterceptor)\(/.test(text);
  const limited = /\bwithDeadline(?:<\w+>)?\(/.test(text);
  return [...failures, ...coded, ...(checked ? ['invalid'] : []), ...(limited ? ['timeout'] : [])];
}

const wordsIn = (text) => [...new Set(text.match(/(?<![.'\w])[A-Za-z_$][\w$]*/g) ?? [])];

/** Names after a dot, and names in braces, may come from a file that the text imports: `(await load()).start()`. */
const looseWordsIn = (text) => [...new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])];

/** The code without comments, imports of types and the text of messages. */
const codeOf = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/**
 * The codes of a declaration, and of the functions that it uses, also in other families.
 * @param {{ file: string, text: string }} declaration
 */
export function codesOf(declaration, modules, depth = MAX_DEPTH, seen = new Set()) {
  const key = `${declaration?.file} ${declaration?.name} ${declaration?.text.length}`;
  if (!declaration || seen.has(key) || depth < 0 || SHARED.test(declaration.file)) return [];
  seen.add(key);
  if (ADAPTERS.test(declaration.file)) return [];
  const text = codeOf(declaration.text);
  const used = wordsIn(text)
    .map((name) => modules.resolve(declaration.file, name))
    .filter((next) => next && !next.node.type.startsWith('TS'));
  // `const calls = () => import('./calls')`, and imports in the text itself.
  const loaders = [
    { file: declaration.file, text },
    ...used.filter((next) => /^[^;{]*=>\s*import\(/.test(next.text.replace(/^const \w+ =/, ''))),
  ];
  const fetched = loaders.flatMap((loader) =>
    [...loader.text.matchAll(/import\('([^']+)'\)/g)].flatMap(([, from]) =>
      looseWordsIn(text)
        .map((name) => modules.resolveFrom(loader.file, from, name))
        .filter(Boolean),
    ),
  );
  const deeper = [...used, ...fetched].flatMap((next) => codesOf(next, modules, depth - 1, seen));
  const ofHost = declaration.file === 'src/platform/host/via-host.ts' ? HOST_CODES : [];
  return [...new Set([...codesIn(text), ...ofHost, ...deeper])];
}
