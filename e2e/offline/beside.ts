import type { BrowserContext } from '@playwright/test';
import type { Shop } from './visit';

/** A document of the server, not of the app. From it the test acts as the browser does. */
export async function besideTheApp(context: BrowserContext, { origin }: Shop) {
  const page = await context.newPage();
  await page.goto(`${origin}/api/time`);
  const client = await context.newCDPSession(page);
  const id = await new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
    void client.send('ServiceWorker.enable');
  });
  return {
    page,
    /** The network is back, says the browser. */
    sync: () =>
      client.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId: id,
        tag: 'portico-outbox portico:app:outbox',
        lastChance: false,
      }),
  };
}
