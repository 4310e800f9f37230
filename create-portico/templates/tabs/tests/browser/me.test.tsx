import { createTestApp } from 'portico/testing/app';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import app from '../../src/app.config.tsx';
import '../../src/app.css';

it('changes to Arabic, from right to left, and fits on the screen of a phone', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const { unmount } = createTestApp(app, { url: '/me' }).mount(root);
  await page.getByRole('radio', { name: 'العربية' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'حسابي' })).toBeVisible();
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.scrollWidth).toBe(390);
  unmount();
});
