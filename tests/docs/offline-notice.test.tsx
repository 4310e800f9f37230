import { act, screen } from '@testing-library/react';
import { NoticeBar, useNetworkStatus } from 'portico';
import type { ReactNode } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import guide from '../../docs/guides/offline-and-install.md?raw';
import { addStyle } from '../helpers/markup';
import { openApp, page } from '../helpers/open-app';

afterEach(() => vi.restoreAllMocks());

const turn = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

/** The style sheet of the guide. */
function styleAsInGuide() {
  const style = addStyle(/```css\n([^`]*\.offline[^`]*)```/.exec(guide)?.[1] ?? '');
  onTestFinished(() => style.remove());
}

function OfflineNotice() {
  const { isConnected } = useNetworkStatus();
  return isConnected ? null : <NoticeBar className="offline">You are offline.</NoticeBar>;
}

const Providers = ({ children }: { children: ReactNode }) => (
  <>
    <OfflineNotice />
    {children}
  </>
);

const boxOf = (text: string) => screen.getByText(text).getBoundingClientRect();

it.each([
  ['of the app', { title: 'Shop' }, 44],
  ['that is transparent', { title: 'Shop', navigationBar: { type: 'transparent' } }, 0],
  ['of the page itself', { navigationBar: { type: 'custom' } }, 0],
] as const)('the notice of the guide covers nothing below a bar %s', async (_, route, bar) => {
  styleAsInGuide();
  const Home = () => (
    <p style={{ margin: 0, paddingBlockStart: bar ? 0 : 'var(--portico-safe-top)' }}>
      <span>First line</span>
    </p>
  );
  await openApp({ providers: Providers, routes: { '/': page(Home, route) } });
  const before = boxOf('First line').top;

  turn(false);
  const notice = screen.getByText('You are offline.').closest('.offline') as Element;
  expect(notice.getBoundingClientRect()).toMatchObject({ top: 0, bottom: 44, left: 0 });
  expect(boxOf('First line').top).toBe(before + 44);
  if (bar) expect(boxOf('Shop').top).toBeGreaterThanOrEqual(44);

  turn(true);
  expect(boxOf('First line').top).toBe(before);
});
