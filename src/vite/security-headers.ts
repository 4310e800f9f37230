export type HeaderOptions = {
  /** Write headers.json and the snippets into the build. @default true */
  readonly files?: boolean;
  /** More addresses for `fetch`, WebSocket and the calls of the platform, for example `https://api.example.com`. */
  readonly connect?: readonly string[];
  /** More addresses for pictures. */
  readonly image?: readonly string[];
  /** More addresses for audio and video. */
  readonly media?: readonly string[];
  /** More addresses for style sheets. */
  readonly style?: readonly string[];
  /** More addresses for scripts, for example the SDK of a messaging app. */
  readonly script?: readonly string[];
  /** More addresses for fonts. */
  readonly font?: readonly string[];
  /** Addresses for frames. */
  readonly frame?: readonly string[];
  /** Names of your own Trusted Types policies. */
  readonly trustedTypes?: readonly string[];
};

export type Headers = Readonly<Record<string, string>>;

/** The headers of a path. `pattern` is a regular expression for the path, and the first rule that matches applies. */
export type HeaderRule = { readonly pattern: string; readonly headers: Headers };

export type Sources = Omit<HeaderOptions, 'files'>;

function list(name: string, own: string, more: readonly string[] = []): string {
  return [name, own, ...more].join(' ');
}

// React sets `style` props through the CSSOM, and `style-src` does not apply to that. So 'unsafe-inline' is not needed.
function pagePolicy(sources: Sources): string[] {
  return [
    "default-src 'self'",
    list('script-src', "'self'", sources.script),
    list('style-src', "'self'", sources.style),
    list('img-src', "'self' data: blob:", sources.image),
    list('media-src', "'self' blob:", sources.media),
    // The app reads back what the user chose or drew by its `blob:` URL, which is always one of this origin.
    list('connect-src', "'self' blob:", sources.connect),
    ...(sources.font ? [list('font-src', "'self'", sources.font)] : []),
    ...(sources.frame ? [list('frame-src', "'self'", sources.frame)] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
}

const trustedTypes = (sources: Sources) => [
  "require-trusted-types-for 'script'",
  // `portico` starts the platform's own workers, and `default` serves one check of Leaflet.
  list('trusted-types', 'portico default', sources.trustedTypes),
];

/** A worker has the policy that comes with its file. Only this one may compile WebAssembly. */
const scanWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

const headersWith = (policy: readonly string[]): Headers => ({
  'Content-Security-Policy': policy.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
});

/** The headers of an app, for all its paths: docs/decisions/0022-scanning.md. `scanWorker` is the pattern of its file. */
export function headerRules(
  sources: Sources = {},
  scanWorker = scanWorkerIn('assets'),
): readonly HeaderRule[] {
  return [
    { pattern: scanWorker, headers: headersWith(scanWorkerPolicy) },
    { pattern: '', headers: headersWith([...pagePolicy(sources), ...trustedTypes(sources)]) },
  ];
}

export const scanWorkerIn = (assetsDir: string) => `/${assetsDir}/scan-worker-[A-Za-z0-9_-]+\\.js$`;

/** The headers of a path of a built app, for a server of your own. */
export function securityHeaders(pathname: string, sources: HeaderOptions = {}): Headers {
  return headersOf(headerRules(sources), pathname);
}

export function headersOf(rules: readonly HeaderRule[], pathname: string): Headers {
  return rules.find(({ pattern }) => new RegExp(pattern).test(pathname))?.headers ?? {};
}
