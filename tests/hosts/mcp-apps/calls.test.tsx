import { describe, expect, it } from 'vitest';
import { openChat } from '../../helpers/chat';
import { flush } from '../../helpers/flush';
import { hostWork } from '../../helpers/telegram-app';

describe('[S1.2] calls of the protocol', () => {
  const call = { signed: true, timeout: 0 };

  it('host.invoke sends a request of the protocol and gives the answer', async () => {
    const { connect, bridge } = openChat({});
    bridge.onrequestdisplaymode = async ({ mode }) => ({ mode });
    bridge.oncalltool = async () => ({ content: [], isError: true });
    const host = await connect();
    await host.ready();
    const params = { mode: 'fullscreen' };
    await expect(
      host.invoke?.({ ...call, name: 'ui/request-display-mode', params }, hostWork()),
    ).resolves.toMatchObject({ mode: 'fullscreen' });
    // A tool that fails has an answer too.
    await expect(
      host.invoke?.({ ...call, name: 'tools/call', params: { name: 'a' } }, hostWork()),
    ).resolves.toMatchObject({ isError: true });
  });

  it('host.invoke names the requests that there are', async () => {
    const { connect } = openChat({});
    const host = await connect();
    await host.ready();
    await expect(
      host.invoke?.({ ...call, name: 'ui/nothing', params: {} }, hostWork()),
    ).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('parameter.name should be one of tools/call'),
    });
  });

  it('host.invoke rejects with denied if the host refused, and with failed if it cannot', async () => {
    const { connect, bridge } = openChat({});
    Object.assign(bridge, { onmessage: async () => ({ isError: true }) });
    const host = await connect();
    await host.ready();
    const message = { role: 'user', content: [{ type: 'text', text: 'a' }] };
    await expect(
      host.invoke?.({ ...call, name: 'ui/message', params: message }, hostWork()),
    ).rejects.toMatchObject({ code: 'denied', message: 'the host refused ui/message' });
    await expect(
      host.invoke?.({ ...call, name: 'resources/list', params: {} }, hostWork()),
    ).rejects.toMatchObject({ code: 'failed' });
  });

  it('host.invoke ends with abort when its call is aborted', async () => {
    const { connect, bridge } = openChat({});
    Object.assign(bridge, { onmessage: () => new Promise(() => {}) });
    const host = await connect();
    await host.ready();
    const ending = new AbortController();
    const params = { role: 'user', content: [] };
    const sent = host.invoke?.(
      { ...call, name: 'ui/message', params },
      hostWork('host.invoke', ending.signal),
    );
    await flush();
    ending.abort();
    await expect(sent).rejects.toMatchObject({ code: 'abort' });
  });

  it('openOutside rejects with denied if the host refused the address', async () => {
    const { connect, bridge } = openChat({ capabilities: { openLinks: {} } });
    const opened: string[] = [];
    bridge.onopenlink = async ({ url }) => {
      opened.push(url);
      return { isError: opened.length > 1 };
    };
    const host = await connect();
    await host.ready();
    await host.openOutside?.('https://a.example/');
    await expect(host.openOutside?.('https://b.example/')).rejects.toMatchObject({
      code: 'denied',
    });
    expect(opened).toEqual(['https://a.example/', 'https://b.example/']);
  });

  it('a file goes to the user by a host that can save files', async () => {
    const { connect, bridge } = openChat({ capabilities: { downloadFile: {} } });
    const saved: unknown[] = [];
    bridge.ondownloadfile = async ({ contents }) => {
      saved.push(...contents);
      return { isError: saved.length > 1 };
    };
    const host = await connect();
    await host.ready();
    expect(host.serves('saveToDevice')).toBe(true);
    const file = { blob: new Blob(['abc'], { type: 'text/plain' }), name: 'a/b.txt' };
    await host.calls.saveToDevice?.(file, hostWork());
    const resource = { uri: 'file:///a%2Fb.txt', mimeType: 'text/plain', blob: 'YWJj' };
    expect(saved).toEqual([{ type: 'resource', resource }]);
    await expect(host.calls.saveToDevice?.(file, hostWork())).rejects.toMatchObject({
      code: 'denied',
    });
  });

  it('without that capability of the host, the browser saves files', async () => {
    const { connect } = openChat({});
    const host = await connect();
    await host.ready();
    expect(host.serves('saveToDevice')).toBe(false);
  });
});
