import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export const SECRET = 'secret-that-nobody-may-see';

type Answer = {
  status?: number;
  location?: string;
  text?: string;
  errcode?: number;
  wait?: number;
};
type Question = { path: string; query: URLSearchParams; body: Record<string, unknown> };

/** A double of the ticket servers of WeChat, WeCom and DingTalk, over real HTTP on this machine. */
export function setUpWeChatService() {
  let server: ReturnType<typeof createServer>;
  let asked: string[] = [];
  let scripts: Record<string, Answer[]> = {};
  let number = 1;
  let seconds = 7200;
  /** The service refuses the token that it gave, and gives a new one only by force. */
  let isEnded = false;

  const token = () => `token-${number}`;
  const knows = (...secrets: unknown[]) => secrets.includes(SECRET);

  function grantToken({ query, body }: Question) {
    if (!knows(body.secret, query.get('corpsecret'), query.get('appsecret')))
      return { errcode: 40125, errmsg: `invalid appsecret ${JSON.stringify(body)}` };
    if (body.force_refresh === true) {
      number += 1;
      isEnded = false;
    }
    return { access_token: token(), expires_in: seconds };
  }

  function grantTicket({ path, query }: Question) {
    if (isEnded || query.get('access_token') !== token())
      return { errcode: 40001, errmsg: `invalid credential ${query.get('access_token')}` };
    const kind = query.get('type') ?? 'corp';
    return {
      errcode: 0,
      errmsg: 'ok',
      ticket: `ticket-${path}-${kind}-${number}`,
      expires_in: seconds,
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(url.pathname);
    const text = Buffer.concat(await request.toArray()).toString();
    const question = {
      path: url.pathname,
      query: url.searchParams,
      body: text === '' ? {} : JSON.parse(text),
    };
    const script = scripts[url.pathname]?.shift();
    if (script?.wait) await new Promise((resolve) => setTimeout(resolve, script.wait));
    const value = url.pathname.endsWith('token') ? grantToken(question) : grantTicket(question);
    const refusal = script?.errcode && { errcode: script.errcode, errmsg: `no, ${request.url}` };
    if (script?.location) response.setHeader('Location', script.location);
    response.writeHead(script?.status ?? 200, { 'Content-Type': 'application/json' });
    response.end(script?.text ?? JSON.stringify(refusal || value));
  }

  beforeAll(async () => {
    server = createServer((request, response) => void answer(request, response));
    server.listen(0, 'localhost');
    await once(server, 'listening');
  });
  beforeEach(() => {
    [asked, scripts, number, seconds, isEnded] = [[], {}, 1, 7200, false];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    url: () => `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    /** Sets the next answers below a path. After them the normal answers return. */
    script: (path: string, ...answers: Answer[]) => void (scripts[path] = answers),
    expiresIn: (value: number) => void (seconds = value),
    /** Another client has requested a new token. */
    replaceToken: () => void (number += 1),
    /** The service refuses the token, and still returns it. */
    endToken: () => void (isEnded = true),
  };
}
