import { expect, it } from 'vitest';
import { openOutbox } from '../helpers/open-outbox';
import { until } from '../helpers/waiting';

it('the code that sends actions is fetched before the first one, while there is a network', async () => {
  const files: string[] = [];
  // An observer, because the document fetches more files than the browser keeps a record of.
  const observer = new PerformanceObserver((list) => {
    files.push(...list.getEntries().map(({ name }) => new URL(name).pathname));
  });
  observer.observe({ type: 'resource' });
  const { outbox, app } = await openOutbox();
  await until(() => {
    expect(files).toContain('/src/platform/network/client-request.ts');
    expect(files).toContain('/src/platform/network/axios-sender.ts');
  });
  expect(outbox.entries()).toEqual([]);
  observer.disconnect();
  app.unmount();
});
