import { cleanup } from '@testing-library/react';
import { createOutbox } from 'portico/offline';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { tokenOf } from '../helpers/login-token';
import { openApp, page } from '../helpers/open-app';
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
