import type { AppConfig } from '@/app';
import type { GuardUser } from '@/router';
import { type ErrorOrigin, originOf } from '@/shared/errors';
import { assetTags, type Manifest } from './assets';
import { documentEnd, documentStart, readTemplate } from './document';
import { around, isStackHidden, stackless, styleless } from './markup';
import { renderPage } from './render-page';

/** The facts of an answer, before it leaves. */
export type AnswerFacts = {
  /** The key of the route. Empty for an address that no route has. */
  readonly route: string;
  readonly status: number;
  readonly request: Request;
};

export type RenderOptions = {
  /** The app's configuration, from `defineApp`. */
  readonly app: AppConfig;
  /** The built `index.html`. */
  readonly template: string;
  /** Vite's manifest of the build, for the style sheet and the script of a page that is loaded on demand. */
  readonly manifest?: Manifest;
  /** The address of the files in the manifest. @default '/' */
  readonly base?: string;
  /** The id of the element that the app mounts on. @default 'root' */
  readonly rootId?: string;
  /** The language of a request. @default the locale of the app, or English */
  readonly locale?: (request: Request) => string | undefined;
  /**
   * The user of a request, for example from a session cookie; null is nobody. Without it, pages with a guard, roles or
   * permissions are left to the browser.
   */
  readonly user?: (request: Request) => GuardUser | null | Promise<GuardUser | null>;
  /**
   * Headers for what loaders request from the origin of the page by `platform`, such as the user's cookie:
   * `(request) => ({ Cookie: request.headers.get('Cookie') ?? '' })`. The origin is that of the `Request`, so build its URL
   * from your own host name, and not from the `Host` that a client sends. @default none
   */
  readonly headers?: (request: Request) => HeadersInit;
  /** The `Cache-Control` of an answer. @default 'no-cache', and 'private, no-store' if `user` is given */
  readonly cacheControl?: (facts: AnswerFacts) => string;
  /**
   * The nonce of the content security policy. With it, a page that suspends arrives in parts. Without it, React needs no
   * script, and the page arrives when it is whole.
   */
  readonly nonce?: (request: Request) => string | undefined;
  /**
   * Whether the content security policy allows `style` attributes. Without it they are written as `data-style`, and the app
   * applies them when it starts. @default false
   */
  readonly inlineStyles?: boolean;
  /** Milliseconds after which a page is given up, and the answer is 500. 0 is no limit. @default 10000 */
  readonly timeout?: number;
  /**
   * Errors of pages, loaders and guards, with the same facts as `onError` of `defineApp`, which no server calls.
   * @default console.error
   */
  readonly onError?: (error: unknown, origin: ErrorOrigin & { readonly request: Request }) => void;
};

/**
 * Answers a request for a page with its HTML: 200, 404 for an unknown address, 302 where a guard leads elsewhere. It runs
 * in Node and in every runtime with the fetch API.
 */
export async function render(request: Request, options: RenderOptions): Promise<Response> {
  const { app, template, rootId = 'root', locale, user, nonce, timeout = 10_000 } = options;
  // oxlint-disable-next-line no-console -- the log of a server
  const { onError = (error: unknown) => console.error(error) } = options;
  const report = (error: unknown, origin = originOf('runtime')) =>
    onError(explainTwoCopies(error), { ...origin, request });
  const parts = readTemplate(template, rootId);
  const headersOf = (facts: Omit<AnswerFacts, 'request'>) => ({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control':
      options.cacheControl?.({ ...facts, request }) ?? (user ? 'private, no-store' : 'no-cache'),
  });
  const shell = (status: 200 | 403 | 500, route: string) =>
    new Response(template, { status, headers: headersOf({ route, status }) });

  // oxlint-disable-next-line no-restricted-properties -- no browser runs this file
  const limits = timeout > 0 ? [AbortSignal.timeout(timeout)] : [];
  // oxlint-disable-next-line no-restricted-properties -- the same
  const signal = AbortSignal.any([request.signal, ...limits]);
  try {
    const rendering = renderPage(app, {
      url: new URL(request.url),
      locale: locale?.(request),
      user: user && (await user(request)),
      headers: options.headers?.(request),
      nonce: nonce?.(request),
      signal,
      onError: report,
    });
    const page = await Promise.race([rendering, endOf(signal)]);
    const { route } = page;
    if (page.kind === 'shell') return shell(page.status, route);
    if (page.kind === 'redirect') {
      const headers = { ...headersOf({ route, status: 302 }), Location: page.location };
      return new Response(null, { status: 302, headers });
    }
    const { status } = page;
    const facts = {
      ...page,
      path: new URL(request.url).pathname,
      assets: assetTags(options.manifest, page.module, options.base),
    };
    const safe = isStackHidden() ? page.markup.pipeThrough(stackless()) : page.markup;
    const markup = options.inlineStyles ? safe : safe.pipeThrough(styleless());
    const body = around(documentStart(parts, facts), markup, documentEnd(parts, facts));
    if (request.method === 'HEAD') await body.cancel();
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: headersOf({ route, status }),
    });
  } catch (error) {
    report(error);
    return shell(500, '');
  }
}

/** Rejects when the signal is aborted. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
  });
}

/** The messages of Portico's hooks when the contexts of the app are missing. */
const NO_APP = /inside (?:<PlatformProvider>|createApp|a page)|outside of a Portico app/;

/**
 * Pages are always inside of the app here. If a hook does not find it, there are two copies of Portico. A bundler has put
 * one into the app, and Node has loaded `portico/server` from node_modules.
 */
function explainTwoCopies(error: unknown): unknown {
  if (!(error instanceof Error) || !NO_APP.test(error.message)) return error;
  return new Error(
    `render: ${error.message}. If it is called inside a page, there are two copies of portico, one in your bundle and one beside portico/server. Build one file that exports the app and calls render: docs/rendering.md, "On a server".`,
    { cause: error },
  );
}
