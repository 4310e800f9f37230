import { describe, expect, it } from 'vitest';
import { openChat } from '../../helpers/chat';
import { flush } from '../../helpers/flush';

const requests = { origin: 'https://api.example', tool: 'send_request' };

describe('[S1.2] requests by a tool', () => {
  const everything = { serverTools: {} };

  async function start(
    answer: (given: Record<string, unknown>) => object,
    capabilities: object = everything,
  ) {
    const chat = openChat({ requests, capabilities });
    const asked: unknown[] = [];
    chat.bridge.oncalltool = async (params) => {
      asked.push({ name: params.name, arguments: params.arguments });
      return { content: [], ...answer(params.arguments ?? {}) };
    };
    const host = await chat.connect();
    await host.ready();
    const send = (path: string, init?: RequestInit) =>
      host.fetch?.(new Request(`https://api.example${path}`, init)) ?? null;
    return { ...chat, host, asked, send };
  }

  const ok = (fields: object = {}) => ({ structuredContent: { status: 200, ...fields } });

  it('the tool gets method, path, headers and text, and its answer is that of the request', async () => {
    const { asked, send } = await start(() =>
      ok({ status: 201, headers: { 'x-id': '7' }, body: 'é' }),
    );
    const response = await send('/a/b?c=d', {
      method: 'PUT',
      headers: { 'x-a': '1', Authorization: 'Bearer secret' },
      body: 'ü',
    });
    expect(response?.status).toBe(201);
    expect(response?.headers.get('x-id')).toBe('7');
    expect(await response?.text()).toBe('é');
    expect(asked).toEqual([
      {
        name: 'send_request',
        arguments: {
          method: 'PUT',
          path: '/a/b?c=d',
          headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-a': '1' },
          body: 'ü',
        },
      },
    ]);
  });

  it('bytes that are no text travel as base64 in both directions', async () => {
    const bytes = new Uint8Array([0, 255, 128, 10]);
    const { send } = await start(({ body, base64 }) => ok({ body, base64 }));
    const response = await send('/picture', { method: 'POST', body: bytes });
    expect(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  });

  it('an answer without content has no body', async () => {
    const { send } = await start(() => ok({ status: 204, body: '' }));
    expect((await send('/a'))?.body).toBeNull();
  });

  it.each([
    ['the tool send_request has failed', { isError: true }],
    ['gave no answer to a request', {}],
    ['gave no answer to a request', ok({ status: 99 })],
    ['gave no answer to a request', ok({ body: 7 })],
  ])('a request rejects with “%s” for the result %j', async (message, result) => {
    const { send } = await start(() => result);
    await expect(send('/a')).rejects.toThrow(message);
  });

  it('a request that is aborted ends at once', async () => {
    const { send, bridge } = await start(() => ok());
    bridge.oncalltool = () => new Promise(() => {});
    const ending = new AbortController();
    const sent = send('/a', { signal: ending.signal });
    await flush();
    ending.abort();
    await expect(sent).rejects.toThrow('aborted');
  });

  it('requests to another origin, and all requests without such a host, are left to the browser', async () => {
    const { host } = await start(() => ok());
    expect(host.fetch?.(new Request('https://other.example/a'))).toBeNull();
    const { send } = await start(() => ok(), {});
    expect(send('/a')).toBeNull();
  });
});
