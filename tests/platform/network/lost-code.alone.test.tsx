/** @module-tag long */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { losses } from '../../helpers/lose-code';
import { platformOf } from '../../helpers/platform-of';
import { realPlatform } from '../../helpers/start-call';

vi.mock('@/shared/lost-code', async (importOriginal) => {
  const { losingCode } = await import('../../helpers/lose-code');
  return losingCode(await importOriginal());
});

/** No server listens there. */
const url = 'ws://127.0.0.1:9/';

beforeEach(() => Object.assign(losses, { file: 'network/socket', left: 0, loads: 0 }));

describe('the code of sockets', () => {
  function connect(platform: ReturnType<typeof platformOf>) {
    const socket = platform.connectSocket({ url });
    const heard: string[] = [];
    const closed = new Promise<void>((resolve) => {
      socket.onClose(({ code }) => {
        heard.push(`close ${code}`);
        resolve();
      });
    });
    socket.onError(({ error }) => heard.push(error.errMsg));
    return { socket, heard, closed };
  }
  const lost = 'connectSocket:fail its code could not be loaded';

  it('is fetched once more if it was lost', async () => {
    losses.left = 1;
    const { heard, closed } = connect(platformOf(realPlatform().context));
    await closed;
    expect(heard).not.toContain(lost);
    expect(losses.loads).toBe(2);
  });

  it('that was lost twice is fetched again with the next socket', async () => {
    losses.left = 2;
    const platform = platformOf(realPlatform().context);
    const first = connect(platform);
    await expect(first.socket.send({ data: 'x' })).rejects.toMatchObject({ code: 'failed' });
    await first.closed;
    expect(first.heard).toEqual([lost, 'close 1006']);
    expect([first.socket.readyState, losses.loads]).toEqual([3, 2]);
    await first.socket.close();

    const second = connect(platform);
    await second.closed;
    expect(second.heard).not.toContain(lost);
    expect(losses.loads).toBe(3);
  });

  it('is not fetched for each socket', async () => {
    const platform = platformOf(realPlatform().context);
    await connect(platform).closed;
    await connect(platform).closed;
    expect(losses.loads).toBe(1);
  });
});

describe('the code of transfers is fetched once more if it was lost', () => {
  const lose = (file: string, left: number) => Object.assign(losses, { file, left });
  const failure = { code: 'failed', message: 'its code could not be loaded' };
  const file = new File(['marble'], 'stone.txt');

  it('for an upload by tus', async () => {
    const platform = platformOf(realPlatform().context);
    const params = { url: '/api/upload/tus', file, resume: true } as const;
    lose('upload-tus', 2);
    await expect(platform.uploadFile(params)).rejects.toMatchObject(failure);
    lose('upload-tus', 1);
    expect((await platform.uploadFile(params)).statusCode).toBe(204);
    expect(losses.loads).toBe(4);
  });

  it('for the file of an upload that was saved', async () => {
    const platform = platformOf(realPlatform().context);
    lose('saved-files', 2);
    const failing = platform.uploadFile({ url: '/api/upload', filePath: 'saved:1' });
    await expect(failing).rejects.toMatchObject(failure);
    expect(losses.loads).toBe(2);
  });

  it('for a download that is saved', async () => {
    const platform = platformOf(realPlatform().context);
    lose('saved-files', 1);
    const { savedFilePath = '' } = await platform.downloadFile({ url: '/api/bytes/5', save: true });
    expect(losses.loads).toBe(2);
    await platform.removeSavedFile({ filePath: savedFilePath });
  });
});

describe('the code of streams', () => {
  beforeEach(() => Object.assign(losses, { file: 'network/stream', left: 0, loads: 0 }));

  it('that was lost twice makes the first part reject, and is fetched again with the next stream', async () => {
    losses.left = 2;
    const client = platformOf(realPlatform().context).createClient({ baseURL: '/api' });
    await expect(client.events('/chunks').next()).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'events:fail its code could not be loaded',
    });
    expect((await client.stream('/chunks?ms=0').next()).value).toMatch(/^line 1/);
    expect(losses.loads).toBe(3);
  });
});
