import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AppPlatform, Can, PlatformProvider, useAuth } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { setMarkup } from '../../helpers/markup';

afterEach(cleanup);

const NOW = 1_000_000;
const tokenOf = (payload: object) => `h.${btoa(JSON.stringify(payload))}.s`;
const reader = { uid: 'ann', role: ['reader'], permission: ['read'], exp: NOW + 60 };

function Who() {
  const { user, hasRole } = useAuth();
  return (
    <p>
      {user?.uid ?? 'nobody'} {String(hasRole('reader'))}
    </p>
  );
}

function start(children = <Who />) {
  const fake = fakePlatform();
  Object.assign(fake.context.env.window, { console });
  render(
    <PlatformProvider platform={{} as AppPlatform} context={fake.context}>
      {children}
    </PlatformProvider>,
  );
  return { ...fake, auth: fake.context.auth };
}

const said = () => document.querySelector('p')?.textContent;

describe('useAuth', () => {
  it('useAuth follows sign-in, expiry and sign-out', () => {
    const { auth, pass } = start();
    expect(said()).toBe('nobody false');
    act(() => auth.setToken(tokenOf(reader)));
    expect(said()).toBe('ann true');
    act(() => pass(120_000));
    expect(said()).toBe('nobody false');
    act(() => auth.setToken(tokenOf({ ...reader, uid: 'ben', exp: NOW + 900 })));
    expect(said()).toBe('ben true');
    act(() => auth.clear());
    expect(said()).toBe('nobody false');
  });

  it('[S6.2] the first rendering of a page from a server is for the user of the server', async () => {
    const fake = fakePlatform();
    const { auth } = fake.context;
    const children = (
      <>
        <Who />
        <Can permissions="read">Read</Can>
      </>
    );
    const tree = (
      <PlatformProvider platform={{} as AppPlatform} context={fake.context}>
        {children}
      </PlatformProvider>
    );
    auth.drawFor({ uid: 'eve', role: ['reader'], permission: ['read'] });
    const container = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => container.remove());
    setMarkup(container, renderToString(tree));
    expect(container.textContent).toBe('eve trueRead');
    auth.setToken(tokenOf({ ...reader, role: [], permission: [] }));
    const onRecoverableError = vi.fn();
    await act(async () => {
      render(tree, { container, hydrate: true, onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.textContent).toBe('ann false');
  });

  it('useAuth follows the sign-in of another browser tab', () => {
    const { auth, stored, context } = start();
    act(() => auth.setToken(tokenOf(reader)));
    stored.set('portico:token', tokenOf({ ...reader, uid: 'eve' }));
    const event = Object.assign(new Event('storage'), { key: 'portico:token' });
    act(() => void context.env.window.dispatchEvent(event));
    expect(said()).toBe('eve true');
  });

  it('useAuth leaves no timer after an unmount', () => {
    const { auth, timers } = start();
    act(() => auth.setToken(tokenOf(reader)));
    cleanup();
    expect(timers()).toBe(0);
  });
});

describe('[S6.2] Can', () => {
  const seen = () => screen.queryByText('secret') !== null;

  it.each([
    ['one role', { roles: 'reader' }, true],
    ['another role', { roles: 'writer' }, false],
    ['one of several roles', { roles: ['writer', 'reader'] }, true],
    ['a permission', { permissions: 'read' }, true],
    ['all of several permissions', { permissions: ['read', 'write'] }, false],
    ['both', { roles: 'reader', permissions: 'read' }, true],
    ['a role without the permission', { roles: 'reader', permissions: 'write' }, false],
    ['nothing', {}, true],
  ])('Can with %s decides by the roles and permissions of a reader', (_name, asked, isSeen) => {
    const { auth } = start(
      <Can {...asked} fallback="hidden">
        secret
      </Can>,
    );
    act(() => auth.setToken(tokenOf(reader)));
    expect(seen()).toBe(isSeen);
    expect(screen.queryByText('hidden') !== null).toBe(!isSeen);
  });

  it('Can gives an admin every permission, and follows sign-in and expiry', () => {
    const { auth, pass } = start(<Can permissions="anything">secret</Can>);
    expect(seen()).toBe(false);
    act(() => auth.setToken(tokenOf({ ...reader, role: ['admin'] })));
    expect(seen()).toBe(true);
    act(() => pass(120_000));
    expect(seen()).toBe(false);
  });
});
