import { expect, it, vi } from 'vitest';
import { renderedApp as app } from '../helpers/rendered-app';

const template = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';

it('says that there are two copies of the package if the pages have another one', async () => {
  vi.resetModules();
  const { render } = await import('@/server');
  const onError = vi.fn();
  await render(new Request('https://shop.example/'), { app, template, onError });
  const [error] = onError.mock.calls[0] as [Error];
  expect(error.message).toContain('there are two copies of portico');
  expect(error.cause).toMatchObject({ message: expect.stringContaining('<PlatformProvider>') });
});
