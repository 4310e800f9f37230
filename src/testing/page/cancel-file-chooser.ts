import type { Page } from '@playwright/test';

/**
 * Opens the chooser of files by `open` and leaves it with nothing. `setFiles([])` would not do: it fires a change with
 * no files, which no phone does.
 */
export async function cancelFileChooser(page: Page, open: () => Promise<unknown>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  await chooser.element().evaluate((input) => {
    input.dispatchEvent(new Event('cancel', { bubbles: true }));
  });
}
