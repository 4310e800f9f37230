import { expect, test } from './showcase';

test('the preview sends the strict policy, and every page works under it', async ({
  page,
  showcase,
}) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-');
  for (const path of [
    '/search',
    '/item/honey',
    '/developers',
    '/overlays',
    '/assistant',
    '/bookings',
    '/component/nav-bar',
    '/call/showToast',
  ]) {
    await showcase.open(path);
    await showcase.main.locator('> *').first().waitFor();
  }
  const origins = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
  );
  expect([...new Set(origins)]).toEqual(['http://localhost:4320']);
});
