import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { superApp } from '../../docs/platform/super-app';
import { fakePlatform } from '../helpers/fake-platform';
import { platformOf } from '../helpers/platform-of';

afterEach(() => void vi.unstubAllGlobals());

function start(userAgent: string) {
  const bridge = { scan: async () => 'https://a.test/7', close: vi.fn() };
  const { context } = fakePlatform({ host: { adapters: [superApp] } });
  Object.assign(context.env.window, {
    navigator: { userAgent, platform: '', maxTouchPoints: 5 },
    superApp: bridge,
  });
  vi.stubGlobal('window', context.env.window);
  return { platform: platformOf(context), bridge };
}

it('[S1.2] an adapter that a product writes serves its calls, and the browser the others', async () => {
  const { platform, bridge } = start('Phone SuperApp/2.1');
  expect(platform.host.env()).toMatchObject({ app: 'super-app', via: 'super-app', version: '2.1' });
  await platform.host.ready();
  expect(platform.host.can('scanCode')).toBe('native');
  expect(platform.host.can('chooseImage')).toBe('web');
  expect(await platform.scanCode()).toMatchObject({ result: 'https://a.test/7' });
  await platform.host.closeWindow();
  expect(bridge.close).toHaveBeenCalledTimes(1);
});

it('[S1.2] outside its app the browser serves all calls', async () => {
  const { platform } = start('Phone');
  expect(platform.host.env()).toMatchObject({ app: 'browser', via: 'web' });
  await platform.host.ready();
  expect(platform.host.can('scanCode')).toBe('web');
});

it('the guide shows the adapter of this test', () => {
  const guide = readFileSync('docs/platform/host.md', 'utf8');
  expect(guide).toContain(readFileSync('docs/platform/super-app.ts', 'utf8'));
});
