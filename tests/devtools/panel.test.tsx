import { fireEvent, within } from '@testing-library/react';
import { type AppConfig, defineRoutes, usePage, usePlatform } from 'portico';
import { startDevtools } from 'portico/devtools';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addStyle } from '../helpers/markup';
import { openApp, page } from '../helpers/open-app';
import { until, untilTrue } from '../helpers/waiting';

const Plain = () => <p>{usePage().url}</p>;
const Home = () => {
  const platform = usePlatform();
  return <button onClick={() => void platform.navigate({ url: '/list' })}>Open the list</button>;
};

const routes = defineRoutes({
  '/': page(Home, { tab: true }),
  '/me': page(Plain, { tab: true }),
  '/list': page(Plain),
  '/item/:id': page(Plain),
});
const config: AppConfig = {
  routes,
  tabBar: {
    items: [
      { page: '/', text: 'Home' },
      { page: '/me', text: 'Me' },
    ],
  },
  devtools: startDevtools,
};

const findHost = () => document.querySelector('portico-devtools');

/** The contents of the shadow root. */
function inside() {
  const container = findHost()?.shadowRoot?.querySelector('div');
  if (!container) throw new Error('the devtools are not in the document');
  return within(container);
}

const opener = () => inside().getByRole('button', { name: 'Open the Portico devtools' });
const tab = (name: string) => inside().getByRole('tab', { name });
const rows = () =>
  inside()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const focused = () => findHost()?.shadowRoot?.activeElement?.textContent;

/** Opens the panel at a tab. */
async function open(name: string) {
  await until(opener);
  fireEvent.click(opener());
  fireEvent.click(tab(name));
}

async function downloadedText(): Promise<string> {
  const blobs: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return '#';
  });
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  fireEvent.click(inside().getByRole('button', { name: 'Download JSON' }));
  create.mockRestore();
  follow.mockRestore();
  return (blobs[0] as Blob).text();
}

