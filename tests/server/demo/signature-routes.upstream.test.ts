import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../../server/demo/backend.mjs';
import { SECRET, setUpWeChatService } from '../../helpers/wechat-service';

const service = setUpWeChatService();
const TOKEN = '/cgi-bin/stable_token';
const TICKET = '/cgi-bin/ticket/getticket';

let server: Awaited<ReturnType<typeof startServer>>;
let time = Date.now();
let texts: string[] = [];
const log = console.error;

async function start(secret = SECRET, timeout = 10_000) {
  server = await startServer({
    backend: {
      now: () => time,
      wechat: { account: { appId: 'wx1', secret, api: service.url() }, timeout },
    },
  });
}

async function ask() {
  const response = await fetch(`${server.url}/api/wechat/signature`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: `${server.url}/stone?a=1&b=2` }),
  });
  const text = await response.text();
  texts.push(text, JSON.stringify([...response.headers]));
  return { status: response.status, body: JSON.parse(text) as Record<string, unknown> };
}

beforeEach(() => {
  [time, texts] = [Date.now(), []];
  console.error = (...words) => void texts.push(words.map(String).join(' '));
});
afterEach(async () => {
  console.error = log;
  await server.close();
  // No answer and no log may contain a secret, a token or a ticket.
  const found = /secret-that|token-\d|ticket-\/|localhost:\d+\/cgi/.exec(texts.join('\n'));
  if (found) throw new Error(`${found[0]} has come out`);
});

describe('the signature of a real account', () => {
  it('[S1.2] needs one request to WeChat for a hundred callers', async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(answers.every(({ status, body }) => status === 200 && body.appId === 'wx1')).toBe(true);
    expect(new Set(answers.map(({ body }) => body.nonceStr)).size).toBe(100);
    expect(service.asked()).toEqual([TOKEN, TICKET]);
  });

  it('asks WeChat again four minutes before the ticket expires', async () => {
    service.expiresIn(1000);
    await start();
    await ask();
    time += 1_000_000 - 240_001;
    await ask();
    expect(service.asked()).toEqual([TOKEN, TICKET]);
    time += 1;
    await ask();
    expect(service.asked()).toEqual([TOKEN, TICKET, TOKEN, TICKET]);
  });

  it('works after another server has replaced the token', async () => {
    await start();
    service.script(TICKET, { errcode: 40001 });
    expect((await ask()).status).toBe(200);
  });

  it('is a 502 with the code when WeChat refuses, and WeChat gets no request for a minute', async () => {
    await start();
    service.script(TICKET, { errcode: 45009 });
    const refused = {
      status: 502,
      body: { error: 'WeChat refused with errcode 45009', errcode: 45009 },
    };
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers).toEqual(Array.from({ length: 20 }, () => refused));
    time += 59_999;
    expect(await ask()).toEqual(refused);
    expect(service.asked()).toEqual([TOKEN, TICKET]);
    time += 1;
    expect((await ask()).status).toBe(200);
  });

  it('is a 502 after the time-out when WeChat is silent', async () => {
    await start(SECRET, 300);
    service.script(TOKEN, { wait: 20_000 });
    const begun = Date.now();
    expect(await ask()).toEqual({ status: 502, body: { error: 'WeChat took too long' } });
    expect(Date.now() - begun).toBeLessThan(10_000);
  });

  it('is a 502 when WeChat sends half an object or HTML', async () => {
    await start();
    service.script(TICKET, { text: '{"ticket":"' }, { status: 503, text: '<html>' });
    const broken = { status: 502, body: { error: 'WeChat answered in an unknown form' } };
    expect(await ask()).toEqual(broken);
    time += 5_000;
    expect(await ask()).toEqual(broken);
  });

  it('is a 502 with a wrong secret', async () => {
    await start('wrong-secret-that-nobody-may-see');
    expect(await ask()).toMatchObject({ status: 502, body: { errcode: 40125 } });
  });
});
