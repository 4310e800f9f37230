import { expect, type Showcase, test } from './showcase';

const waiting = ({ main }: Showcase) => main.getByRole('region', { name: 'On their way' });
const entryOf = (showcase: Showcase, slot: string) =>
  waiting(showcase).getByRole('listitem').filter({ hasText: slot });
/** The bookings that the server has. */
const house = ({ main }: Showcase) => main.getByRole('list', { name: 'Bookings of the house' });
const bookingOf = (showcase: Showcase, slot: string) => house(showcase).getByText(slot);

const choose = ({ main }: Showcase, name: string) =>
  main.getByRole('radio', { name, exact: true }).check({ force: true });

test('a booking without a network survives a reload, and arrives once', async ({
  page,
  context,
  showcase,
  traps,
}) => {
  traps.allow(/ERR_INTERNET_DISCONNECTED/);
  const listed = page.waitForRequest(/\/api\/bookings\?house=/);
  await showcase.open('/bookings');
  const list = (await listed).url();
  await expect(house(showcase).getByText('No bookings yet')).toBeVisible();
  await context.setOffline(true);
  await showcase.tapButton('Book');
  const first = entryOf(showcase, 'Table 1, 19:00');
  await expect(first).toContainText('Waits');
  await first.getByRole('button', { name: 'Change' }).tap();
  await showcase.dialog.getByRole('button', { name: 'Table 1, 17:00' }).tap();
  await expect(entryOf(showcase, 'Table 1, 17:00')).toContainText('Waits');
  // The files of the app come from the server, and its answers do not.
  await context.route(/\/api\/bookings/, (route) => route.abort('internetdisconnected'));
  await context.setOffline(false);
  await page.reload();
  await expect(entryOf(showcase, 'Table 1, 17:00')).toContainText('Waits');
  await expect(house(showcase).getByText('No bookings yet')).toBeVisible();
  await context.unrouteAll();
  await expect(bookingOf(showcase, 'Table 1, 17:00')).toHaveCount(1, { timeout: 30_000 });
  await expect(waiting(showcase)).toContainText('Nothing waits.');
  const { bookings } = await (await page.request.get(list)).json();
  expect(bookings).toEqual([{ id: '1', table: 1, hour: 17, version: 1, by: 'web' }]);
});

test('a refused booking stays until the user discards or changes it', async ({
  page,
  showcase,
  traps,
}) => {
  traps.allow(/status of 422/);
  await showcase.open('/bookings');
  await choose(showcase, 'Refuses');
  await showcase.tapButton('Book');
  const entry = entryOf(showcase, 'Table 1, 19:00');
  await expect(entry).toContainText('Refused');
  await expect(entry).toContainText('The server answered 422.');
  await page.reload();
  await expect(entry).toContainText('Refused');
  await entry.getByRole('button', { name: 'Discard' }).tap();
  await expect(waiting(showcase)).toContainText('Nothing waits.');

  await showcase.tapButton('Book');
  await expect(entry).toContainText('Refused');
  await choose(showcase, 'Kind');
  await entry.getByRole('button', { name: 'Change' }).tap();
  await showcase.dialog.getByRole('button', { name: 'Table 1, 20:00' }).tap();
  await expect(bookingOf(showcase, 'Table 1, 20:00')).toBeVisible();
  await expect(house(showcase).getByRole('button')).toHaveCount(1);
});

test('a table that is taken is booked at another hour, and the user hears of it', async ({
  page,
  showcase,
  traps,
}) => {
  traps.allow(/status of 409/);
  await showcase.open('/bookings');
  await choose(showcase, 'Taken');
  await showcase.tapButton('Book');
  await expect(page.getByText('Table 1 is taken at 19:00. You get it at 18:00.')).toBeVisible();
  await expect(house(showcase).getByRole('button')).toHaveText(['Table 1, 18:00']);
  await expect(house(showcase)).toContainText('Table 1, 19:00Somebody else, by phone');
});

test('a booking waits for a busy server, and is sent again at a tap', async ({
  showcase,
  traps,
}) => {
  traps.allow(/status of 503/);
  await showcase.open('/bookings');
  await choose(showcase, 'Busy');
  await showcase.tapButton('Book');
  const entry = entryOf(showcase, 'Table 1, 19:00');
  await expect(entry).toContainText('Attempts that failed: 1');
  await choose(showcase, 'Kind');
  await entry.getByRole('button', { name: 'Send again' }).tap();
  await expect(bookingOf(showcase, 'Table 1, 19:00')).toBeVisible();
});

test('a booking whose answer was lost is there once, and can be moved and cancelled', async ({
  showcase,
  traps,
}) => {
  traps.allow(/ERR_EMPTY_RESPONSE/);
  await showcase.open('/bookings');
  await choose(showcase, 'Cuts');
  await showcase.tapButton('Book');
  const rows = house(showcase).getByRole('button');
  await expect(rows).toHaveText(['Table 1, 19:00']);
  await choose(showcase, 'Kind');
  await rows.tap();
  await showcase.dialog.getByRole('button', { name: 'Table 1, 21:00' }).tap();
  await expect(rows).toHaveText(['Table 1, 21:00']);
  await rows.tap();
  await showcase.dialog.getByRole('button', { name: 'Cancel the booking' }).tap();
  await expect(house(showcase)).toContainText('No bookings yet');
});
