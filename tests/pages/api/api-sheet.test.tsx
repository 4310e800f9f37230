/** @module-tag long */
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { createHostFailures, createPageLog, ShowcaseProviders } from '@/pages/showcase';
import { listApis } from '@/pages/showcase/apis/list-apis';
import { openApp, page, scrollerOf } from '../../helpers/open-app';
import { until, untilTrue } from '../../helpers/waiting';

const { hostFailures } = createHostFailures();
const { pageLog } = createPageLog();

const open = () =>
  openApp({
    providers: ({ children }) => (
      <ShowcaseProviders version="1" hostFailures={hostFailures} pageLog={pageLog}>
        {children}
      </ShowcaseProviders>
    ),
    routes: {
      '/': page(() => <p>home</p>),
      '/call/:name': { title: 'Call', load: () => import('@/pages/api') },
    },
  });

afterEach(() => browser.viewport(390, 844));

it('every call has a form, a button and its code, and fits a screen of 320 px', async () => {
  await browser.viewport(320, 568);
  const app = await open();
  for (const { name, fields = [] } of listApis()) {
    await app.go('relaunch', `/call/${name}`);
    const main = scrollerOf('/call/:name');
    await untilTrue(() => main.querySelector('pre'));
    expect(main.scrollWidth, name).toBeLessThanOrEqual(320);
    const controls = [...main.querySelectorAll('button, input, textarea, pre, [role=radiogroup]')];
    for (const control of controls) {
      const { left, right } = control.getBoundingClientRect();
      expect([left >= 0, right <= 320], `${name}: ${control.textContent}`).toEqual([true, true]);
    }
    const labels = [...main.querySelectorAll('label, [role=radiogroup]')].map(
      (label) => label.getAttribute('aria-label') ?? label.textContent,
    );
    for (const field of fields) expect(labels, name).toContain(field.name);
    expect(main.querySelector('pre')?.textContent, name).toMatch(/platform/);
  }
}, 60_000);

it('the page of a call says if it cannot open the place where the call works', async () => {
  const app = await open();
  await app.go('relaunch', '/call/setTabBarBadge');
  (await screen.findByRole('button', { name: 'Run' })).click();
  await until(() => expect(scrollerOf('/call/:name').textContent).toContain('page not found: /me'));
});
