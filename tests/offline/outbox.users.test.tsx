import { cleanup } from '@testing-library/react';
import { createOutbox, type OutboxTools } from 'portico/offline';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tokenOf } from '../helpers/login-token';
import { openApp, page } from '../helpers/open-app';
import { type Answer, type Booking, openOutbox, refusal } from '../helpers/open-outbox';
import { until } from '../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Home = () => <p>home</p>;
let count = 0;

/** An app of Ann with an outbox. `sent` has the user who was signed in, and the payload. */
async function open() {
  const namespace = `outbox-users-${(count += 1)}`;
  const sent: string[] = [];
  const outbox = createOutbox({
    kinds: {
      note: async (text: string, { platform }) => {
        sent.push(`${platform.auth.user()?.uid}: ${text}`);
      },
    },
  });
  const { platform } = await openApp(
    { routes: { '/': page(Home) }, extensions: [outbox], storage: { namespace } },
    { whole: false },
  );
  onTestFinished(() => void indexedDB.deleteDatabase(`portico:${namespace}:outbox`));
  platform.auth.setToken(tokenOf({ uid: 'ann' }));
  return { platform, outbox, sent };
}

it('an action is not sent for another user who signs in while it is read from the database', async () => {
  const { platform, outbox, sent } = await open();
  const get = IDBObjectStore.prototype.get;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (key !== 'order' && platform.auth.user()?.uid === 'ann') {
      platform.auth.setToken(tokenOf({ uid: 'bob' }));
    }
    return get.call(this, key);
  });
  await outbox.add('note', 'a secret of Ann');
  await until(() => expect(platform.auth.user()?.uid).toBe('bob'));
  vi.restoreAllMocks();
  await outbox.add('note', 'a word of Bob');
  await until(() => expect(sent).toContain('bob: a word of Bob'));
  expect(sent).toEqual(['bob: a word of Bob']);
});

it('the next user does not see the actions of the user before, not even for a moment', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { platform, outbox } = await open();
  await outbox.add('note', 'a secret of Ann');
  expect(outbox.entries()).toMatchObject([{ payload: 'a secret of Ann' }]);
  platform.auth.setToken(tokenOf({ uid: 'bob' }));
  expect(outbox.entries()).toEqual([]);
});

it('the actions of a user whose token has expired wait until the user has signed in again', async () => {
  const { platform, outbox, sent } = await open();
  const seconds = Math.floor(Date.now() / 1000);
  platform.auth.setToken(tokenOf({ uid: 'ann', exp: seconds - 1000 }));
  await outbox.add('note', 'for Ann');
  platform.auth.setToken(tokenOf({ uid: 'bob' }));
  await outbox.add('note', 'for Bob');
  await until(() => expect(sent).toEqual(['bob: for Bob']));
  platform.auth.setToken(tokenOf({ uid: 'ann' }));
  await until(() => expect(sent).toEqual(['bob: for Bob', 'ann: for Ann']));
});

describe('an action that the server answers with 401', () => {
  const denied = () => Promise.reject(refusal(401));

  it('waits for its user to sign in again, and is sent at once then, with its key', async () => {
    const { app, outbox, asked, states } = await openOutbox([
      ...[denied, denied, denied, denied, denied, denied],
    ]);
    app.platform.auth.setToken(tokenOf({ uid: 'ann' }));
    await outbox.add('book', { table: 4 });
    // Each event ends a pause. The last one is longer than the test waits.
    for (const attempts of [1, 2, 3, 4, 5, 6]) {
      await until(() => expect(outbox.entries()[0]).toMatchObject({ failures: attempts }));
      if (attempts < 6) window.dispatchEvent(new Event('online'));
    }
    expect(states()).toEqual(['4 waiting']);
    app.platform.auth.setToken(tokenOf({ uid: 'ann', jti: 'new' }));
    await until(() => expect(states()).toEqual([]));
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  it('does not hurry the actions of other groups when its attempts renew the token', async () => {
    const renew: Answer = (_payload, { platform }) => {
      platform.auth.setToken(tokenOf({ uid: 'ann', jti: String(Math.random()) }));
      return denied();
    };
    const groupOf = ({ payload }: { payload: Booking }) => `table ${payload.table}`;
    const { app, outbox, asked } = await openOutbox(
      Array.from({ length: 50 }, () => renew),
      { groupOf: groupOf as never },
    );
    app.platform.auth.setToken(tokenOf({ uid: 'ann' }));
    await outbox.add('book', { table: 1 });
    await outbox.add('book', { table: 2 });
    await until(() => expect(outbox.entries()).toMatchObject([{ failures: 2 }, { failures: 2 }]));
    expect(asked).toHaveLength(4);
  });

  it('waits too if the answer has ended the session', async () => {
    const answers = [
      (_payload: Booking, { client }: OutboxTools) => client.get('/auth/me'),
      () => 'done',
    ];
    const { app, outbox, asked, states } = await openOutbox(answers, {
      client: { baseURL: '/api' },
    });
    const { auth } = app.platform;
    auth.setToken(tokenOf({ uid: 'ann' }));
    await outbox.add('book', { table: 4 });
    await until(() => expect(auth.user()).toBeNull());
    await until(() => expect(states()).toEqual([]));
    expect(asked).toHaveLength(1);
    auth.setToken(tokenOf({ uid: 'ann' }));
    await until(() => expect(asked).toHaveLength(2));
    await until(() => expect(states()).toEqual([]));
    expect(asked[1]).toEqual(asked[0]);
  });

  it('is refused if nobody was signed in', async () => {
    const { outbox, states } = await openOutbox([denied]);
    await outbox.add('book', { table: 4 });
    await until(() => expect(states()).toEqual(['4 refused']));
  });
});
