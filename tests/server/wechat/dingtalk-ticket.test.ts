import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../server/wechat/create-memory-store.mjs';
import { dingtalkTicket } from '../../../server/wechat/dingtalk-ticket.mjs';
import { SECRET, setUpWeChatService } from '../../helpers/wechat-service';

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

it('is refused with a wrong secret', async () => {
  await expect(create('wrong')()).rejects.toMatchObject({ status: 502, errcode: 40125 });
});
