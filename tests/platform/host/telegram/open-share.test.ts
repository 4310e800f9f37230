import { expect, it } from 'vitest';
import { openShareIn } from '@/platform/host/telegram/open-share';
import { hostWork, telegramApp } from '../../../helpers/telegram-app';

const card = { title: 'Marble & co', desc: 'Cold', link: 'https://a.test/?a=b#c', imgUrl: '' };

it("[S1.2] shares by Telegram's own dialog", async () => {
  const { client, posts } = telegramApp();
  expect(await openShareIn(client)(card, hostWork())).toBe('opened');
  await openShareIn(client)({ ...card, desc: '' }, hostWork());
  expect(posts).toEqual([
    [
      'web_app_open_tg_link',
      {
        path_full:
          '/share/url?url=https%3A%2F%2Fa.test%2F%3Fa%3Db%23c&text=Marble%20%26%20co%0ACold',
      },
    ],
    [
      'web_app_open_tg_link',
      { path_full: '/share/url?url=https%3A%2F%2Fa.test%2F%3Fa%3Db%23c&text=Marble%20%26%20co' },
    ],
  ]);
});
