import { expect, type Showcase, test } from './showcase';

const whole =
  'You asked: "Is the honey from here?". I am a demonstration. I write my answer in small pieces, and each piece has ' +
  'a number. When the connection breaks, the app tells me the last piece that it has, and I continue with the next ' +
  'one. So no word is missing, and no word comes twice.';

const answerOf = ({ main }: Showcase) => main.getByRole('log', { name: 'Answer' });

test('an answer appears while it is written, and is whole after a broken connection', async ({
  showcase,
  traps,
}) => {
  // The connection that breaks.
  traps.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await showcase.open('/assistant');
  await showcase.tapButton('Ask');
  const answer = answerOf(showcase);
  await expect(answer).toHaveText(/^You asked: /);
  expect((await answer.innerText()).length).toBeLessThan(whole.length);
  await showcase.tapButton('Break the connection');
  await expect(showcase.main.getByText('The connection is lost.')).toBeVisible();
  await expect(answer).toHaveText(whole, { timeout: 30_000 });
  await expect(showcase.main.getByRole('button', { name: 'Ask' })).toBeEnabled();
});

test('an answer continues after a reload', async ({ page, showcase }) => {
  await showcase.open('/assistant');
  await showcase.tapButton('Ask');
  const answer = answerOf(showcase);
  await expect(answer).toHaveText(/^You asked: /);
  await page.reload();
  await expect(answer).toHaveText(whole, { timeout: 30_000 });
});

test('an answer continues when the network is back', async ({ context, page, showcase, traps }) => {
  traps.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await showcase.open('/assistant');
  const asked = page.waitForResponse(/\/api\/assistant$/);
  await showcase.tapButton('Ask');
  const { id } = (await (await asked).json()) as { id: string };
  const answer = answerOf(showcase);
  await expect(answer).toHaveText(/^You asked: /);
  await context.setOffline(true);
  // The emulation keeps connections that are open.
  await page.request.delete(new URL(`/api/assistant/${id}/connections`, page.url()).href);
  await expect(showcase.main.getByText('The connection is lost.')).toBeVisible();
  const { length } = await answer.innerText();
  expect(length).toBeLessThan(whole.length);
  await context.setOffline(false);
  await expect(answer).toHaveText(whole, { timeout: 30_000 });
});
