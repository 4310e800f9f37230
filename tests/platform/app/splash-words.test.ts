import { expect, it } from 'vitest';
import { createMessages, loadWords, type OwnWords } from '@/shared/messages';
import { rememberSplashWords, splashKey } from '@/platform/app/set-locale';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { platformOf } from '../../helpers/platform-of';

const words: OwnWords = {
  en: { name: 'Market', wait: 'One moment', other: 'Other' },
  de: async () => ({ name: 'Markt', wait: 'Einen Moment' }),
};

/** An app in a document whose splash asked for these keys. */
function start(keys?: readonly string[], messages = words) {
  const fake = fakePlatform();
  const runs: (() => void)[] = [];
  const { env } = fake.context;
  Object.assign(env.window, { navigator: { languages: ['en'] } });
  Object.assign(env.document.documentElement.dataset, {
    ...(keys && { porticoSplash: JSON.stringify(keys) }),
  });
  // The shelf of the context knows this object only.
  const context = Object.assign(fake.context, {
    messages: createMessages('en', loadWords, messages),
    env: {
      ...env,
      idle: (run: () => void) => {
        runs.push(run);
        return () => void runs.splice(runs.indexOf(run), 1);
      },
    },
  });
  return {
    context,
    calls: platformOf(context),
    stored: () => JSON.parse(fake.stored.get(splashKey('app')) ?? 'null') as unknown,
    keys: () => [...fake.stored.keys()],
    /** The browser has nothing to do. */
    idle: () => {
      for (const run of runs.splice(0)) run();
    },
  };
}

it('the words of the keys that the splash asked for are stored in idle time', () => {
  const { context, stored, idle } = start(['name', 'wait']);
  rememberSplashWords(context);
  expect(stored()).toBeNull();
  idle();
  expect(stored()).toEqual({ locale: 'en', words: { name: 'Market', wait: 'One moment' } });
});

it('the words are stored again after each change of the language', async () => {
  const { calls, stored, idle } = start(['name']);
  await calls.setLocale('de');
  idle();
  expect(stored()).toEqual({ locale: 'de', words: { name: 'Markt' } });
  await calls.setLocale('en');
  idle();
  expect(stored()).toEqual({ locale: 'en', words: { name: 'Market' } });
});

it('keys that the messages lack are left out, and if all are missing nothing is stored', () => {
  const some = start(['name', 'unknown', 'toString']);
  rememberSplashWords(some.context);
  some.idle();
  expect(some.stored()).toEqual({ locale: 'en', words: { name: 'Market' } });
  const none = start(['unknown']);
  rememberSplashWords(none.context);
  none.idle();
  expect(none.keys()).toEqual([]);
});

it('nothing is stored for a document that asked for no words', async () => {
  const { calls, keys, idle } = start();
  await calls.setLocale('de');
  idle();
  expect(keys()).toEqual(['portico:locale']);
});

it('nothing is stored after the app was unmounted', async () => {
  const { context, keys, idle } = start(['name']);
  rememberSplashWords(context);
  context.life.abort();
  await context.messages.setLocale('de');
  await flush();
  idle();
  expect(keys()).toEqual([]);
});

it('a blocked storage disturbs nothing', () => {
  const { context, idle } = start(['name']);
  const storage = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  rememberSplashWords({ ...context, env: { ...context.env, storage } });
  expect(idle).not.toThrow();
});
