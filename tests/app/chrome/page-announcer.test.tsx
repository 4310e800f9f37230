import { describe, expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until, wait } from '../../helpers/waiting';

const Plain = () => <p>plain</p>;
const routes = {
  '/': page(Plain, { title: 'Home', tab: true }),
  '/me': page(Plain, { title: 'Me', tab: true }),
  '/list': page(Plain, { title: 'List' }),
};

const announced = () => document.querySelector('span[aria-live="polite"]')?.textContent;

it('an unmounted app restores the title of the document', async () => {
  document.title = 'Portal';
  const first = await openApp({ routes });
  await until(() => expect(document.title).toBe('Home'));
  first.unmount();
  expect(document.title).toBe('Portal');
  await openApp({ routes: { '/': page(Plain) } });
  await wait(30);
  expect(document.title).toBe('Portal');
});

describe('the page announcer', () => {
  it('does not announce the first page, because screen readers read it', async () => {
    await openApp({ routes });
    await wait(30);
    expect(announced()).toBe('');
  });

  it('announces the title of a new page and of the page that Back shows', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await until(() => expect(announced()).toBe('List'));
    await app.back();
    await until(() => expect(announced()).toBe('Home'));
  });

  it('announces a second page with the same title', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await until(() => expect(announced()).toBe('List'));
    const liveRegion = document.querySelector('span[aria-live="polite"]') as HTMLElement;
    const additions: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) additions.push(node.textContent ?? '');
    });
    observer.observe(liveRegion, { childList: true });
    await app.go('navigate', '/list?again');
    await until(() => expect(additions).toEqual(['List']));
    observer.disconnect();
  });

  it('sets the document title after the page is drawn, because a new title delays frames', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await until(() => expect(announced()).toBe('List'));
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

  it('announces tabs', async () => {
    const app = await openApp({ routes });
    await app.go('switchTab', '/me');
    await until(() => expect(announced()).toBe('Me'));
    await app.go('switchTab', '/');
    await until(() => expect(announced()).toBe('Home'));
  });

  it('[S2.2] announces an unknown URL as not found', async () => {
    const app = await openApp({ routes });
    app.history.visit('/nowhere');
    await until(() => expect(announced()).toBe('Page not found'));
    await until(() => expect(document.title).toBe('Page not found'));
  });

  it('sets the document’s own title for a page without a title', async () => {
    document.title = 'The shop';
    const app = await openApp({ routes: { ...routes, '/bare': page(Plain) } });
    await until(() => expect(document.title).toBe('Home'));
    await app.go('navigate', '/bare');
    await until(() => expect(document.title).toBe('The shop'));
    await app.back();
    await until(() => expect(document.title).toBe('Home'));
  });

  it('announces a title that a call sets later', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/list');
    await app.platform.setNavigationBarTitle({ title: 'Three items' });
    await until(() => expect(announced()).toBe('Three items'));
  });
});
