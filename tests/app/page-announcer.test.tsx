import { describe, expect, it } from 'vitest';
import { openApp, page } from '../helpers/open-app';
import { until, wait } from '../helpers/waiting';

const Plain = () => <p>plain</p>;
const routes = {
  '/': page(Plain, { title: 'Home', tab: true }),
  '/me': page(Plain, { title: 'Me', tab: true }),
  '/list': page(Plain, { title: 'List' }),
};

const said = () => document.querySelector('span[aria-live="polite"]')?.textContent;

it('an app that is unmounted gives the document its title back', async () => {
  document.title = 'Portal';
  const first = await openApp({ routes });
  await until(() => expect(document.title).toBe('Home'));
  first.unmount();
  expect(document.title).toBe('Portal');
  await openApp({ routes: { '/': page(Plain) } });
  await wait(30);
  expect(document.title).toBe('Portal');
});

describe('page changes are said to screen readers', () => {
  it('but not the first page, which is read by itself', async () => {
    await openApp({ routes });
    await wait(30);
    expect(said()).toBe('');
  });

  it('a new page by its title, the way back too', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await until(() => expect(said()).toBe('List'));
    await app.back();
    await until(() => expect(said()).toBe('Home'));
  });

  it('a second page of the same title again', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await until(() => expect(said()).toBe('List'));
    const news = document.querySelector('span[aria-live="polite"]') as HTMLElement;
    const additions: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) additions.push(node.textContent ?? '');
    });
    observer.observe(news, { childList: true });
    await app.go('navigate', '/list?again');
    await until(() => expect(additions).toEqual(['List']));
    observer.disconnect();
  });

  it('once the page has been drawn: a title in front of its first frames would hold them up', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await until(() => expect(said()).toBe('List'));
    let frames = 0;
    let framesBefore: number | null = null;
    const count = () => {
      frames += 1;
      requestAnimationFrame(count);
    };
    const pages = new MutationObserver(() => {
      if (!document.querySelector('[data-page="/me"]')) return;
      pages.disconnect();
      requestAnimationFrame(count);
    });
    pages.observe(document.body, { childList: true, subtree: true });
    const titles = new MutationObserver(() => {
      framesBefore ??= document.title === 'Me' ? frames : null;
    });
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    await app.go('switchTab', '/me');
    await until(() => expect(framesBefore).toBeGreaterThan(0));
    expect(document.title).toBe('Me');
    titles.disconnect();
  });

  it('tabs too', async () => {
    const app = await openApp({ routes });
    await app.go('switchTab', '/me');
    await until(() => expect(said()).toBe('Me'));
    await app.go('switchTab', '/');
    await until(() => expect(said()).toBe('Home'));
  });

  it('[S2.2] that there is no such page', async () => {
    const app = await openApp({ routes });
    app.history.visit('/nowhere');
    await until(() => expect(said()).toBe('Page not found'));
    await until(() => expect(document.title).toBe('Page not found'));
  });

  it("a page without a title has the document's own, not that of the page before", async () => {
    document.title = 'The shop';
    const app = await openApp({ routes: { ...routes, '/bare': page(Plain) } });
    await until(() => expect(document.title).toBe('Home'));
    await app.go('navigate', '/bare');
    await until(() => expect(document.title).toBe('The shop'));
    await app.back();
    await until(() => expect(document.title).toBe('Home'));
  });

  it('a title that a call sets later', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await app.platform.setNavigationBarTitle({ title: 'Three items' });
    await until(() => expect(said()).toBe('Three items'));
  });
});
