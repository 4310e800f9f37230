import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { setUpBackend } from '../../helpers/backend';

const plain = setUpBackend();
const faulty = setUpBackend({ faults: true });
const readable = setUpBackend({ outbox: true });

const faults = [
  '/flaky',
  '/reset',
  '/slow',
  '/stall',
  '/drop',
  '/chunks',
  '/limited?key=default',
  '/broken-json',
  '/status/500',
  '/redirect?to=http://evil.example/',
];

describe('the fault simulator', () => {
  it.each(faults)('does not serve %s unless the starter asks for faults', async (path) => {
    for (const backend of [plain, readable]) {
      const { status, body } = await backend.json(path, { redirect: 'manual' });
      const [pathname] = path.split('?');
      expect([status, body]).toEqual([404, { error: `there is no /api${pathname}` }]);
    }
  });

  it.each(['status', 'broken', 'shape', 'reset', 'slow', 'unknown'])(
    'answers a map request with fail=%s with 404 unless the starter asks for faults',
    async (fail) => {
      const off = { status: 404, body: { error: 'the fault simulator is off' } };
      expect(await plain.json(`/maps/osm/api?q=cafe&fail=${fail}`)).toMatchObject(off);
      expect(await plain.json(`/maps/tiles/1/0/0?fail=${fail}`)).toMatchObject(off);
    },
  );

  it('answers a booking with a fault with 404 unless the starter asks for faults', async () => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'a' };
    const init = { ...plain.post({ table: 1, hour: 17 }), headers };
    const { status, body } = await plain.json('/bookings?house=a&fail=busy', init);
    expect([status, body]).toEqual([404, { error: 'the fault simulator is off' }]);
    expect((await plain.json('/bookings?house=a', init)).status).toBe(201);
  });

  it('leaves map requests without a fault alone', async () => {
    expect((await plain.json('/maps/osm/reverse?lat=1&lon=1')).status).toBe(200);
  });

  it('is on when the starter asks for faults, and the outbox stays off', async () => {
    expect((await faulty.json('/status/418')).status).toBe(418);
    expect((await faulty.json('/maps/osm/api?fail=status')).status).toBe(503);
    expect((await faulty.json('/auth/outbox')).status).toBe(404);
  });

  it('treats the commands of a socket as texts unless the starter asks for faults', async () => {
    const socket = new WebSocket(`ws://localhost:${plain.port()}/api/socket`);
    await once(socket, 'open');
    const seen: string[] = [];
    for (const text of ['silence', 'close:4001:why', 'drop', 'ping']) {
      socket.send(text);
      const [answer] = await once(socket, 'message');
      seen.push(String(answer));
    }
    socket.close();
    expect(seen).toEqual(['silence', 'close:4001:why', 'drop', 'pong']);
  });
});

describe('the outbox', () => {
  it('does not show the codes unless the starter asks for the outbox', async () => {
    const { post } = plain;
    expect((await plain.json('/auth/code', post({ phone: '13700000001' }))).status).toBe(200);
    const { status, body } = await plain.json('/auth/outbox?phone=13700000001');
    expect([status, body]).toEqual([404, { error: 'there is no /api/auth/outbox' }]);
  });

  it('shows the codes when the starter asks for the outbox', async () => {
    await readable.json('/auth/code', readable.post({ phone: '13700000001' }));
    const { status, body } = await readable.json('/auth/outbox?phone=13700000001');
    expect([status, (body.messages as unknown[]).length]).toEqual([200, 1]);
  });
});
