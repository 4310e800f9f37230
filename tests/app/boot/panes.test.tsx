import { cleanup } from '@testing-library/react';
import { type AppConfig, Cell, Link, usePlatform } from 'portico';
import { page as browserPage } from 'vitest/browser';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(async () => {
  cleanup();
  await browserPage.viewport(390, 844);
});

const List = () => {
  const platform = usePlatform();
  return (
    <>
      <Cell title="Mail 1" href="/mail/1" />
      <Link to={{ url: '/mail/2' }}>Mail 2</Link>
      <button type="button" onClick={() => void platform.showModal({ title: 'Sure?' })}>
        Ask
      </button>
    </>
  );
};
const Detail = () => (
  <>
    <h2>Detail</h2>
    <input aria-label="Note" />
    <div data-testid="fixed" style={{ position: 'fixed', insetInline: 0, bottom: 0 }} />
  </>
);
const Empty = () => <p>Nothing is open</p>;

async function open(width: number, config: Partial<AppConfig> = {}, url = '/mail') {
  await browserPage.viewport(width, 844);
  const routes = {
    '/': page(Detail, { tab: true }),
    '/mail': page(List, { title: 'Mail', empty: Empty }),
    '/mail/:id': page(Detail, { title: 'Message', detailOf: '/mail' }),
    '/mail/:id/file': page(Detail, { title: 'File', detailOf: '/mail/:id' }),
    '/plain': page(Detail, { title: 'Plain' }),
  };
  const app = await openApp({ routes, ...config }, { url });
  const frame = (route: string) =>
    app.element.querySelector<HTMLElement>(`[data-page="${route}"]`) ?? document.createElement('i');
  const boxOf = (route: string) => {
    const { left, width: size } = frame(route).getBoundingClientRect();
    return [Math.round(left), Math.round(size)];
  };
  const stateOf = (route: string) => frame(route).dataset.state;
  const link = (name: string) =>
    [...app.element.querySelectorAll('a')].find((each) => each.textContent === name)!;
  return { app, frame, boxOf, stateOf, link };
}

