import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build, mergeConfig, type Plugin, type ResolvedConfig } from 'vite';
import { decodePercent } from '../shared/percent';
import { isServerBuild } from './build-settings';

export type PrerenderOptions = {
  /** The addresses of the pages, without `base`: `['/', '/me']`. */
  readonly pages: readonly string[];
  /** The module whose default export is the app, from `defineApp`. @default 'src/app.config.tsx' */
  readonly app?: string;
  /** The language of the pages. @default the locale of the app, or English */
  readonly locale?: string;
  /**
   * Whether the content security policy allows `style` attributes, so that they stay in the HTML. @default false
   */
  readonly inlineStyles?: boolean;
};

/** The document without a page, for all addresses that are not rendered ahead. */
export const SHELL = '200.html';

const ENTRY = 'virtual:portico/prerender';

/** Renders pages to HTML files after the build. `index.html` becomes the page `/`, and the empty document `200.html`. */
export function prerender(options: PrerenderOptions): Plugin {
  checkPrerenderOptions(options);
  const { app = 'src/app.config.tsx' } = options;
  let config: ResolvedConfig;
  return {
    name: 'portico:prerender',
    config: (given, env) => (isServerBuild(given, env) ? {} : { build: { manifest: true } }),
    configResolved: (resolved) => {
      config = resolved;
      if (resolved.command === 'build' && /^(\.\/)?$/.test(resolved.base)) {
        throw new Error(
          `portico({ prerender }): Vite's base is '${resolved.base}', but the files of pages are in other folders. Set a base that begins with '/'.`,
        );
      }
    },
    configurePreviewServer: ({ middlewares }) => {
      const { root, base } = config;
      const outDir = resolve(root, config.build.outDir);
      middlewares.use((request, _response, next) => {
        // Calls and proxies of the product have other addresses, or ask for other content.
        const wantsPage = request.headers.accept?.includes('text/html');
        if (wantsPage) request.url = fileFor(outDir, base, request.url ?? '/');
        next();
      });
    },
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? rendererCode(resolve(config.root, app)) : null),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        const { ssr, write } = config.build;
        if (error || config.command !== 'build' || ssr || !write) return;
        if (!existsSync(resolve(config.root, app))) {
          throw new Error(
            `portico({ prerender }): there is no ${app}. Name the module that exports the app: prerender: { app: '…' }.`,
          );
        }
        // Node keeps modules by their address, so each build has another folder.
        const folder = resolve(config.root, config.cacheDir, `portico-prerender-${Date.now()}`);
        try {
          await renderAll(config, await buildRenderer(config, folder), options);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

/** The address of the HTML file that a server sends for the address of a page. Files keep their address. */
export function fileFor(outDir: string, base: string, url: string): string {
  const [path = '', query] = url.split('?');
  if (!path.startsWith(base) || /\.\w+$/.test(path)) return url;
  const inside = path.slice(base.length).replace(/\/$/, '');
  const page = inside === '' ? 'index.html' : `${inside}/index.html`;
  const file = existsSync(join(outDir, decodePercent(page))) ? page : SHELL;
  return `${base}${file}${query === undefined ? '' : `?${query}`}`;
}

function checkPrerenderOptions(options: PrerenderOptions): void {
  const wrong = options.pages.find((page) => !page.startsWith('/') || /[?#]/.test(page));
  if (wrong !== undefined) {
    throw new Error(
      `portico({ prerender }): the page '${wrong}' must be a path that begins with '/'.`,
    );
  }
}

async function renderAll(
  config: ResolvedConfig,
  renderer: string,
  { pages, locale, inlineStyles }: PrerenderOptions,
): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  await rename(join(outDir, 'index.html'), join(outDir, SHELL));
  const base = config.base.startsWith('/') ? config.base : '/';
  const answers = await renderInWorker(renderer, {
    urls: pages.map((page) => new URL(base.replace(/\/$/, '') + page, 'http://localhost').href),
    options: { template, manifest, base: config.base, inlineStyles },
    locale,
  });
  for (const [index, { status, html, errors }] of answers.entries()) {
    const page = pages[index] ?? '';
    if (status !== 200 || errors.length > 0) {
      throw new Error(
        `portico({ prerender }): the page '${page}' answers ${status}. ${errors.join(' ')}`,
      );
    }
    if (!html.includes('data-portico-page=')) {
      throw new Error(
        `portico({ prerender }): the page '${page}' has a guard, roles or permissions, so only the browser may show it.`,
      );
    }
    const file = join(outDir, page, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  // Hosts that know only index.html must find one.
  if (!existsSync(join(outDir, 'index.html'))) {
    await writeFile(join(outDir, 'index.html'), template);
  }
  config.logger.info(`portico: rendered ahead: ${pages.join(', ')}`);
}

/** Builds the app for Node, with the settings of the project. Returns the file. */
async function buildRenderer(config: ResolvedConfig, outDir: string): Promise<string> {
  await build(
    mergeConfig(config.inlineConfig, {
      logLevel: 'warn',
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: { prerender: ENTRY }, output: { entryFileNames: '[name].mjs' } },
      },
    }),
  );
  return join(outDir, 'prerender.mjs');
}

type Job = {
  readonly urls: readonly string[];
  /** Options of `render` that a worker can receive. */
  readonly options: object;
  readonly locale: string | undefined;
};

type RenderedPage = {
  readonly status: number;
  readonly html: string;
  readonly errors: readonly string[];
};

/** The module that renders the pages of an app. It runs in a worker, and sends all pages in one message. */
function rendererCode(app: string): string {
  return `import { parentPort, workerData } from 'node:worker_threads';
import { render } from 'portico/server';
import app from ${JSON.stringify(app)};

const { urls, options, locale } = workerData;
const pages = [];
for (const url of urls) {
  const errors = [];
  const answer = await render(new Request(url), {
    ...options,
    app,
    ...(locale !== undefined && { locale: () => locale }),
    onError: (error) => errors.push(String(error)),
  });
  pages.push({ status: answer.status, html: await answer.text(), errors });
}
parentPort.postMessage(pages);
`;
}

/**
 * Renders pages with a built `rendererCode`. The worker ends with it: what an app leaves running, such as a timer of a
 * query cache, would otherwise keep the build from ending.
 */
export async function renderInWorker(file: string, job: Job): Promise<readonly RenderedPage[]> {
  const worker = new Worker(file, { workerData: job });
  try {
    return await new Promise((take, reject) => {
      worker.once('message', take);
      worker.once('error', reject);
      worker.once('exit', () =>
        reject(new Error('portico({ prerender }): the app ended the process before its pages.')),
      );
    });
  } finally {
    await worker.terminate();
  }
}
