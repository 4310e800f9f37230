import { expect, test } from './helpers';

const pages = [
  '/list',
  '/item/1',
  '/pick',
  '/slow',
  '/nobar',
  '/pull',
  '/limits',
  '/draft',
  '/links',
  '/overlays',
];

test.describe('Content-Security-Policy', () => {
  test('documents and chunks have the strict policy', async ({ app, page }) => {
    const policies: (string | undefined)[] = [];
    page.on('response', (response) => policies.push(response.headers()['content-security-policy']));
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    expect(policies.length).toBeGreaterThan(2);
    for (const policy of policies) {
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types portico default");
      expect(policy).not.toContain('unsafe-');
    }
  });

  test('the policy is in force: it refuses markup from strings and inline scripts', async ({
    app,
    page,
    traps,
  }) => {
    traps.allow(
      /CSP violation|requires 'Trusted|Content Security Policy|TrustedHTML|TrustedScript/,
    );
    await app.open('/');
    const refused = await page.evaluate(() => {
      const attempt = (run: () => void) => {
        try {
          run();
          return 'ran';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement('script');
      return [
        attempt(() => {
          document.createElement('div').innerHTML = '<b>bold</b>';
        }),
        attempt(() => {
          script.textContent = 'window.injected = true';
          document.body.append(script);
        }),
      ];
    });
    expect(refused).toEqual(['TypeError', 'TypeError']);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });

  // Violations and foreign requests fail every test (support/traps.ts). This test visits every page for that reason.
  test('no page violates the policy or sends a request to another origin', async ({
    app,
    page,
  }) => {
    await app.open('/');
    for (const path of pages) {
      expect(await app.call('navigate', { url: path })).toEqual({ ok: true });
      await expect(app.on('url')).toHaveText(path);
    }
    await app.press('sheet');
    await expect(page.getByRole('dialog')).toBeVisible();
    const origins = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
    );
    expect([...new Set(origins)]).toEqual([`http://localhost:${app.variant.port}`]);
  });
});
