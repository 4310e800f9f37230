import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { api, json } = setUpBackend({ faults: true });

let count = 0;
/** Each test has its house and its keys. */
const another = (what: string) => `${what}-${(count += 1)}`;

type Sent = { readonly key?: string; readonly fail?: string; readonly headers?: object };

const write =
  (method: string) =>
  (
    house: string,
    path: string,
    body: unknown,
    { key = another('key'), fail, headers }: Sent = {},
  ) => {
    const query = `house=${house}${fail ? `&fail=${fail}` : ''}`;
    const init = {
      method,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    return [`/bookings${path}?${query}`, init] as const;
  };
const [post, put, cancel] = [write('POST'), write('PUT'), write('DELETE')];
const book = (house: string, body: unknown, sent?: Sent) => json(...post(house, '', body, sent));
const listOf = async (house: string) => (await json(`/bookings?house=${house}`)).body.bookings;
const dinner = { table: 2, hour: 19 };
const booked = { id: '1', table: 2, hour: 19, version: 1, by: 'web' };

describe('/api/bookings', () => {
  it('books a table, and lists the bookings of this house only', async () => {
    const house = another('house');
    const { status, body, headers } = await book(house, dinner);
    expect([status, body, headers.get('ETag')]).toEqual([201, booked, '"1"']);
    expect(await listOf(house)).toEqual([booked]);
    expect(await listOf(another('house'))).toEqual([]);
  });

  it('gives a repeated key its first answer, and books once', async () => {
    const house = another('house');
    const key = another('key');
    const answers = [await book(house, dinner, { key }), await book(house, dinner, { key })];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [201, booked],
      [201, booked],
    ]);
    expect(await listOf(house)).toEqual([booked]);
  });

  it('refuses a key that comes again with another body', async () => {
    const house = another('house');
    const key = another('key');
    await book(house, dinner, { key });
    const { status, body } = await book(house, { table: 2, hour: 20 }, { key });
    expect([status, body]).toEqual([422, { error: 'the key belongs to another request' }]);
    expect(await listOf(house)).toEqual([booked]);
  });

  it('answers a taken table with the other booking and the free hours', async () => {
    const house = another('house');
    await book(house, dinner);
    const { status, body } = await book(house, dinner);
    expect([status, body]).toEqual([
      409,
      { error: 'the table is taken at this hour', booking: booked, free: [17, 18, 20, 21] },
    ]);
  });

  it('changes a booking whose version the client knows', async () => {
    const house = another('house');
    await book(house, dinner);
    const headers = { 'If-Match': '"1"' };
    const { status, body } = await json(...put(house, '/1', { table: 2, hour: 20 }, { headers }));
    expect([status, body]).toEqual([200, { ...booked, hour: 20, version: 2 }]);
    const old = await json(...put(house, '/1', { table: 2, hour: 21 }, { headers }));
    expect([old.status, old.body]).toEqual([
      412,
      { error: 'the booking has changed meanwhile', booking: { ...booked, hour: 20, version: 2 } },
    ]);
    expect((await json(...put(house, '/1', dinner))).status).toBe(428);
  });

  it('gives a repeated change its first answer, although the version is old by now', async () => {
    const house = another('house');
    await book(house, dinner);
    const sent = { key: another('key'), headers: { 'If-Match': '"1"' } };
    const request = put(house, '/1', { table: 2, hour: 20 }, sent);
    expect((await json(...request)).status).toBe(200);
    expect((await json(...request)).body).toEqual({ ...booked, hour: 20, version: 2 });
  });

  it('does not move a booking to a place that is taken', async () => {
    const house = another('house');
    await book(house, dinner);
    await book(house, { table: 3, hour: 19 });
    const headers = { 'If-Match': '"1"' };
    const { status, body } = await json(...put(house, '/1', { table: 3, hour: 19 }, { headers }));
    expect([status, (body.booking as { id: string }).id]).toEqual([409, '2']);
  });

  it('cancels a booking once', async () => {
    const house = another('house');
    await book(house, dinner);
    const request = cancel(house, '/1', undefined);
    expect((await api(...request)).status).toBe(204);
    expect((await api(...request)).status).toBe(204);
    expect((await api(...cancel(house, '/1', undefined))).status).toBe(404);
    expect(await listOf(house)).toEqual([]);
  });

  it.each([[{ table: 5, hour: 19 }], [{ table: 2, hour: 16 }], [{}]])(
    'refuses the booking %j',
    async (body) => {
      expect((await book(another('house'), body)).status).toBe(400);
    },
  );

  it('refuses a request without a house, without a key or with an unknown fault', async () => {
    expect((await json('/bookings')).status).toBe(400);
    expect((await book(another('house'), dinner, { key: '' })).status).toBe(400);
    expect((await book(another('house'), dinner, { fail: 'rain' })).status).toBe(400);
  });
});

describe('the faults of /api/bookings', () => {
  it.each([
    ['busy', 503, '1'],
    ['refuse', 422, null],
  ])('answers fail=%s with %i, and books nothing', async (fail, wanted, pause) => {
    const house = another('house');
    const { status, headers } = await book(house, dinner, { fail });
    expect([status, headers.get('Retry-After')]).toEqual([wanted, pause]);
    expect(await listOf(house)).toEqual([]);
  });

  it('lets another guest take the table first with fail=taken', async () => {
    const house = another('house');
    const { status, body } = await book(house, dinner, { fail: 'taken' });
    expect([status, body.booking]).toEqual([409, { ...booked, by: 'phone' }]);
    expect(await listOf(house)).toEqual([{ ...booked, by: 'phone' }]);
  });

  it('books, and cuts the connection with fail=cut; the repeated key gets the answer', async () => {
    const house = another('house');
    const sent = { key: another('key'), fail: 'cut' };
    await expect(book(house, dinner, sent)).rejects.toThrow('fetch failed');
    expect(await listOf(house)).toEqual([booked]);
    expect(await book(house, dinner, sent)).toMatchObject({ status: 201, body: booked });
    expect(await listOf(house)).toEqual([booked]);
  });

  it('books, and says nothing with fail=silent; the repeated key gets the answer', async () => {
    const house = another('house');
    const sent = { key: another('key'), fail: 'silent' };
    const [path, init] = post(house, '', dinner, sent);
    const ending = new AbortController();
    const silent = api(path, { ...init, signal: ending.signal });
    await expect.poll(() => listOf(house)).toEqual([booked]);
    expect(await book(house, dinner, sent)).toMatchObject({ status: 201, body: booked });
    ending.abort();
    await expect(silent).rejects.toThrow('aborted');
  });
});
