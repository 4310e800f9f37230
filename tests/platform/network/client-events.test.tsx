import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ClientOptions, EventsParams, ServerEvent } from '@/platform';
import { drivenPhone } from '../../helpers/driven-phone';
import { platformOf, tiedTo } from '../../helpers/platform-of';
import { realPlatform } from '../../helpers/start-call';
import { collect, streamPlace } from '../../helpers/streams';

const { context } = realPlatform();
const create = (options?: ClientOptions, lifetime?: AbortSignal) =>
  tiedTo(platformOf(context), lifetime).createClient(options);

/** Connects again without a long wait. */
const soon: EventsParams = { reconnect: { delay: 1 } };

const textsOf = (events: readonly ServerEvent[]) => events.map(({ id, data }) => `${id} ${data}`);

/** A phone whose clock and network the test drives. */
function driven() {
  const phone = drivenPhone();
  onTestFinished(() => phone.context.life.abort());
  const { createClient } = platformOf(phone.context);
  return { ...phone, client: createClient() };
}

describe('client.events()', () => {
  it('continues after a connection that broke inside a character, with the last id', async () => {
    const { url, requests, firstIsRead } = await streamPlace('cut');
    const states: boolean[] = [];
    const onConnectedChange = (isConnected: boolean) => states.push(isConnected);
    const parts = create().events(url, { ...soon, onConnectedChange });
    const events = await collect(parts, 3, firstIsRead);
    expect(textsOf(events)).toEqual(['1 one', '2 prix 5 €', '3 three']);
    expect(await requests()).toEqual(['GET', 'GET after 1']);
    expect(states).toEqual([true, false, true]);
  });

  it('connects again after each answer that ends, and ends with 204', async () => {
    const { url, requests } = await streamPlace('ended');
    const events = await collect(create().events(url, soon));
    expect(textsOf(events)).toEqual(['1 here', '2 here', '3 here']);
    expect(await requests()).toEqual(['GET', 'GET after 1', 'GET after 2', 'GET after 3']);
  });

  it('continues after the id that the product has kept', async () => {
    const { url, requests } = await streamPlace('ended');
    const events = await collect(
      create().events(url, { ...soon, header: { 'last-event-id': '2' } }),
    );
    expect(textsOf(events)).toEqual(['3 here']);
    expect(await requests()).toEqual(['GET after 2', 'GET after 3']);
  });

  it('reads lines of Windows, a byte order mark and split characters, and drops an unfinished event', async () => {
    const { url } = await streamPlace('split');
    const events = await collect(create().events(url, { reconnect: false }));
    expect(events).toEqual([{ event: 'price', data: '5 €\n6 €', id: '' }]);
  });

  it('sends no request before the product asks for the first event', async () => {
    const { url, requests } = await streamPlace('endless');
    const events = create().events(url);
    expect(await requests()).toEqual([]);
    await events.next();
    expect(await requests()).toEqual(['GET']);
    await events.return?.();
  });

  it('closes the connection when the product leaves its loop', async () => {
    const { url, requests } = await streamPlace('endless');
    await collect(create().events(url), 2);
    await vi.waitUntil(async () => (await requests()).includes('closed'), 20_000);
    expect(await requests()).toEqual(['GET', 'closed']);
  });

  it('ends with its signal, with its component, and with the app', async () => {
    const own = new AbortController();
    const reason = new Error('the question was changed');
    const life = new AbortController();
    const { context: other } = realPlatform();
    const ways = [
      [create(), { signal: own.signal }, () => own.abort(reason)],
      [create({}, life.signal), {}, () => life.abort()],
      [platformOf(other).createClient(), {}, () => other.life.abort()],
    ] as const;
    for (const [client, params, end] of ways) {
      const { url, requests } = await streamPlace('quiet');
      const events = client.events(url, params);
      await events.next();
      const waiting = events.next();
      end();
      await expect(waiting).rejects.toMatchObject({
        code: 'abort',
        errMsg: 'events:fail request abort',
      });
      expect(await events.next()).toEqual({ done: true, value: undefined });
      await vi.waitUntil(async () => (await requests()).includes('closed'), 20_000);
    }
    const events = create().events('/api/chunks', { signal: AbortSignal.abort(reason) });
    await expect(events.next()).rejects.toMatchObject({ code: 'abort' });
  });

  it('closes the connection of a page that is gone while the product works on an event', async () => {
    const { context: own, unload } = realPlatform();
    const client = platformOf(own).createClient();
    const { url, requests } = await streamPlace('burst');
    const events = client.events(url);
    await events.next();
    unload('p1');
    await vi.waitUntil(async () => (await requests()).includes('closed'), 20_000);
    // The second event has arrived already. It has no page to go to.
    await expect(events.next()).rejects.toMatchObject({ code: 'abort' });
  });

  it('ends with the page that was on top, and `endsWithPage: false` keeps it', async () => {
    const { context: own, turnTo, unload } = realPlatform();
    const client = platformOf(own).createClient();
    const { url } = await streamPlace('quiet');
    const tied = client.events(url);
    const free = client.events((await streamPlace('endless')).url, { endsWithPage: false });
    turnTo({ id: 'p2' });
    await Promise.all([tied.next(), free.next()]);
    const waiting = tied.next();
    unload('p1');
    await expect(waiting).rejects.toMatchObject({ code: 'abort' });
    expect((await free.next()).value).toMatchObject({ data: 'tick' });
    await free.return?.();
  });

  it.each([
    ['failing', { code: 'http-status', message: 'the server answered 500' }, 1],
    ['login', { code: 'parse' }, 1],
    ['lines', { code: 'parse' }, 1],
  ] as const)(
    'rejects at the first answer of %s, without another try',
    async (name, error, sent) => {
      const { url, requests } = await streamPlace(name);
      await expect(create().events(url).next()).rejects.toMatchObject({ ...error, api: 'events' });
      expect(await requests()).toHaveLength(sent);
    },
  );

  it('has the answer of the server in its error, as a request has', async () => {
    const { url } = await streamPlace('failing');
    const error = await create()
      .events(url)
      .next()
      .catch((reason: unknown) => reason);
    const ofRequest = await create()
      .get(url)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      response: { statusCode: 500, data: { reason: 'broken' }, url },
      cause: { statusCode: 500 },
    });
    expect(Object.keys(error as object).sort()).toEqual(Object.keys(ofRequest as object).sort());
  });

  it('has the attempts of the client for the first connection', async () => {
    const { url, requests } = await streamPlace('failing');
    const client = create({ retry: { times: 2, delay: 1 } });
    await expect(client.events(url).next()).rejects.toMatchObject({ code: 'http-status' });
    expect(await requests()).toHaveLength(3);
  });

  it('rejects with a status for good after a connection that ended', async () => {
    const { url, requests } = await streamPlace('goneLater');
    const events = create().events(url, soon);
    await events.next();
    await expect(events.next()).rejects.toMatchObject({
      code: 'http-status',
      response: { statusCode: 410, data: { reason: 'over' } },
    });
    expect(await requests()).toEqual(['GET', 'GET after 1']);
  });

  it('waits as long as `retry:` says, then as long as Retry-After says', async () => {
    const { url, requests } = await streamPlace('restarted');
    const { client, waits, toNextTimer, elapse } = driven();
    const events = client.events(url, { timeout: 0 });
    const first = events.next();
    expect(await first).toMatchObject({ value: { data: 'number 1' } });
    const second = events.next();
    await vi.waitUntil(() => waits().includes(2500), 20_000);
    await toNextTimer();
    await vi.waitUntil(() => waits().includes(7000), 20_000);
    await elapse(6999);
    expect(await requests()).toHaveLength(2);
    await elapse(1);
    await vi.waitUntil(() => waits().length > 0, 20_000);
    await toNextTimer();
    expect(await second).toMatchObject({ value: { data: 'number 3' } });
    await events.return?.();
  });

  it('waits longer after each lost connection, and gives up after `times`', async () => {
    const { client, waits, toNextTimer } = driven();
    const reconnect = { times: 4, delay: 1000, maxDelay: 3000 };
    const { url } = await streamPlace('loginBetween');
    const events = client.events(url, { timeout: 0, reconnect });
    await events.next();
    const rest = collect(events).catch((error: unknown) => error);
    const seen: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      await vi.waitUntil(() => waits().length > 0, 20_000);
      seen.push(Math.max(...waits()));
      await toNextTimer();
    }
    expect(await rest).toMatchObject({ code: 'network', message: 'connection lost' });
    const least = [500, 1000, 1500, 1500];
    const most = [1000, 2000, 3000, 3000];
    for (const [at, ms] of seen.entries()) {
      expect(ms).toBeGreaterThanOrEqual(least[at] ?? 0);
      expect(ms).toBeLessThanOrEqual(most[at] ?? 0);
    }
  });

  it('reads on after the page of a public network in place of events', async () => {
    const { url, requests } = await streamPlace('loginBetween');
    const events = create().events(url, soon);
    expect(textsOf(await collect(events, 2))).toEqual(['1 one', '2 two']);
    expect(await requests()).toEqual(['GET', 'GET after 1', 'GET after 1']);
  });

  it('[S8.3] connects when the network returns, and uses no attempt until then', async () => {
    const { client, elapse, setOnline } = driven();
    const { url, requests, firstIsRead } = await streamPlace('cut');
    const events = client.events(url, { timeout: 0, reconnect: { times: 1 } });
    await events.next();
    await firstIsRead();
    setOnline(false);
    const second = events.next();
    // The connection breaks meanwhile.
    await vi.waitUntil(async () => (await requests()).length === 1, 20_000);
    await elapse(600_000);
    expect(await requests()).toEqual(['GET']);
    setOnline(true);
    await vi.waitUntil(async () => {
      await elapse(1000);
      return (await requests()).length === 2;
    }, 20_000);
    expect(textsOf([(await second).value as ServerEvent])).toEqual(['2 prix 5 €']);
    await events.return?.();
  });

  it('[S8.3] fails at once without a network, and waits for it with `whenOffline`', async () => {
    const { client, setOnline, elapse } = driven();
    setOnline(false);
    const { url } = await streamPlace('ended');
    await expect(client.events(url).next()).rejects.toMatchObject({ code: 'offline' });
    const first = client.events(url, { whenOffline: 'wait', timeout: 0 }).next();
    await elapse(60_000);
    setOnline(true);
    await elapse(1000);
    expect((await first).value).toMatchObject({ data: 'here' });
  });

  it('connects at once when the page becomes visible', async () => {
    const { client, waits } = driven();
    const { url, firstIsRead } = await streamPlace('cut');
    const reconnect = { delay: 3_600_000, maxDelay: 3_600_000 };
    const events = client.events(url, { timeout: 0, reconnect });
    await events.next();
    await firstIsRead();
    const second = events.next();
    await vi.waitUntil(() => waits().length > 0, 20_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect((await second).value).toMatchObject({ data: 'prix 5 €' });
    expect(waits()).toEqual([]);
    await events.return?.();
  });

  it('takes a connection without a byte for a broken one, with `attemptTimeout`', async () => {
    const { client, waits, toNextTimer } = driven();
    const { url, requests } = await streamPlace('quiet');
    const plan: EventsParams = { timeout: 0, attemptTimeout: 80, reconnect: { delay: 5000 } };
    const events = client.events(url, plan);
    const first = await events.next();
    const second = events.next();
    await vi.waitUntil(() => waits().includes(80), 20_000);
    await toNextTimer();
    // It is lost now. The other timer is for the next connection.
    await vi.waitUntil(() => waits().some((ms) => ms > 80), 20_000);
    await toNextTimer();
    const both = [first.value, (await second).value] as ServerEvent[];
    expect(textsOf(both)).toEqual(['1 one', '1 one']);
    await events.return?.();
    await vi.waitUntil(async () => (await requests()).length === 4, 20_000);
    expect((await requests()).sort()).toEqual(['GET', 'GET after 1', 'closed', 'closed']);
  });

  it('ends with `timeout` if the server does not begin to answer', async () => {
    const { url } = await streamPlace('silent');
    await expect(create().events(url, { timeout: 60 }).next()).rejects.toMatchObject({
      code: 'timeout',
      limit: 'call',
    });
  });

  it('does not send a POST again, unless it has an idempotency key', async () => {
    const { url, requests, firstIsRead } = await streamPlace('cut');
    const post: EventsParams = { method: 'POST', data: { question: 'why?' } };
    const events = create().events(url, post);
    await events.next();
    await firstIsRead();
    await expect(events.next()).rejects.toMatchObject({ code: 'network' });
    expect(await requests()).toEqual(['POST']);

    const other = await streamPlace('ended');
    expect(textsOf(await collect(create().events(other.url, post)))).toEqual(['1 here']);
    expect(await other.requests()).toEqual(['POST']);

    const keyed = await streamPlace('ended');
    const all = await collect(
      create().events(keyed.url, { ...soon, ...post, idempotencyKey: true }),
    );
    expect(all).toHaveLength(3);
    expect(await keyed.requests()).toHaveLength(4);
  });

  it('reports a mistake in `onConnectedChange`, and reads on', async () => {
    const phone = realPlatform();
    const reported = vi.spyOn(phone.context.env.errors, 'report').mockReturnValue(undefined);
    const { url, firstIsRead } = await streamPlace('cut');
    const onConnectedChange = () => {
      throw new Error('a mistake of the product');
    };
    const events = platformOf(phone.context)
      .createClient()
      .events(url, { ...soon, onConnectedChange });
    expect(await collect(events, 3, firstIsRead)).toHaveLength(3);
    expect(reported).toHaveBeenCalledTimes(3);
  });

  it.each([
    [{ reconnect: 5 }, 'parameter.reconnect should be an object'],
    [{ reconnect: { delay: 0 } }, 'parameter.reconnect.delay should be 1 or more'],
    [{ onConnectedChange: 5 }, 'parameter.onConnectedChange should be a function'],
    [{ endsWithPage: 1 }, 'parameter.endsWithPage should be true or false'],
    [{ method: 'FETCH' }, undefined],
    [{ signal: 5 }, 'parameter.signal should be an AbortSignal'],
  ])('refuses the parameters %o', async (params, message) => {
    const events = create().events('/api/chunks', params as never);
    await expect(events.next()).rejects.toMatchObject({
      code: 'invalid',
      ...(message && { message }),
    });
  });
});
