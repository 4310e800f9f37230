import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../server/wechat/lease.mjs';
import {
  createTickets,
  dingtalkTicket,
  wechatTicket,
  wecomTickets,
} from '../../../server/wechat/tickets.mjs';
import { UpstreamError } from '../../../server/wechat/upstream.mjs';
import { SECRET, setUpWeChatService } from '../../helpers/wechat-service';

describe('createMemoryStore', () => {
  it('keeps the last value of a key, and shares none with other stores', async () => {
    const [one, other] = [createMemoryStore(), createMemoryStore()];
    await one.set('a', { value: '1', until: 5 });
    await one.set('a', { value: '2', until: 6 });
    expect(await one.get('a')).toEqual({ value: '2', until: 6 });
    expect([await one.get('b'), await other.get('a')]).toEqual([null, null]);
  });
});

describe('createTickets', () => {
  const service = setUpWeChatService();
  const PATH = '/cgi-bin/ticket/getticket';
  const addressOf = (token: string) => `${service.url()}${PATH}?type=jsapi&access_token=${token}`;

  it('asks once more with another token, and names the refused one', async () => {
    const refusedOnes: (string | undefined)[] = [];
    const ticket = createTickets(
      {
        service: 'WeChat',
        key: 'a',
        async loadToken(refused) {
          refusedOnes.push(refused);
          return { value: refused ? 'token-1' : 'old & gone', seconds: 7200 };
        },
      },
      { store: createMemoryStore() },
    )('jsapi', addressOf);
    expect(await ticket()).toBe(`ticket-${PATH}-jsapi-1`);
    expect(refusedOnes).toEqual([undefined, 'old & gone']);
  });

  it('does not ask for a ticket without a token', async () => {
    const ticket = createTickets(
      {
        service: 'WeChat',
        key: 'a',
        loadToken: () => Promise.reject(new UpstreamError('no', 40164)),
      },
      { store: createMemoryStore() },
    )('jsapi', addressOf);
    await expect(ticket()).rejects.toMatchObject({ errcode: 40164 });
    expect(service.asked()).toEqual([]);
  });
});

describe('dingtalkTicket', () => {
  const service = setUpWeChatService();
  const create = (appSecret: string) =>
    dingtalkTicket(
      { appKey: 'ding1', appSecret, api: service.url() },
      { store: createMemoryStore() },
    );

  it('asks for a token, then for the ticket', async () => {
    const ticket = create(SECRET);
    expect(await Promise.all([ticket(), ticket()])).toEqual([
      'ticket-/get_jsapi_ticket-jsapi-1',
      'ticket-/get_jsapi_ticket-jsapi-1',
    ]);
    expect(service.asked()).toEqual(['/gettoken', '/get_jsapi_ticket']);
  });

  it('fails with a wrong secret', async () => {
    await expect(create('wrong')()).rejects.toMatchObject({ status: 502, errcode: 40125 });
  });
});

describe('wechatTicket', () => {
  const service = setUpWeChatService();
  const TOKEN = '/cgi-bin/stable_token';
  const TICKET = '/cgi-bin/ticket/getticket';
  const create = (secret = SECRET, timeout = 10_000) => {
    const store = createMemoryStore();
    const ticket = wechatTicket({ appId: 'wx1', secret, api: service.url() }, { store, timeout });
    return { store, ticket };
  };

  it('asks for a token, then for the ticket, once for all callers', async () => {
    const { store, ticket } = create();
    const values = await Promise.all(Array.from({ length: 100 }, () => ticket()));
    expect(new Set(values)).toEqual(new Set([`ticket-${TICKET}-jsapi-1`]));
    expect(service.asked()).toEqual([TOKEN, TICKET]);
    expect(await store.get('wechat:wx1:token')).toMatchObject({ value: 'token-1' });
    expect(await store.get('wechat:wx1:jsapi')).toMatchObject({ value: values[0] });
  });

  it.each([40001, 40014, 42001])('asks again with a new token after %s', async (errcode) => {
    const { store, ticket } = create();
    await store.set('wechat:wx1:token', { value: 'token-1', until: Date.now() + 7_200_000 });
    service.replaceToken();
    service.script(TICKET, { errcode });
    expect(await ticket()).toBe(`ticket-${TICKET}-jsapi-2`);
    expect(service.asked()).toEqual([TICKET, TOKEN, TICKET]);
  });

  it('forces a new token when WeChat sends the refused one again', async () => {
    const { ticket } = create();
    service.endToken();
    expect(await ticket()).toBe(`ticket-${TICKET}-jsapi-2`);
    expect(service.asked()).toEqual([TOKEN, TICKET, TOKEN, TOKEN, TICKET]);
  });

  it('asks again once', async () => {
    const { ticket } = create();
    service.script(TICKET, { errcode: 40001 }, { errcode: 40001 });
    await expect(ticket()).rejects.toMatchObject({ status: 502, errcode: 40001 });
    expect(service.asked()).toEqual([TOKEN, TICKET, TOKEN, TOKEN, TICKET]);
  });

  it('does not ask again after another refusal', async () => {
    const { ticket } = create();
    service.script(TICKET, { errcode: 45009 });
    await expect(ticket()).rejects.toMatchObject({ status: 502, errcode: 45009 });
    expect(service.asked()).toEqual([TOKEN, TICKET]);
  });

  it('fails with a wrong secret', async () => {
    await expect(create('wrong').ticket()).rejects.toMatchObject({ errcode: 40125 });
  });

  it('fails when WeChat is silent', async () => {
    const { ticket } = create(SECRET, 100);
    service.script(TOKEN, { wait: 20_000 });
    const begun = Date.now();
    await expect(ticket()).rejects.toThrow('WeChat took too long');
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});

describe('wecomTickets', () => {
  const service = setUpWeChatService();
  const create = (store = createMemoryStore()) =>
    wecomTickets({ corpId: 'ww1', secret: SECRET, agentId: '7', api: service.url() }, { store });

  it('fetches the tickets of the company and of the application with one token', async () => {
    const { corp, agent } = create();
    expect(await Promise.all([corp(), agent()])).toEqual([
      'ticket-/cgi-bin/get_jsapi_ticket-corp-1',
      'ticket-/cgi-bin/ticket/get-agent_config-1',
    ]);
    expect([...service.asked()].sort()).toEqual([
      '/cgi-bin/get_jsapi_ticket',
      '/cgi-bin/gettoken',
      '/cgi-bin/ticket/get',
    ]);
  });

  it('asks again with a new token', async () => {
    const store = createMemoryStore();
    await store.set('wecom:ww1:7:token', { value: 'token-0', until: Date.now() + 7_200_000 });
    expect(await create(store).corp()).toBe('ticket-/cgi-bin/get_jsapi_ticket-corp-1');
    expect(service.asked()).toEqual([
      '/cgi-bin/get_jsapi_ticket',
      '/cgi-bin/gettoken',
      '/cgi-bin/get_jsapi_ticket',
    ]);
  });

  it('keeps the tickets of two applications separate', async () => {
    const store = createMemoryStore();
    await create(store).agent();
    expect(await store.get('wecom:ww1:7:agent')).not.toBeNull();
  });
});
