import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '../helpers/login-token';
import {
  keptIn,
  lost,
  newNamespace,
  of,
  ofNobody,
  openPersisted as open,
  untilKept,
} from '../helpers/persisted-queries';
import { until } from '../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('each user', () => {
  it('has their own answers, which go at sign-out, from the memory too', async () => {
    const { namespace, app, shown, show, signIn } = await open((user) => `orders of ${user}`);
    signIn('ann');
    await show();
    await until(() => expect(shown()).toBe('orders of ann, rests'));
    await untilKept(namespace, { [of('ann')]: 'orders of ann' });
    app.platform.auth.clear();
    await until(() => expect(shown()).toBe('orders of undefined, rests'));
    await untilKept(namespace, { [ofNobody]: 'orders of undefined' });
    signIn('bob');
    await until(() => expect(shown()).toBe('orders of bob, rests'));
    await untilKept(namespace, {
      [ofNobody]: 'orders of undefined',
      [of('bob')]: 'orders of bob',
    });
  });

  it('does not see the answers of the user before, who has no network', async () => {
    const first = await open((user) => (user === 'ann' ? 'orders of ann' : lost()));
    first.signIn('ann');
    await first.show();
    await until(() => expect(first.shown()).toBe('orders of ann, rests'));
    await untilKept(first.namespace, { [of('ann')]: 'orders of ann' });
    first.signIn('bob');
    expect(first.client.getQueryData(['orders'])).toBeUndefined();
    await until(() => expect(first.shown()).toBe('nothing, rests'));
    await untilKept(first.namespace, {});
  });

  it('finds the answers again after a reload', async () => {
    const first = await open(() => 'orders of ann');
    first.signIn('ann');
    await first.show();
    await until(() => expect(first.shown()).toBe('orders of ann, rests'));
    await untilKept(first.namespace, { [of('ann')]: 'orders of ann' });
    first.app.unmount();
    const second = await open(lost, { namespace: first.namespace });
    await second.show();
    await until(() => expect(second.shown()).toBe('orders of ann, rests'));
  });

  it('keeps a page in sight while a guest signs in, until the new answer is there', async () => {
    const seen: string[] = [];
    const answers = ['for guests', 'for ann'];
    const { shown, show, signIn } = await open(() => answers.shift());
    await show();
    await until(() => expect(shown()).toBe('for guests, rests'));
    signIn('ann');
    await until(() => {
      seen.push(shown());
      expect(shown()).toBe('for ann, rests');
    });
    expect(seen.filter((text) => text.startsWith('nothing'))).toEqual([]);
  });

  it('gets no answer that a guest has asked for', async () => {
    const ends: ((value: string) => void)[] = [];
    const { shown, show, signIn, namespace } = await open(
      () => new Promise((resolve) => void ends.push(resolve as never)),
    );
    await show();
    await until(() => expect(ends).toHaveLength(1));
    signIn('ann');
    await until(() => expect(ends).toHaveLength(2));
    ends[0]?.('for guests');
    ends[1]?.('for ann');
    await until(() => expect(shown()).toBe('for ann, rests'));
    await untilKept(namespace, { [of('ann')]: 'for ann' });
  });

  it('leaves nothing behind, if the browser was closed too early, after the next start', async () => {
    const first = await open(() => 'orders of ann');
    first.signIn('ann');
    await first.show();
    await until(() => expect(first.shown()).toBe('orders of ann, rests'));
    await untilKept(first.namespace, { [of('ann')]: 'orders of ann' });
    first.app.unmount();
    localStorage.clear();
    await open(() => 'tea', { namespace: first.namespace });
    await until(async () => expect(await keptIn(first.namespace)).toEqual({}));
  });

  it('finds the answers after the next sign-in, if the token has expired', async () => {
    const first = await open(() => 'orders of ann');
    first.signIn('ann');
    await first.show();
    await until(() => expect(first.shown()).toBe('orders of ann, rests'));
    await untilKept(first.namespace, { [of('ann')]: 'orders of ann' });
    first.app.unmount();
    const { namespace } = first;
    const key = Object.keys(localStorage).find((name) => name.includes('token')) as string;
    const exp = Math.floor(Date.now() / 1000) - 1000;
    localStorage.setItem(key, tokenOf({ uid: 'ann', exp }));
    const second = await open(lost, { namespace });
    await second.show();
    await until(() => expect(second.shown()).toBe('nothing, rests'));
    second.signIn('ann');
    await until(() => expect(second.shown()).toBe('orders of ann, rests'));
  });
});

describe('two tabs', () => {
  it('keep the newer answer, whichever tab writes last', async () => {
    const namespace = newNamespace();
    const one = await open(() => 'new', { namespace });
    const other = await open(() => 'old', { namespace });
    const now = Date.now();
    one.client.setQueryData(['orders'], 'new', { updatedAt: now });
    await untilKept(namespace, { [ofNobody]: 'new' });
    other.client.setQueryData(['orders'], 'old', { updatedAt: now - 1000 });
    other.client.setQueryData(['cart'], 'milk', { updatedAt: now - 1000 });
    // The write after the pause: at the end of a document there is no time to look.
    await until(async () =>
      expect(await keptIn(namespace)).toEqual({ [ofNobody]: 'new', '||["cart"]': 'milk' }),
    );
    other.client.setQueryData(['orders'], 'newest');
    await until(async () =>
      expect(await keptIn(namespace)).toMatchObject({ [ofNobody]: 'newest' }),
    );
  });

  it('write nothing of a user who has signed out in the other tab', async () => {
    const { client, signIn, namespace } = await open(() => 'orders of ann');
    signIn('ann');
    client.setQueryData(['orders'], 'orders of ann');
    await untilKept(namespace, { [of('ann')]: 'orders of ann' });
    client.setQueryData(['orders'], 'new orders of ann');
    // The event of the other tab has not arrived yet.
    const key = Object.keys(localStorage).find((name) => name.includes('token')) as string;
    localStorage.setItem(key, tokenOf({ uid: 'bob' }));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    // Another test file may write to the storage, too. Then this app hears of it here, and forgets the answers of ann.
    expect(Object.values(await keptIn(namespace))).not.toContain('new orders of ann');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(client.getQueryData(['orders'])).toBeUndefined();
    client.setQueryData(['cart'], 'milk of bob');
    await untilKept(namespace, { 'user bob||["cart"]': 'milk of bob' });
  });

  it('show nothing of a user who has signed out in the other tab', async () => {
    const first = await open(() => 'orders of ann');
    first.signIn('ann');
    await first.show();
    await until(() => expect(first.shown()).toBe('orders of ann, rests'));
    await untilKept(first.namespace, { [of('ann')]: 'orders of ann' });
    first.app.unmount();
    const { client, orders } = await open(lost, { namespace: first.namespace });
    const key = Object.keys(localStorage).find((name) => name.includes('token')) as string;
    localStorage.setItem(key, tokenOf({ uid: 'bob' }));
    await expect(client.fetchQuery(orders)).rejects.toThrow('Failed to fetch');
  });
});

it('the loaders of the next user find nothing of the user before', async () => {
  const { client, show, signIn, shown, orders } = await open((user) => `orders of ${user}`);
  signIn('ann');
  await show('/loaded');
  await until(() => expect(shown()).toBe('orders of ann'));
  expect(client.getQueryData(orders.queryKey)).toBe('orders of ann');
  signIn('bob');
  await until(() => expect(shown()).toBe('orders of bob'));
});
