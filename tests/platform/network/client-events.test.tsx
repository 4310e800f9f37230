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
