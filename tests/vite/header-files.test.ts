import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../src/vite';
import { filesOf } from '../../src/vite/header-files';
import { headerRules } from '../../src/vite/security-headers';

const rules = headerRules({ connect: ['https://api.example.com'] });
const files = filesOf(rules, {
  base: '/shop/',
  assetsDir: 'assets',
  mode: 'path',
  fallback: 'index.html',
});
const hashed = filesOf(rules, {
  base: '/',
  assetsDir: 'static',
  mode: 'hash',
  fallback: 'index.html',
});

/** The same rules with short headers. */
const short = [
  { pattern: '/assets/worker\\.js$', headers: { 'X-A': 'worker' } },
  { pattern: '', headers: { 'X-A': 'page', 'X-B': 'b c' } },
];
const site = { base: '/shop/', assetsDir: 'assets', mode: 'path', fallback: 'index.html' } as const;

describe('the files with the headers', () => {
  it('the JSON has the rules, and the first one that matches a path is its rule', () => {
    const read = JSON.parse(files['headers.json'] ?? '');
    expect(read).toHaveLength(2);
    expect(new RegExp(read[0].pattern).test('/shop/assets/scan-worker-Ab_1-2.js')).toBe(true);
    expect(read[0].headers['Content-Security-Policy']).toContain("'wasm-unsafe-eval'");
    expect(read[1].headers).toEqual(securityHeaders('/', { connect: ['https://api.example.com'] }));
  });

  it('the module for Node returns the headers of a path', async () => {
    const module = await import(
      `data:text/javascript,${encodeURIComponent(files['headers.mjs'] ?? '')}`
    );
    expect([module.base, module.assets]).toEqual(['/shop/', '/shop/assets/']);
    expect(module.headersOf('/list')).toEqual(rules[1]?.headers);
    expect(module.headersOf('/assets/scan-worker-1.js')).toEqual(rules[0]?.headers);
  });

  it('nginx answers a path without a file with the page, and a missing file of the build with 404', () => {
    expect(
      filesOf(short, site)['nginx.conf'],
    ).toBe(`# Include this file in the \`server\` block of nginx.
# \`root\` must be the folder in which the build is at /shop/
location ~ /assets/worker\\.js$ {
  add_header X-A "worker" always;
  add_header Cache-Control "public, max-age=31536000, immutable";
  try_files $uri =404;
}
location /shop/assets/ {
  add_header X-A "page" always;
  add_header X-B "b c" always;
  add_header Cache-Control "public, max-age=31536000, immutable";
  try_files $uri =404;
}
location /shop/ {
  add_header X-A "page" always;
  add_header X-B "b c" always;
  add_header Cache-Control "no-cache";
  try_files $uri $uri/index.html /shop/index.html;
}
`);
  });

  it('Caddy does the same', () => {
    expect(
      filesOf(short, site).Caddyfile,
    ).toBe(`# Import this file in the site block of a Caddyfile.
# \`root\` must be the folder in which the build is at /shop/
@scanWorker path_regexp /assets/worker\\.js$
header @scanWorker {
  X-A "worker"
}
@notScanWorker not path_regexp /assets/worker\\.js$
header @notScanWorker {
  X-A "page"
  X-B "b c"
}
@assets {
  path /shop/assets/*
  file
}
header @assets Cache-Control "public, max-age=31536000, immutable"
@pages not path /shop/assets/*
header @pages Cache-Control "no-cache"
handle /shop/assets/* {
  file_server
}
handle /shop/* {
  try_files {path} {path}/index.html /shop/index.html
  file_server
}
`);
  });

  it('with addresses behind # no other path is a page, and the folder of the files has its name', () => {
    expect(hashed['nginx.conf']).toContain('try_files $uri $uri/index.html =404;');
    expect(hashed['nginx.conf']).toContain('location /static/ {');
    expect(hashed.Caddyfile).toContain('try_files {path} {path}/index.html\n');
  });
});

it('sends unknown addresses to the empty document if pages are rendered ahead', () => {
  const rendered = filesOf(rules, { ...site, fallback: '200.html' });
  expect(rendered['nginx.conf']).toContain('try_files $uri $uri/index.html /shop/200.html;');
  expect(rendered['Caddyfile']).toContain('try_files {path} {path}/index.html /shop/200.html');
});
