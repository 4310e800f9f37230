import { cleanup, screen } from '@testing-library/react';
import { useLoaderData } from 'portico';
import { afterEach, expect, it } from 'vitest';
import { tokenOf } from '../../helpers/login-token';
import { frameOf, openApp, page } from '../../helpers/open-app';

afterEach(cleanup);

function News() {
  return (
    <>
      <input aria-label="Note" />
      <p>{useLoaderData('/news' as never) as string}</p>
    </>
  );
}

it.each([
  ['on the screen', false],
  ['below another page', true],
])('[S6.1] a page with data %s starts again when another person signs in', async (_, isBelow) => {
  let count = 0;
  const loader = () => {
    count += 1;
    return `news ${count}`;
  };
  const app = await openApp({
    routes: { '/': page(() => null), '/news': page(News, { loader }), '/list': page(() => null) },
  });
  app.platform.auth.setToken(tokenOf({ uid: 'ada' }));
  await app.go('navigate', '/news');
  const note = () => frameOf('/news').querySelector('input') as HTMLInputElement;
  note().value = 'for Ada';
  app.platform.auth.setToken(tokenOf({ uid: 'ada' }));
  await screen.findByText('news 1');
  expect(note().value).toBe('for Ada');
  if (isBelow) await app.go('navigate', '/list');
  app.platform.auth.setToken(tokenOf({ uid: 'bob' }));
  if (isBelow) await app.back();
  expect(await screen.findByText('news 2')).toBeVisible();
  expect(note().value).toBe('');
});
