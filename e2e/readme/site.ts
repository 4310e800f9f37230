import { readFileSync } from 'node:fs';
import type { BrowserContext, Route } from '@playwright/test';

const film = readFileSync(new URL('../../src/components/video/delivery.webm', import.meta.url));

/** A picture with its own name on it. Each name has its own colour. */
function drawPicture(path: string): string {
  const hue = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
  const name = decodeURIComponent(path).replaceAll('<', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">
    <rect width="600" height="400" fill="hsl(${hue} 45% 78%)"/>
    <circle cx="300" cy="170" r="90" fill="hsl(${hue} 55% 92%)"/>
    <path d="M0 400V300q150-90 300 0t300 0v100z" fill="hsl(${hue} 45% 35%)"/>
    <text x="300" y="185" font-family="sans-serif" font-size="30" text-anchor="middle">${name}</text>
  </svg>`;
}

/** One second of silence: a WAV file with 8,000 samples of 8 bits. */
function createSilence(): Buffer {
  const samples = 8000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samples, 24);
  head.writeUInt32LE(samples, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

/** The server that an example asks as soon as it is on the screen. Any other request to it fails the test. */
const answers: Readonly<Record<string, unknown>> = {
  '/api/orders?from=0': {
    orders: [
      { id: 1, drink: 'Two espressos' },
      { id: 2, drink: 'Oat flat white' },
    ],
    total: 2,
  },
  '/api/orders': [{ id: 1, drink: 'Two espressos' }],
  '/api/drinks': [{ id: 1, name: 'Filter coffee', price: '2.80' }],
  '/api/products?from=0': { products: [{ id: 1, name: 'House blend' }], next: null },
  '/api/things?text=&kinds=&from=0': { things: [{ id: '1', name: 'A ladder' }], next: null },
  '/api/things?text=pl&kinds=&from=0': { things: [{ id: '2', name: 'A plane' }], next: null },
  '/api/shops?name=': [],
  '/api/shops?name=p': [],
  '/api/shops?name=pl': [],
  '/api/districts?city=berlin': [
    { value: 'mitte', label: 'Mitte' },
    { value: 'wedding', label: 'Wedding' },
  ],
};

const partner = '<!doctype html><html lang="en"><title>Partner</title><h1>A page of a partner</h1>';

function answer(route: Route, origin: string) {
  const url = new URL(route.request().url());
  const { pathname, search } = url;
  if (url.hostname.endsWith('.example')) {
    return route.fulfill({ contentType: 'text/html', body: partner });
  }
  if (url.origin !== origin) return route.abort();
  const json = answers[pathname + search];
  if (json) return route.fulfill({ json });
  if (pathname.startsWith('/assets/')) return route.fallback();
  if (/\.(?:jpg|png|svg)$/.test(pathname)) {
    return route.fulfill({ contentType: 'image/svg+xml', body: drawPicture(pathname) });
  }
  if (pathname.endsWith('.mp3')) {
    return route.fulfill({ contentType: 'audio/wav', body: createSilence() });
  }
  if (pathname.endsWith('.mp4')) return route.fulfill({ contentType: 'video/webm', body: film });
  if (pathname.endsWith('.vtt')) return route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT' });
  return route.fallback();
}

/** Answers the requests of the examples for files and data that only exist in the examples. */
export async function serveExamples(context: BrowserContext, origin: string) {
  await context.route('**/*', (route) => answer(route, origin));
}
