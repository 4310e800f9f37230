import { act, cleanup, screen } from '@testing-library/react';
import { useNetworkStatus } from 'portico';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatform, PlatformProvider } from '@/platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';
import { openApp, page } from '../../helpers/open-app';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const isOnline = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const turn = (value: boolean) =>
  act(() => {
    isOnline(value);
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  });

function Network() {
  const { isConnected, networkType } = useNetworkStatus();
  return <p data-testid="network">{`${isConnected} ${networkType}`}</p>;
}

const shown = () => screen.getByTestId('network').textContent;

describe('useNetworkStatus', () => {
  it('says in the first render that there is no network, and follows the browser', async () => {
    isOnline(false);
    const texts: (string | null)[] = [];
    const Logged = () => {
      const status = useNetworkStatus();
      texts.push(`${status.isConnected} ${status.networkType}`);
      return <Network />;
    };
    await openApp({ routes: { '/': page(Logged) } });
    expect(texts[0]).toBe('false none');
    expect(shown()).toBe('false none');
    turn(true);
    expect(shown()).toMatch(/^true (unknown|\dg|wifi)$/);
  });

  it('knows after a visit to another page that the network is back', async () => {
    const app = await openApp({
      routes: { '/': page(Network), '/other': page(() => <p>Other</p>) },
    });
    turn(false);
    expect(shown()).toBe('false none');
    await app.go('navigate', '/other');
    turn(true);
    await app.back();
    expect(shown()).toMatch(/^true /);
  });

  it('gives the same object while the type is the same', async () => {
    const statuses = new Set<unknown>();
    const Logged = () => {
      statuses.add(useNetworkStatus());
      return <Network />;
    };
    await openApp({ routes: { '/': page(Logged) } });
    turn(false);
    turn(false);
    turn(true);
    expect(statuses.size).toBe(3);
  });

  it('a server renders as if there were a network', () => {
    const { context } = fakePlatform();
    const html = renderToString(
      <PlatformProvider platform={createPlatform(context, {} as Navigator)} context={context}>
        <Network />
      </PlatformProvider>,
    );
    expect(html).toContain('true unknown');
  });
});