describe('the devtools of an app', () => {
  it('are not there unless the configuration asks for them', async () => {
    const { devtools: _, ...plain } = config;
    await openApp(plain);
    expect(findHost()).toBeNull();
  });

  it('load in development with `devtools: true`', async () => {
    const app = await openApp({ ...config, devtools: true });
    await until(opener);
    app.unmount();
    expect(findHost()).toBeNull();
  });

  it('do not appear if the app is unmounted before their code has come', async () => {
    const app = await openApp({ ...config, devtools: true }, { whole: false });
    app.unmount();
    await vi.dynamicImportSettled();
    expect(findHost()).toBeNull();
  });

  it('keep their styles apart from those of the page', async () => {
    const style = addStyle('button { display: none; } .panel { color: red; }');
    await openApp(config);
    await until(opener);
    expect(getComputedStyle(opener()).display).not.toBe('none');
    style.remove();
  });

  it('do not let the app hear of taps and keys in the panel', async () => {
    await openApp(config);
    const heard = vi.fn();
    for (const name of ['click', 'keydown']) window.addEventListener(name, heard);
    await open('Timeline');
    fireEvent.keyDown(tab('Timeline'), { key: 'a' });
    for (const name of ['click', 'keydown']) window.removeEventListener(name, heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('stay usable while a dialog makes the rest of the document inert', async () => {
    const app = await openApp(config);
    const modal = app.platform.showModal({ title: 'Sure?' });
    await untilTrue(() => document.querySelector('[role="dialog"]'));
    expect(findHost()?.hasAttribute('inert')).toBe(false);
    await open('Stack');
    expect(rows().join(' ')).toContain('open');
    app.unmount();
    await modal.catch(() => {});
  });
});

describe('the panel', () => {
  it('opens with the focus on the tab, and gives the focus back when Escape closes it', async () => {
    await openApp(config);
    await until(opener);
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await untilTrue(() => focused() === 'Stack');
    expect(inside().getByRole('region', { name: 'Portico devtools' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await untilTrue(() => focused() === 'P');
  });

  it('changes tabs by arrow keys, Home and End', async () => {
    await openApp(config);
    await open('Stack');
    tab('Stack').focus();
    const press = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return focused();
    };
    expect(await press('ArrowRight')).toBe('History');
    expect(await press('End')).toBe('Export');
    expect(await press('ArrowRight')).toBe('Stack');
    expect(await press('ArrowLeft')).toBe('Export');
    expect(await press('Home')).toBe('Stack');
    expect(inside().getByRole('tabpanel', { name: 'Stack' })).toBeTruthy();
  });

  it('fits a phone: inside the window, and nothing is wider than the panel', async () => {
    const app = await openApp(config);
    await app.go('navigate', `/item/${'long'.repeat(40)}`);
    for (const name of ['Stack', 'History', 'Timeline', 'Export']) {
      await open(name);
      const panel = inside().getByRole('tabpanel');
      // It moves up when it opens.
      await untilTrue(() => panel.getBoundingClientRect().bottom <= innerHeight);
      const { left, right } = panel.getBoundingClientRect();
      expect([left, right]).toEqual([0, innerWidth]);
      expect(panel.scrollWidth).toBe(panel.clientWidth);
      fireEvent.click(inside().getByRole('button', { name: 'Close the Portico devtools' }));
    }
  });
});

describe('the tab Stack', () => {
  it('lists the pages top first, live or ghost, and follows the app', async () => {
    const app = await openApp({ ...config, router: { liveCap: 2 } });
    await open('Stack');
    expect(rows()).toHaveLength(1);
    await app.go('navigate', '/list');
    await app.go('navigate', '/item/1');
    await untilTrue(() => rows().length === 3);
    const [top, middle, root] = rows();
    expect(top).toContain('/item/1 live top');
    expect(middle).toContain('/list ghost');
    expect(root).toContain('/ live root');
    expect(top).toContain('position 2');
  });

  it('lists the tabs that are kept', async () => {
    const app = await openApp(config);
    await app.go('switchTab', '/me');
    await open('Stack');
    expect(rows().map((row) => row?.split(' ')[0])).toEqual(['/me', '/']);
    expect(inside().queryByText('No other tab is kept.')).toBeNull();
  });
});

describe('the tab History', () => {
  it('lists the entries that the app wrote, marks the current one, and shows its snapshot', async () => {
    const app = await openApp(config);
    await app.go('navigate', '/list');
    await app.go('navigate', '/item/1');
    await app.travel(-1);
    await open('History');
    const items = inside().getAllByRole('listitem');
    expect(items.map((item) => item.textContent?.split(/current|Snapshot/)[0])).toEqual([
      '2: /item/1',
      '1: /list',
      '0: /',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(items[0]?.querySelector('pre')?.textContent).toContain('"p": 2');
  });
});

describe('the tab Timeline', () => {
  it('lists events newest first, from the very first write on', async () => {
    const app = await openApp(config);
    await app.go('navigate', '/list');
    await open('Timeline');
    const all = rows();
    expect(all.at(-1)).toContain('write replace /');
    const of = (text: string) => all.findIndex((row) => row?.includes(text));
    expect(of(' s commit position 1')).toBeLessThan(of(' s intent'));
  });

  it('filters by type and by text', async () => {
    const app = await openApp(config);
    await app.go('navigate', '/list');
    await app.go('navigate', '/item/1');
    await open('Timeline');
    const type = inside().getByRole('combobox', { name: 'Type of event' });
    fireEvent.change(type, { target: { value: 'intent' } });
    expect(rows().map((row) => row?.split(' b')[0])).toHaveLength(2);
    fireEvent.change(inside().getByRole('searchbox'), { target: { value: 'ITEM' } });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain('navigate /item/1 (not by a tap or a key)');
  });

  it('knows an intent of the user by the tap', async () => {
    const app = await openApp(config);
    const [button] = within(app.element).getAllByRole('button', { name: 'Open the list' });
    await userEvent.click(button as HTMLElement);
    await untilTrue(() => app.stack() === '/ > /list');
    await open('Timeline');
    const intent = rows().find((row) => row?.includes('intent navigate'));
    expect(intent).not.toContain('not by a tap');
  });

  it('starts again from the current page', async () => {
    const app = await openApp(config);
    await app.go('navigate', '/list');
    await open('Timeline');
    fireEvent.click(inside().getByRole('button', { name: 'Start again' }));
    expect(inside().queryAllByRole('listitem')).toEqual([]);
    fireEvent.click(tab('Export'));
    expect(inside().getByText(/0 events, from \/list/)).toBeTruthy();
  });

  it('continues after the app was mounted again, and says so', async () => {
    const app = await openApp(config);
    await app.go('navigate', '/list');
    await app.reload();
    await open('Timeline');
    const documents = rows().filter((row) => row?.includes('document'));
    expect(documents).toHaveLength(1);
    expect(documents[0]).toContain('remount /list: / > /list');
    expect(rows().some((row) => row?.includes('intent navigate /list'))).toBe(true);
  });
});

describe('the tab Export', () => {
  it('saves a file of version 1', async () => {
    const app = await openApp({ ...config, router: { mode: 'hash', base: '/app/' } });
    await app.go('navigate', '/list');
    await open('Export');
    const text = await downloadedText();
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      app: { mode: 'hash', base: '/app/' },
      start: { url: '/' },
    });
  });
});
