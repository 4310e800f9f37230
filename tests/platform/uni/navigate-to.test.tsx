import { usePlatform } from 'portico';
import { uni, useOpenerChannel } from 'portico/uni';
import { useEffect, useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tokenOf } from '../../helpers/login-token';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const Home = () => {
  const platform = usePlatform();
  const [answer, setAnswer] = useState('');
  const open = async () => {
    const { eventChannel } = await platform.navigateTo({
      url: '/stone',
      events: { chosen: (name: string) => setAnswer(name) },
    });
    eventChannel.emit('hello', 'from home');
  };
  return (
    <button type="button" onClick={() => void open()}>
      home {answer}
    </button>
  );
};

const Stone = () => {
  const channel = useOpenerChannel();
  const [greeting, setGreeting] = useState('');
  useEffect(() => channel.on('hello', (text: string) => setGreeting(text)), [channel]);
  return (
    <button type="button" onClick={() => channel.emit('chosen', 'granite')}>
      stone {greeting}
    </button>
  );
};

const open = () => openApp({ calls: [uni], routes: { '/': page(Home), '/stone': page(Stone) } });

it('navigateTo connects two pages by an event channel', async () => {
  const app = await open();
  screen.getByRole('button', { name: 'home' }).click();
  (await screen.findByRole('button', { name: 'stone from home' })).click();
  await app.settled();
  await app.back();
  await until(() => expect(screen.getByRole('button', { name: 'home granite' })).toBeTruthy());
});

it('a sign-in between two pages keeps their event channel', async () => {
  const routes = {
    '/': page(Home),
    '/sign-in': page(() => <p>Welcome</p>),
    '/stone': page(Stone, { roles: ['member'] }),
  };
  const app = await openApp({ calls: [uni], routes, signIn: '/sign-in' });
  screen.getByRole('button', { name: 'home' }).click();
  await screen.findByText('Welcome');
  await app.settled();
  app.platform.auth.setToken(tokenOf({ uid: 'u1', role: ['member'] }));
  (await screen.findByRole('button', { name: 'stone from home' })).click();
  await app.settled();
  expect(app.stack()).toBe('/ > /stone');
  await app.back();
  await until(() => expect(screen.getByRole('button', { name: 'home granite' })).toBeTruthy());
});

it('navigateTo refuses a listener that is not a function, and opens no page', async () => {
  const app = await open();
  const events = { chosen: 5 as never };
  await expect(app.platform.navigateTo({ url: '/stone', events })).rejects.toMatchObject({
    code: 'invalid',
    errMsg: 'navigateTo:fail parameter.events.chosen should be a function',
  });
  expect(app.stack()).toBe('/');
});

it('[S2.2] navigateTo refuses the targets that navigate refuses, and its errors carry its name', async () => {
  const app = await open();
  for (const [input, code] of [
    [{ url: '/nowhere' }, 'not-found'],
    [{}, 'invalid'],
    [undefined, 'invalid'],
  ] as const) {
    await expect(app.platform.navigateTo(input as never)).rejects.toMatchObject({
      code,
      api: 'navigateTo',
    });
  }
});

it('a page that was not opened by navigateTo may use its channel without effect', async () => {
  const app = await open();
  await app.platform.navigate({ url: '/stone' });
  await app.settled();
  (await screen.findByRole('button', { name: 'stone' })).click();
  expect(app.stack()).toBe('/ > /stone');
});
