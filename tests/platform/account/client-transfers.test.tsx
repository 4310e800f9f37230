import { describe, expect, it } from 'vitest';
import { tokenOf } from '../../helpers/login-token';
import { streamPlace } from '../../helpers/streams';
import { ann, newTokens, openSession, recipe, signIn } from '../../helpers/session-tabs';

/** A refresh for servers that refuse each token once. */
const renewing = () => {
  let renewed = 0;
  const refresh = () => {
    renewed += 1;
    return tokenOf({ ...ann, jti: renewed });
  };
  return { refresh, renewed: () => renewed };
};

const file = new File(['marble'], 'stone.txt');

describe('uploads and downloads of createClient({ auth: true })', () => {
  it('carry the token of the session, and progress is reported', async () => {
    const tab = openSession({});
    signIn(tab, await newTokens(900));
    const bearer = `Bearer ${tab.auth.token()}`;
    const { data } = await tab.client.uploadFile({ url: '/echo', file });
    expect(JSON.parse(data).headers).toMatchObject({ authorization: bearer });
    const task = tab.client.downloadFile({ url: '/echo' });
    const seen: number[] = [];
    task.onProgress(({ totalBytesWritten }) => seen.push(totalBytesWritten));
    const { file: received } = await task;
    expect(JSON.parse(await received.text()).headers).toMatchObject({ authorization: bearer });
    expect(seen.at(-1)).toBe(received.size);
  });

  it('renew a token that is about to expire before they send', async () => {
    const { refresh, used } = recipe();
    const tab = openSession({ refresh });
    signIn(tab, await newTokens(20));
    await Promise.all([
      tab.client.uploadFile({ url: '/echo', file }),
      tab.client.downloadFile({ url: '/auth/me' }),
    ]);
    expect(used).toHaveLength(1);
  });

  it('are sent once more after a 401, with the new token', async () => {
    const { refresh, used } = recipe();
    const tab = openSession({ refresh }, { clock: -3_600_000 });
    signIn(tab, await newTokens(0));
    const { file: received } = await tab.client.downloadFile({ url: '/auth/me' });
    expect(JSON.parse(await received.text())).toMatchObject({ role: ['member'] });
    expect(used).toHaveLength(1);
  });

  it('continue a download after a 401 in the middle, with the new token and the bytes that are there', async () => {
    const { origin, path, requests } = await streamPlace('expiringFile');
    const tab = openSession({ refresh: renewing().refresh });
    tab.auth.setToken(tokenOf({ ...ann, jti: 0 }));
    const client = tab.platform.createClient({ baseURL: origin, auth: true });
    const task = client.downloadFile({ url: path, resume: { delay: 1 } });
    const seen: number[] = [];
    task.onProgress(({ totalBytesWritten }) => seen.push(totalBytesWritten));
    expect(await (await task).file.text()).toBe('0123456789'.repeat(1000));
    expect(await requests()).toEqual(['GET as 0', 'GET bytes=6000- as 0', 'GET bytes=6000- as 1']);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });

  it('fail with the second 401, and the user stays signed in', async () => {
    const { refresh, renewed } = renewing();
    const tab = openSession({ refresh });
    tab.auth.setToken(tokenOf(ann));
    await expect(tab.client.uploadFile({ url: '/status/401', file })).rejects.toMatchObject({
      code: 'http-status',
      api: 'uploadFile',
      response: { statusCode: 401 },
    });
    await expect(tab.client.downloadFile({ url: '/status/401' })).rejects.toMatchObject({
      code: 'http-status',
      api: 'downloadFile',
    });
    expect(renewed()).toBe(2);
    expect(tab.auth.user()).not.toBeNull();
  });

  it('end the session after a 401 if nothing renews it', async () => {
    const tab = openSession({});
    tab.auth.setToken(tokenOf(ann));
    await expect(tab.client.downloadFile({ url: '/status/401' })).rejects.toMatchObject({
      code: 'http-status',
    });
    expect(tab.auth.user()).toBeNull();
    expect(tab.reasons).toEqual(['sign-in', 'expired']);
  });

  it('keep the token from another origin', async () => {
    const tab = openSession({});
    tab.auth.setToken(tokenOf(ann));
    const url = `${location.origin.replace('localhost', 'other.localhost')}/api/echo`;
    const { data } = await tab.client.uploadFile({ url, file });
    expect(JSON.parse(data).headers).not.toHaveProperty('authorization');
  });

  it('have the time-outs of transfers, and their own parameters win', async () => {
    const { client, platform } = openSession({});
    await expect(client.downloadFile({ url: '/slow?ms=5000', timeout: 100 })).rejects.toMatchObject(
      { code: 'timeout', api: 'downloadFile' },
    );
    await expect(
      platform.createClient({ timeout: 1, baseURL: '/api' }).uploadFile({ url: '/echo', file }),
    ).resolves.toMatchObject({ statusCode: 200 });
    await expect(client.uploadFile({ url: '' } as never)).rejects.toMatchObject({
      code: 'invalid',
      api: 'uploadFile',
    });
  });
});
