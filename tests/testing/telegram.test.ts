import { expect, it } from 'vitest';
import { telegramHash } from '../../src/testing/telegram';

it('telegramHash gives the launch parameters that a mini app reads', () => {
  const launch = new URLSearchParams(
    telegramHash({ version: '7.0', colorScheme: 'dark' }).slice(1),
  );
  expect([...launch.keys()]).toEqual([
    'tgWebAppData',
    'tgWebAppVersion',
    'tgWebAppPlatform',
    'tgWebAppThemeParams',
  ]);
  expect(launch.get('tgWebAppVersion')).toBe('7.0');
  expect(JSON.parse(launch.get('tgWebAppThemeParams') ?? '')).toEqual({
    bg_color: '#17212b',
    text_color: '#f5f5f5',
  });
  const data = new URLSearchParams(launch.get('tgWebAppData') ?? '');
  expect(JSON.parse(data.get('user') ?? '')).toEqual({
    id: 99281932,
    first_name: 'Ada',
    language_code: 'en',
  });
  expect(data.has('start_param')).toBe(false);
});
