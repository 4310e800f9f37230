import { describe, expect, it } from 'vitest';
import { frameOf, openApp, page, scrollerOf } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const Plain = () => <p>plain</p>;
const Tall = () => <div style={{ height: 3000 }} />;

const boxOf = (route: string) => {
  const { left, width } = scrollerOf(route).getBoundingClientRect();
  return [left, width];
};

describe('maxWidth', () => {
  it('centres a page in a wider window, and the route’s value wins over the app’s', async () => {
    const app = await openApp({
      window: { maxWidth: 350 },
      routes: { '/': page(Plain), '/narrow': page(Plain, { maxWidth: 290 }) },
    });
    expect(boxOf('/')).toEqual([20, 350]);
    await app.go('navigate', '/narrow');
    expect(boxOf('/narrow')).toEqual([50, 290]);
  });

  it('is the width of the window if it is not configured', async () => {
    await openApp({ routes: { '/': page(Plain) } });
    expect(boxOf('/')).toEqual([0, 390]);
  });
});

it('backgroundColor of the route wins over that of the app', async () => {
  const app = await openApp({
    window: { backgroundColor: 'rgb(1, 2, 3)' },
    routes: { '/': page(Plain), '/own': page(Plain, { backgroundColor: 'rgb(4, 5, 6)' }) },
  });
  const colourOf = (route: string) =>
    getComputedStyle(frameOf(route).firstElementChild as Element).backgroundColor;
  expect(colourOf('/')).toBe('rgb(1, 2, 3)');
  await app.go('navigate', '/own');
  expect(colourOf('/own')).toBe('rgb(4, 5, 6)');
});

it('disableScroll stops its page from scrolling, and other pages still scroll', async () => {
  const app = await openApp({
    routes: { '/': page(Tall), '/still': page(Tall, { disableScroll: true }) },
  });
  expect(getComputedStyle(scrollerOf('/')).overflowY).toBe('auto');
  await app.go('navigate', '/still');
  expect(getComputedStyle(scrollerOf('/still')).overflowY).toBe('hidden');
});

describe('a modal page', () => {
  const routes = {
    '/': page(Plain),
    '/filter': page(Plain, { modal: true, title: 'Filter' }),
  };

  it('is a dialog with the title of the page as its name', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/filter');
    const dialog = frameOf('/filter').querySelector('[role="dialog"]');
    expect(dialog?.getAttribute('aria-label')).toBe('Filter');
    expect(dialog?.contains(scrollerOf('/filter'))).toBe(true);
    expect(frameOf('/').inert).toBe(true);
    await app.platform.setNavigationBarTitle({ title: 'Two filters' });
    await until(() => expect(dialog?.getAttribute('aria-label')).toBe('Two filters'));
  });

  it('is an ordinary page if there is no page below', async () => {
    const app = await openApp({ routes });
    await app.go('relaunch', '/filter');
    expect(frameOf('/filter').querySelector('[role="dialog"]')).toBe(null);
  });
});

describe('setPageMeta', () => {
  it('styles only the page that calls it', async () => {
    const app = await openApp({ routes: { '/': page(Plain), '/next': page(Plain) } });
    await app.platform.setPageMeta({ pageStyle: 'color: rgb(9, 8, 7); opacity: 0.5' });
    const styleOf = (route: string) => getComputedStyle(scrollerOf(route).parentElement as Element);
    await until(() => expect(styleOf('/').opacity).toBe('0.5'));
    expect(styleOf('/').color).toBe('rgb(9, 8, 7)');
    await app.go('navigate', '/next');
    expect(styleOf('/next').opacity).toBe('1');
  });

  it('sets the document’s font size while its page is active', async () => {
    const app = await openApp({ routes: { '/': page(Plain), '/next': page(Plain) } });
    const size = () => getComputedStyle(document.documentElement).fontSize;
    await app.platform.setPageMeta({ rootFontSize: '20px' });
    await until(() => expect(size()).toBe('20px'));
    await app.go('navigate', '/next');
    await until(() => expect(size()).toBe('16px'));
    await app.back();
    await until(() => expect(size()).toBe('20px'));
    await app.go('relaunch', '/next');
    await until(() => expect(size()).toBe('16px'));
  });
});
