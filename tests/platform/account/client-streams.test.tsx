import { describe, expect, it, vi } from 'vitest';
import type { AuthConfig } from '@/platform';
import { tokenOf } from '../../helpers/login-token';
import { ann, openSession } from '../../helpers/session-tabs';
import { streamPlace } from '../../helpers/streams';

/** A user with token 0, and a client of the server of streams. */
async function open(name: string, auth: AuthConfig = {}) {
  const { origin, path: url, requests, firstIsRead } = await streamPlace(name);
  const tab = openSession(auth);
  tab.auth.setToken(tokenOf({ ...ann, jti: 0 }));
  const client = tab.platform.createClient({ baseURL: origin, auth: true });
  return { ...tab, client, url, requests, firstIsRead };
}

/** Each refresh gives the next token: 1, 2, and so on. */
function renewing() {
  let renewed = 0;
  return () => tokenOf({ ...ann, jti: (renewed += 1) });
}

const soon = { reconnect: { delay: 1 } };

describe('streams of createClient({ auth: true })', () => {
  it('begin with a new token after a 401', async () => {
    const { client, url, requests, reasons } = await open('renewing', { refresh: renewing() });
    const events = client.events(url, soon);
    expect((await events.next()).value).toMatchObject({ data: 'welcome' });
    expect(await requests()).toEqual(['GET as 0', 'GET as 1']);
    await events.return?.();
    expect(reasons).toEqual(['sign-in', 'refresh']);
  });

  it('connect again with a new token', async () => {
    const { client, url, requests } = await open('expiring', { refresh: renewing() });
    const events = client.events(url, soon);
    await events.next();
    expect((await events.next()).value).toMatchObject({ data: 'number 3' });
    await events.return?.();
    expect(await requests()).toEqual(['GET as 0', 'GET after 1 as 0', 'GET after 1 as 1']);
  });

  it('renew the token once, and reject with the second 401', async () => {
    const { client, url, requests, auth } = await open('refusing', { refresh: renewing() });
    await expect(client.stream(url).next()).rejects.toMatchObject({
      code: 'http-status',
      api: 'stream',
      response: { statusCode: 401 },
    });
    expect(await requests()).toEqual(['GET as 0', 'GET as 1']);
    expect(auth.user()).not.toBeNull();
  });

  it('reject with the 401 that ends the session, also after a lost connection', async () => {
    for (const [name, most] of [
      ['refusing', 0],
      ['expiring', 1],
    ] as const) {
      const { client, url, reasons } = await open(name);
      const events = client.events(url, soon);
      for (let at = 0; at < most; at += 1) await events.next();
      await expect(events.next()).rejects.toMatchObject({
        code: 'http-status',
        response: { statusCode: 401 },
      });
      expect(reasons).toEqual(['sign-in', 'expired']);
    }
  });

  it('end with code abort when the user signs out, and close the connection', async () => {
    for (const kind of ['events', 'stream'] as const) {
      const { client, url, requests, auth } = await open('quiet');
      const parts = client[kind](url);
      await parts.next();
      const waiting = parts.next();
      auth.clear();
      await expect(waiting).rejects.toMatchObject({
        code: 'abort',
        errMsg: `${kind}:fail the user has signed out since the call`,
      });
      await vi.waitUntil(async () => (await requests()).includes('closed'), 20_000);
    }
  });

  it('end when the user signs out while they wait for a connection', async () => {
    const { client, url, requests, auth } = await open('cut');
    const events = client.events(url, { reconnect: { delay: 3_600_000, maxDelay: 3_600_000 } });
    let isLost = () => {};
    const lost = new Promise<void>((resolve) => {
      isLost = resolve;
    });
    const other = await open('cut');
    const tied = client.events(other.url, {
      reconnect: { delay: 3_600_000, maxDelay: 3_600_000 },
      onConnectedChange: (isConnected) => !isConnected && isLost(),
    });
    await tied.next();
    await other.firstIsRead();
    const waiting = tied.next();
    await lost;
    auth.clear();
    await expect(waiting).rejects.toMatchObject({ code: 'abort' });
    // Not begun yet: it belongs to the user who was there.
    await expect(events.next()).rejects.toMatchObject({ code: 'abort' });
    expect(await requests()).toEqual([]);
  });

  it('end when another user signs in, also in another tab', async () => {
    const first = await open('quiet');
    const other = openSession({}, { namespace: first.context.settings.namespace });
    const events = first.client.events(first.url);
    await events.next();
    const waiting = events.next();
    other.auth.setToken(tokenOf({ uid: 'bob' }));
    await expect(waiting).rejects.toMatchObject({
      code: 'abort',
      message: 'another user has signed in since the call',
    });
  });

  it('go on when the token is renewed, and without `auth` also after a sign-out', async () => {
    const { client, url, auth, platform } = await open('endless', { refresh: renewing() });
    const events = client.events(url);
    await events.next();
    await auth.refresh();
    expect((await events.next()).value).toMatchObject({ data: 'tick' });
    await events.return?.();

    const free = platform.createClient().events((await streamPlace('endless')).url);
    await free.next();
    auth.clear();
    expect((await free.next()).value).toMatchObject({ data: 'tick' });
    auth.setToken(tokenOf({ uid: 'bob' }));
    await expect(free.next()).rejects.toMatchObject({ code: 'abort' });
  });
});
