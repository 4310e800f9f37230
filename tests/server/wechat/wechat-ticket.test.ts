import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../server/wechat/create-memory-store.mjs';
import { wechatTicket } from '../../../server/wechat/wechat-ticket.mjs';
import { SECRET, setUpWeChatService } from '../../helpers/wechat-service';

const service = setUpWeChatService();
const TOKEN = '/cgi-bin/stable_token';
const TICKET = '/cgi-bin/ticket/getticket';
const create = (secret = SECRET, timeout = 10_000) => {
  const store = createMemoryStore();
  const ticket = wechatTicket({ appId: 'wx1', secret, api: service.url() }, { store, timeout });
  return { store, ticket };
};

describe('wechatTicket', () => {
  it('asks for a token, then for the ticket, once for all', async () => {
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

  it('forces a new token when it is handed the refused one', async () => {
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

  it('is refused with a wrong secret', async () => {
    await expect(create('wrong').ticket()).rejects.toMatchObject({ errcode: 40125 });
  });

  it('settles when WeChat is silent', async () => {
    const { ticket } = create(SECRET, 100);
    service.script(TOKEN, { wait: 20_000 });
    const begun = Date.now();
    await expect(ticket()).rejects.toThrow('WeChat took too long');
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});
