import type { Plugin } from 'vite';
import {
  type HeaderOptions,
  type HeaderRule,
  type Headers,
  headerRules,
  scanWorkerIn,
} from './security-headers';
import { caddySnippet, nginxSnippet, nodeSnippet, type Site } from './server-snippets';

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
