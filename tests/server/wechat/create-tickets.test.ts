import { expect, it } from 'vitest';
import { createMemoryStore } from '../../../server/wechat/create-memory-store.mjs';
import { createTickets } from '../../../server/wechat/create-tickets.mjs';
import { UpstreamError } from '../../../server/wechat/upstream-error.mjs';
import { setUpWeChatService } from '../../helpers/wechat-service';

const service = setUpWeChatService();
const PATH = '/cgi-bin/ticket/getticket';
const addressOf = (token: string) => `${service.url()}${PATH}?type=jsapi&access_token=${token}`;

it('asks once more with another token, and tells which one was refused', async () => {
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

it('asks for no ticket without a token', async () => {
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
