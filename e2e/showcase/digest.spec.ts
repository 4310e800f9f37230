import { expect, test } from './showcase';

test.describe('[S5.5] getFileInfo in the production build', () => {
  test('computes both digests in a worker, under the strict policy', async ({ page, showcase }) => {
    await showcase.open('/call/getFileInfo');
    const started = page.waitForEvent('worker');
    await showcase.tapButton('Run');
    expect((await started).url()).toContain('/assets/digest-worker-');
    await expect(showcase.main.getByText('5d41402abc4b2a76b9719d911017c592')).toBeVisible();

    await showcase.active.getByRole('radio', { name: 'sha1' }).check();
    await showcase.tapButton('Run');
    const sha1 = 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d';
    await expect(showcase.main.getByText(sha1)).toBeVisible();
  });

  test('no other script can start under its policy', async ({ page, showcase, traps }) => {
    traps.allow(/CSP violation|Content Security Policy|Trusted/i);
    await showcase.open('/call/getFileInfo');
    await showcase.tapButton('Run');
    await expect(showcase.main.getByText('5d41402abc4b2a76b9719d911017c592')).toBeVisible();
    const refused = await page.evaluate(() => {
      type Policy = { createScriptURL(url: string): string };
      type Types = { createPolicy(name: string, rules: object): Policy };
      const { porticoWorkers, trustedTypes } = window as unknown as {
        porticoWorkers: Policy;
        trustedTypes: Types;
      };
      const attempt = (run: () => unknown) => {
        try {
          run();
          return 'ran';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        attempt(() => new Worker('/assets/other.js')),
        attempt(() => porticoWorkers.createScriptURL('/assets/other.js')),
        attempt(() => trustedTypes.createPolicy('portico', {})),
        attempt(() => trustedTypes.createPolicy('other', {})),
      ];
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  });
});
