import { afterEach, describe, expect, it, vi } from 'vitest';
import { render, type RenderOptions } from '@/server';
import { renderedApp as app } from '../helpers/rendered-app';

const template =
  '<!doctype html><html><head></head><body><div id="root"><p>Splash</p></div></body></html>';

afterEach(() => vi.unstubAllEnvs());

async function open(path: string, options: Partial<RenderOptions> = {}) {
  const onError = vi.fn();
  const request = new Request(`https://shop.example${path}`);
  const response = await render(request, { app, template, onError, ...options });
  const errors = onError.mock.calls.map(([error]) => String(error));
  return { status: response.status, html: await response.text(), errors };
}

describe('a page that throws while it is rendered', () => {
  it.each([
    ['at once', '/throws', {}],
    ['at once, with a nonce', '/throws', { nonce: () => 'n1' }],
    ['after it has waited', '/throws-late', {}],
  ])('%s: answers 500 with the empty document', async (_when, path, options) => {
    const { status, html, errors } = await open(path, options);
    expect(status).toBe(500);
    expect(html).toBe(template);
    expect(errors).toEqual(['Error: this never works']);
  });

  it('in a part with its own Suspense: answers with the rest of the page', async () => {
    const { status, html, errors } = await open('/throws-in-part');
    expect(status).toBe(200);
    expect(html).toContain('The rest');
    expect(html).toContain('<p>Soon</p>');
    expect(errors).toEqual(['Error: this never works']);
  });

  it('after parts were sent: the browser gets the order to render the rest', async () => {
    const { status, html } = await open('/throws-late', { nonce: () => 'n1' });
    expect(status).toBe(200);
    expect(html).toMatch(/\$RX\("[^"]+",null\)/);
  });
});

describe('the stack of an error', () => {
  const paths = /never works|node_modules|rendered-app/;

  it.each([
    ['of a part', '/throws-in-part', {}],
    ['of a part that comes late', '/throws-in-part', { nonce: () => 'n1' }],
    ['of a page that comes late', '/throws-late', { nonce: () => 'n1' }],
  ])('%s stays on the server if NODE_ENV is not set', async (_what, path, options) => {
    vi.stubEnv('NODE_ENV', undefined);
    expect((await open(path, options)).html).not.toMatch(paths);
  });

  it('is in the document if NODE_ENV is development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect((await open('/throws-in-part')).html).toMatch(paths);
    expect((await open('/throws-in-part', { nonce: () => 'n1' })).html).toMatch(paths);
  });
});
