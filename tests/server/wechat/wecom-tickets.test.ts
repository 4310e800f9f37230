import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../server/wechat/create-memory-store.mjs';
import { wecomTickets } from '../../../server/wechat/wecom-tickets.mjs';
import { SECRET, setUpWeChatService } from '../../helpers/wechat-service';

const service = setUpWeChatService();
const create = (store = createMemoryStore()) =>
  wecomTickets({ corpId: 'ww1', secret: SECRET, agentId: '7', api: service.url() }, { store });

it("has the company's ticket and the application's for one token", async () => {
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

it('keeps the applications of a company apart', async () => {
  const store = createMemoryStore();
  await create(store).agent();
  expect(await store.get('wecom:ww1:7:agent')).not.toBeNull();
});
