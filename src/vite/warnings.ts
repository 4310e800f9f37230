import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { kitWords } from './kit-words';
import { type Found, type Node, readSource, type Source } from './read-source';

const CODE = /\.[cm]?[jt]sx?$/;
const FOREIGN = /[\\/]node_modules[\\/]|^\0/;

/** Only a module with one of these is read. */
const WORTH_READING = /defineRoutes|defineApp|<a\s/;

type File = { readonly path: string; readonly code: string; readonly source: Source };

const lineOf = (code: string, start: number) => code.slice(0, start).split('\n').length;

/** All places of all files, with `path:line` before each message. */
function about(files: readonly File[], part: 'tabPages' | 'words' | 'links', say: Say): string[] {
  return files.flatMap(({ path, code, source }) =>
    source[part].flatMap((found) => {
      const text = say(found);
      return text ? [`${path}:${lineOf(code, found.start)}: ${text}`] : [];
    }),
  );
}

type Say = (found: Found) => string | undefined;

/** Whether a path belongs to a route: `/item/7` to `/item/:id`. */
export function isOfRoute(path: string, pattern: string): boolean {
  const parts = pattern.split('/').map((part) => {
    if (part.startsWith(':')) return part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+';
    return part === '*' ? '(/.*)?' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${parts.slice(1).join('')}/?$`).test(path);
}

/** The one route table of the app. null: there are several, or not all keys are literals. */
function routesOf(files: readonly File[]): readonly string[] | null {
  const tables = files.flatMap(({ source }) => source.tables);
  return tables.length === 1 ? (tables[0] ?? null) : null;
}

/** A key that only `messages` has is never asked for, so the product meant the kit's word. */
function isUsed(word: string, texts: readonly string[]): boolean {
  const quoted = [`'${word}'`, `"${word}"`, `\`${word}\``, `%${word}%`];
  return texts.some((text) => quoted.some((form) => text.includes(form)));
}

/** All warnings about an app. `texts` has the code of all its modules. */
function warningsOf(files: readonly File[], texts: readonly string[], base = '/'): string[] {
  const routes = routesOf(files);
  const tabs = about(files, 'tabPages', ({ text }) =>
    routes && !routes.includes(text)
      ? `tabBar.items has the page '${text}', which is not in the route table. Add the route or correct the key.`
      : undefined,
  );
  const words = about(files, 'words', ({ text }) => {
    const key = /^(?:portico|kit)\.(.*)$/.exec(text)?.[1];
    if (key !== undefined && !kitWords.has(key)) {
      return `messages has '${text}', but Portico has no word '${key}'.`;
    }
    return kitWords.has(text) && !isUsed(text, texts)
      ? `messages has '${text}', which nothing uses. It does not replace Portico's own word '${text}': the key for that is 'portico.${text}'.`
      : undefined;
  });
  const links = about(files, 'links', ({ text }) => {
    const [path = ''] = text.split(/[?#]/);
    if (!path.startsWith(base) || path.startsWith('//')) return undefined;
    const route = routes?.find((pattern) => isOfRoute(`/${path.slice(base.length)}`, pattern));
    return route
      ? `<a href="${text}"> loads the whole app again. Use <Link to="${route}"> instead.`
      : undefined;
  });
  return [...tabs, ...words, ...links];
}

/** Warns at the end of a build about mistakes that no type check finds. */
export function warnings(): Plugin {
  const files = new Map<string, File>();
  const texts = new Map<string, string>();
  let root = '';
  let base = '/';
  return {
    name: 'portico:warnings',
    apply: 'build',
    // Before TypeScript and JSX are compiled, so that lines are those of the source.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
      if (config.base.startsWith('/')) base = config.base;
    },
    transform: {
      filter: { id: { include: CODE, exclude: FOREIGN } },
      handler(code, id) {
        texts.set(id, code);
        files.delete(id);
        if (!WORTH_READING.test(code)) return;
        const lang = /\.[cm]?ts$/.test(id) ? 'ts' : 'tsx';
        try {
          const program = this.parse(code, { lang }) as unknown as Node;
          const path = relative(root, id).replaceAll('\\', '/');
          files.set(id, { path, code, source: readSource(program) });
        } catch {
          // The bundler itself reports code that cannot be parsed.
        }
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const text of warningsOf([...files.values()], [...texts.values()], base)) {
        this.warn(text);
      }
    },
  };
}
