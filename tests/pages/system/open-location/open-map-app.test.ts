import { expect, it, vi } from 'vitest';
import { openMapApp } from '@/pages/system/open-location/map-apps';

const web = { name: 'directionsOnWeb', url: 'https://maps.example/', isWeb: true } as const;
const app = { name: 'amap', url: 'amapuri://x', isWeb: false } as const;

function windowThat(opens: boolean) {
  const tab = { opener: {} as unknown, location: { href: '' } };
  const assign = vi.fn();
  const open = vi.fn(() => (opens ? tab : null));
  return { tab, assign, open, window: { open, location: { assign } } as unknown as Window };
}

it('a map app opens without a new tab', () => {
  const { window, open, assign } = windowThat(true);
  openMapApp(window, app);
  expect(assign.mock.calls).toEqual([['amapuri://x']]);
  expect(open).not.toHaveBeenCalled();
});

it('the web opens in a new tab without an opener', () => {
  const { window, tab, assign } = windowThat(true);
  openMapApp(window, web);
  expect(tab).toEqual({ opener: null, location: { href: 'https://maps.example/' } });
  expect(assign).not.toHaveBeenCalled();
});

it('the web opens in this tab if the browser opens no other', () => {
  const { window, assign } = windowThat(false);
  openMapApp(window, web);
  expect(assign.mock.calls).toEqual([['https://maps.example/']]);
});
