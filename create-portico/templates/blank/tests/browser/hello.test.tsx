import { createTestApp } from 'portico/testing/app';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import app from '../../src/app.config.tsx';

it('fits on the screen of a phone', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const { unmount } = createTestApp(app, { url: '/hello/Ada' }).mount(root);
  await expect.element(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  unmount();
});
