import { PlatformError } from 'portico';
import { createOutbox, type OutboxOptions, type OutboxTools } from 'portico/offline';
import { onTestFinished } from 'vitest';
import { openApp, page } from './open-app';

export type Booking = { readonly table: number; readonly note?: string | Blob };
export type Answer = (payload: Booking, tools: OutboxTools) => unknown;

export const Home = () => <p>home</p>;
export const refusal = (statusCode: number, header = {}) =>
  new PlatformError({
    ...{ code: 'http-status', api: 'request', message: `the server answered ${statusCode}` },
    response: { statusCode, header, data: null },
  });
export const lost = () => new TypeError('Failed to fetch');

/** Other test files run beside this one, on the same origin. */
export const newNamespace = () => `outbox-${crypto.randomUUID()}`;

/** An app with an outbox. The server answers with `answers` in turn, and then with 'done'. */
export async function openOutbox(
  answers: Answer[] = [],
  options: Partial<OutboxOptions<never>> = {},
  namespace = newNamespace(),
) {
  const asked: { readonly payload: Booking; readonly key: string }[] = [];
  const book = async (payload: Booking, tools: OutboxTools) => {
    asked.push({ payload, key: tools.idempotencyKey });
    return (answers.shift() ?? (() => 'done'))(payload, tools);
  };
  const outbox = createOutbox({ kinds: { book }, ...(options as object) });
  const app = await openApp(
    { routes: { '/': page(Home) }, extensions: [outbox], storage: { namespace } },
    { whole: false },
  );
  onTestFinished(() => void indexedDB.deleteDatabase(`portico:${namespace}:outbox`));
  const states = () => outbox.entries().map(({ payload, state }) => `${payload.table} ${state}`);
  return { app, outbox, asked, states, namespace };
}