describe('from 840 px', () => {
  it('a list is beside its detail, and both are active', async () => {
    const { app, boxOf, stateOf, frame, link } = await open(1024);
    link('Mail 1').click();
    await until(() => expect(app.stack()).toBe('/mail > /mail/1'));
    await app.settled();
    expect([stateOf('/mail'), stateOf('/mail/:id')]).toEqual(['active', 'active']);
    expect([boxOf('/mail'), boxOf('/mail/:id')]).toEqual([
      [0, 360],
      [360, 664],
    ]);
    expect(frame('/mail').hasAttribute('inert')).toBe(false);
    expect(link('Mail 1').getAttribute('aria-current')).toBe('page');
    expect(link('Mail 2').getAttribute('aria-current')).toBeNull();
  });

  it('the list opens another detail, and the link to it is marked', async () => {
    const { app, link } = await open(1024);
    link('Mail 1').click();
    await until(() => expect(app.stack()).toBe('/mail > /mail/1'));
    link('Mail 2').click();
    await until(() => expect(app.stack()).toBe('/mail > /mail/2'));
    await app.settled();
    expect(link('Mail 1').getAttribute('aria-current')).toBeNull();
    expect(link('Mail 2').getAttribute('aria-current')).toBe('page');
  });

  it('a list without a detail is beside the screen of its route', async () => {
    const { app, boxOf } = await open(1024);
    expect(app.element.textContent).toContain('Nothing is open');
    expect(boxOf('/mail')).toEqual([0, 360]);
  });

  it('a screen of the route that throws is reported, and the app goes on', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => errors.mockRestore());
    const onError = vi.fn();
    const Broken = () => {
      throw new Error('no empty screen');
    };
    const routes = {
      '/': page(List, { empty: Broken }),
      '/mail/:id': page(Detail, { detailOf: '/' }),
    };
    const { app } = await open(1024, { routes, onError }, '/');
    expect(app.element.textContent).toContain('Mail 1');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('a fixed element of the detail stays in its pane', async () => {
    const { app } = await open(1024);
    await app.go('navigate', '/mail/1');
    const fixed = app.element.querySelector('[data-testid="fixed"]')!.getBoundingClientRect();
    expect([fixed.left, fixed.right]).toEqual([360, 1024]);
  });

  it('a page that is no detail has the whole width', async () => {
    const { app, boxOf } = await open(1024);
    await app.go('navigate', '/plain');
    expect(boxOf('/plain')).toEqual([0, 1024]);
  });

  it('the list asks a question beside the detail', async () => {
    const { app } = await open(1024);
    await app.go('navigate', '/mail/1');
    const button = [...app.element.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Ask',
    );
    button?.click();
    await until(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
  });

  it('the focus goes to the heading of the detail, and back to the link that opened it', async () => {
    const { app, link } = await open(1024);
    link('Mail 1').focus();
    link('Mail 1').click();
    await until(() => expect(document.activeElement?.textContent).toBe('Message'));
    await app.back();
    await until(() => expect(document.activeElement).toBe(link('Mail 1')));
  });
});

describe('a window that changes its width', () => {
  it('moves the pages, and keeps the focus and what the user has typed', async () => {
    const { app, boxOf, stateOf, frame } = await open(1024);
    await app.go('navigate', '/mail/1');
    const field = frame('/mail/:id').querySelector('input')!;
    field.focus();
    field.value = 'typed';
    await browserPage.viewport(600, 844);
    await until(() => expect(boxOf('/mail/:id')).toEqual([0, 600]));
    expect([stateOf('/mail'), stateOf('/mail/:id')]).toEqual(['hidden', 'active']);
    expect(document.activeElement).toBe(field);
    await browserPage.viewport(900, 844);
    await until(() => expect(boxOf('/mail/:id')).toEqual([360, 540]));
    expect(stateOf('/mail')).toBe('active');
    expect(document.activeElement).toBe(field);
    expect(frame('/mail/:id').querySelector('input')).toBe(field);
  });

  it('and hides the list that has the focus, which goes to the detail', async () => {
    const { app, frame, link } = await open(1024);
    await app.go('navigate', '/mail/1');
    link('Mail 2').focus();
    await browserPage.viewport(600, 844);
    await until(() => expect(frame('/mail/:id').contains(document.activeElement)).toBe(true));
  });
});

describe('`panes` of the app', () => {
  it.each([
    [839, {}, 1],
    [840, {}, 2],
    [700, { panes: { from: 700 } }, 2],
    [699, { panes: { from: 700 } }, 1],
    [1400, { panes: false }, 1],
    [1400, {}, 2],
    [1400, { panes: 3 }, 3],
    [1100, { panes: 3 }, 2],
    [1199, { panes: { count: 3 } }, 2],
    [1200, { panes: { count: 3 } }, 3],
    [1140, { panes: { count: 3, list: 300 } }, 3],
  ] as const)(
    'shows the pages of a window of %i px with %j in %i',
    async (width, config, count) => {
      const { app } = await open(width, config);
      await app.go('navigate', '/mail/1');
      await app.go('navigate', '/mail/1/file');
      const active = app.element.querySelectorAll('[data-state="active"]');
      expect(active).toHaveLength(count);
    },
  );

  it('sets the width of the list', async () => {
    const { app, boxOf } = await open(1024, { panes: { list: 300 } });
    await app.go('navigate', '/mail/1');
    expect([boxOf('/mail'), boxOf('/mail/:id')]).toEqual([
      [0, 300],
      [300, 724],
    ]);
  });

  it('puts three pages side by side', async () => {
    const { app, boxOf } = await open(1400, { panes: 3 });
    await app.go('navigate', '/mail/1');
    await app.go('navigate', '/mail/1/file');
    expect(['/mail', '/mail/:id', '/mail/:id/file'].map(boxOf)).toEqual([
      [0, 360],
      [360, 360],
      [720, 680],
    ]);
  });
});

it('in Arabic the list is on the right', async () => {
  const { app, boxOf } = await open(1024, { locale: 'ar' });
  await app.go('navigate', '/mail/1');
  expect([boxOf('/mail'), boxOf('/mail/:id')]).toEqual([
    [664, 360],
    [0, 664],
  ]);
});
