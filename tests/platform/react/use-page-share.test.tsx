import { type PageShare, usePageShare } from 'portico';
import { StrictMode, useState } from 'react';
import { expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { frame, until } from '../../helpers/waiting';

const shared: ShareData[] = [];

/** The cards that the browser's share sheet received. */
function hearSheet() {
  shared.length = 0;
  Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
  Object.assign(navigator, { canShare: () => true });
}

const pageSharing = (card: PageShare | (() => PageShare), route: object = {}) =>
  page(() => {
    usePageShare(card);
    return <p>page</p>;
  }, route);

it('[S1.2] the card of usePageShare counts while its page is on top, and for no other page', async () => {
  hearSheet();
  const app = await openApp({
    routes: {
      '/': pageSharing({ title: 'Home', desc: 'All stones' }, { title: 'Start' }),
      '/stone': pageSharing(() => ({ title: 'Carrara' }), { share: { desc: 'By the route' } }),
      '/plain': page(() => <p>plain</p>, { title: 'Plain' }),
    },
  });
  const share = async () => {
    await frame();
    await app.platform.share.open();
    return shared.at(-1);
  };
  expect(await share()).toMatchObject({ title: 'Home', text: 'All stones' });
  await app.go('navigate', '/stone');
  expect(await share()).toMatchObject({ title: 'Carrara', text: 'By the route' });
  await app.go('navigate', '/plain');
  expect(await share()).toMatchObject({ title: 'Plain' });
  expect(shared.at(-1)).not.toHaveProperty('text');
  await app.back(2);
  expect(await share()).toMatchObject({ title: 'Home', text: 'All stones' });
});

it('[S1.2] usePageShare follows the component’s card, registers once in StrictMode, and ends with the component', async () => {
  hearSheet();
  let set: (title: string | null) => void = () => {};
  const Card = ({ title }: { title: string }) => {
    usePageShare({ title });
    return null;
  };
  const app = await openApp({
    strict: true,
    routes: {
      '/': page(
        () => {
          const [title, setTitle] = useState<string | null>('First');
          set = setTitle;
          return <StrictMode>{title && <Card title={title} />}</StrictMode>;
        },
        { title: 'Start' },
      ),
    },
  });
  const titled = (title: string) =>
    until(async () => {
      await app.platform.share.open();
      expect(shared.at(-1)?.title).toBe(title);
    });
  await titled('First');
  set('Second');
  await titled('Second');
  set(null);
  await titled('Start');
});

it('[S1.2] usePageShare(false) forbids sharing the page', async () => {
  hearSheet();
  const app = await openApp({ routes: { '/': pageSharing(false) } });
  await frame();
  await expect(app.platform.share.open()).rejects.toMatchObject({ code: 'denied' });
  expect(shared).toEqual([]);
});
