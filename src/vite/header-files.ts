import type { Plugin } from 'vite';
import {
  type HeaderOptions,
  type HeaderRule,
  headerRules,
  type Headers,
  scanWorkerIn,
} from './security-headers';

/** The place of the build on the server. `base` begins and ends with `/`. */
export type Site = {
  readonly base: string;
  readonly assetsDir: string;
  readonly mode: 'path' | 'hash';
  /** The document of all addresses that have no file. */
  readonly fallback: string;
};

const FOREVER = 'public, max-age=31536000, immutable';

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), '}'];

const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** The rule of one kind of file, and the rule of everything else. */
function rulesOf(rules: readonly HeaderRule[]): { worker: HeaderRule; other: HeaderRule } {
  const worker = rules.find(({ pattern }) => pattern !== '');
  const other = rules.find(({ pattern }) => pattern === '');
  if (!worker || !other)
    throw new Error('There must be a rule for a pattern and one for the rest.');
  return { worker, other };
}

/** For the `server` block of nginx. A missing file of the build is a 404 and never the page, and it is not cached. */
function nginxSnippet(
  rules: readonly HeaderRule[],
  { base, assetsDir, mode, fallback }: Site,
): string {
  const { worker, other } = rulesOf(rules);
  const add = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const cache = (value: string) => `add_header Cache-Control "${value}";`;
  const page = mode === 'path' ? `${base}${fallback}` : '=404';
  return text([
    '# Include this file in the `server` block of nginx.',
    `# \`root\` must be the folder in which the build is at ${base}`,
    ...block(`location ~ ${worker.pattern}`, [
      ...add(worker.headers),
      cache(FOREVER),
      'try_files $uri =404;',
    ]),
    ...block(`location ${base}${assetsDir}/`, [
      ...add(other.headers),
      cache(FOREVER),
      'try_files $uri =404;',
    ]),
    ...block(`location ${base}`, [
      ...add(other.headers),
      cache('no-cache'),
      `try_files $uri $uri/index.html ${page};`,
    ]),
  ]);
}

/** For the site block of a Caddyfile. */
function caddySnippet(
  rules: readonly HeaderRule[],
  { base, assetsDir, mode, fallback }: Site,
): string {
  const { worker, other } = rulesOf(rules);
  const set = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
  const assets = `${base}${assetsDir}/*`;
  const page = mode === 'path' ? ` ${base}${fallback}` : '';
  return text([
    '# Import this file in the site block of a Caddyfile.',
    `# \`root\` must be the folder in which the build is at ${base}`,
    `@scanWorker path_regexp ${worker.pattern}`,
    ...block('header @scanWorker', set(worker.headers)),
    `@notScanWorker not path_regexp ${worker.pattern}`,
    ...block('header @notScanWorker', set(other.headers)),
    ...block('@assets', [`path ${assets}`, 'file']),
    `header @assets Cache-Control "${FOREVER}"`,
    `@pages not path ${assets}`,
    'header @pages Cache-Control "no-cache"',
    ...block(`handle ${assets}`, ['file_server']),
    ...block(`handle ${base}*`, [`try_files {path} {path}/index.html${page}`, 'file_server']),
  ]);
}

/** A module for a server in Node. It needs no other module. */
function nodeSnippet(
  rules: readonly HeaderRule[],
  { base, assetsDir }: Pick<Site, 'base' | 'assetsDir'>,
): string {
  return `// The address of the build on the server, and that of its files with a hash in their names.
export const base = ${JSON.stringify(base)};
export const assets = ${JSON.stringify(`${base}${assetsDir}/`)};

// The security headers of each path: for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value);
const rules = ${JSON.stringify(rules, null, 2)};

export const headersOf = (pathname) =>
  rules.find(({ pattern }) => new RegExp(pattern).test(pathname)).headers;
`;
}

const FOLDER = 'portico-headers';

/** Writes the headers into the build: as JSON, and as a snippet for each of three servers. */
export function headerFiles(
  sources: HeaderOptions,
  { mode = 'path', fallback = 'index.html' }: Partial<Pick<Site, 'mode' | 'fallback'>> = {},
): Plugin {
  let site: Site = { base: '/', assetsDir: 'assets', mode, fallback };
  return {
    name: 'portico:header-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ base, build: { assetsDir } }) => {
      site = { ...site, base: base.startsWith('/') ? base : '/', assetsDir };
    },
    generateBundle() {
      const rules = headerRules(sources, scanWorkerIn(site.assetsDir));
      for (const [name, source] of Object.entries(filesOf(rules, site))) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
      }
    },
  };
}

/** File name -> text. */
export function filesOf(rules: readonly HeaderRule[], site: Site): Headers {
  return {
    'headers.json': `${JSON.stringify(rules, null, 2)}\n`,
    'nginx.conf': nginxSnippet(rules, site),
    Caddyfile: caddySnippet(rules, site),
    'headers.mjs': nodeSnippet(rules, site),
  };
}
