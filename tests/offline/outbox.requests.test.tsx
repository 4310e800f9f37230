import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, openOutbox } from '../helpers/open-outbox';
import { until } from '../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A server that answers with these statuses in turn, and then with 200. */
function serve(...statuses: readonly number[]) {
  const left = [...statuses];
  const requests: { readonly what: string; readonly key: string | null }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { method, url, headers } = new Request(input, init);
    const what = `${method} ${new URL(url).pathname}`;
    requests.push({ what, key: headers.get('Idempotency-Key') });
    return Response.json({ message: 'The day is full' }, { status: left.shift() ?? 200 });
  });
  return requests;
}

it('each request of an action that changes something has its own key, which is the same at each attempt', async () => {
  const requests = serve(200, 200, 200, 503);
  const book: Answer = async ({ table }, { client }) => {
    await client.get('/api/tables');
    await client.post('/api/pictures', { table, picture: 1 });
    await client.post('/api/pictures', { table, picture: 2 });
    await client.put('/api/tables/4', { table }, { retry: false });
  };
  const { outbox, asked } = await openOutbox([book, book]);
  await outbox.add('book', { table: 4 });
  await until(() => expect(requests).toHaveLength(8));
  const { key = '' } = asked[0] ?? {};
  const first = [
    { what: 'GET /api/tables', key: null },
    { what: 'POST /api/pictures', key },
    { what: 'POST /api/pictures', key: `${key}-2` },
    { what: 'PUT /api/tables/4', key: `${key}-3` },
  ];
  expect(requests).toEqual([...first, ...first]);
});

it('a request of an action that renews the token has no key, so its answer is not taken for that of the action', async () => {
  const requests = serve(401);
  const book: Answer = ({ table }, { client }) => client.post('/api/bookings', { table });
  const { outbox, asked } = await openOutbox([book], {
    client: {
      auth: false,
      refresh: async (_error, send) => {
        await send({ url: '/api/renewal', method: 'POST' });
        return true;
      },
    },
  });
  await outbox.add('book', { table: 4 });
  await until(() => expect(requests).toHaveLength(3));
  const { key = '' } = asked[0] ?? {};
  expect(requests).toEqual([
    { what: 'POST /api/bookings', key },
    { what: 'POST /api/renewal', key: null },
    { what: 'POST /api/bookings', key },
  ]);
});

it('a key that the product gives a request stays', async () => {
  const requests = serve();
  const book: Answer = async (_booking, { client, idempotencyKey }) => {
    await client.post('/api/bookings', {}, { idempotencyKey: `${idempotencyKey} own` });
    await client.post('/api/bookings', {}, { header: { 'idempotency-key': 'header' } });
  };
  const { outbox, asked } = await openOutbox([book]);
  await outbox.add('book', { table: 4 });
  await until(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ key }) => key)).toEqual([`${asked[0]?.key} own`, 'header']);
});

it('an upload and a stream of an action have a key', async () => {
  const requests = serve();
  const uploaded: (string | undefined)[] = [];
  const setHeader = XMLHttpRequest.prototype.setRequestHeader;
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(function set(
    this: XMLHttpRequest,
    name,
    value,
  ) {
    if (name.toLowerCase() === 'idempotency-key') uploaded.push(value);
    setHeader.call(this, name, value);
  });
  const book: Answer = async (_booking, { client }) => {
    const file = new File(['a picture'], 'picture.txt');
    const params = { url: '/api/pictures', file, name: 'picture' };
    await client.uploadFile(params).catch(() => {});
    await client.stream('/api/answer', { method: 'POST' }).next();
  };
  const { outbox, asked } = await openOutbox([book]);
  await outbox.add('book', { table: 4 });
  await until(() => expect(requests.at(-1)?.what).toBe('POST /api/answer'));
  const { key = '' } = asked[0] ?? {};
  const keys = [...uploaded, ...requests.map((request) => request.key)];
  expect(keys).toEqual([key, `${key}-2`]);
});

it('a refused action has what the server answered, also after a reload', async () => {
  serve(422);
  const book: Answer = ({ table }, { client }) => client.post('/api/bookings', { table });
  const { app, outbox, namespace } = await openOutbox([book]);
  await outbox.add('book', { table: 4 });
  const refused = { status: 422, data: { message: 'The day is full' } };
  await until(() => expect(outbox.entries()).toMatchObject([{ state: 'refused', refused }]));
  app.unmount();
  const next = await openOutbox([], {}, namespace);
  await until(() => expect(next.outbox.entries()).toMatchObject([{ state: 'refused', refused }]));
});
