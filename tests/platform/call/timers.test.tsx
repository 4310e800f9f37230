import { describe, expect, it } from 'vitest';
import { createPlatformContext } from '@/platform';
import { getFileInfo } from '@/platform/files/digest';
import { getImageInfo } from '@/platform/media/calls';
import { request } from '@/platform/network/request';
import { picture } from '../../helpers/pictures';
import { realPlatform } from '../../helpers/start-call';

function start(time: number) {
  const { context } = realPlatform();
  const timeouts = { request: time, upload: time, download: time };
  return createPlatformContext({ ...context, settings: { ...context.settings, timeouts } });
}

describe.each([0, Infinity])('[S9.1] with an app time-out of %d', (ms) => {
  it('a request has no time limit', async () => {
    const { statusCode } = await request(start(ms))({ url: '/api/slow?ms=50' });
    expect(statusCode).toBe(200);
  });

  it('reading a file has no time limit', async () => {
    expect(await getFileInfo(start(ms))({ filePath: '/api/bytes/0' })).toEqual({
      size: 0,
      digest: 'd41d8cd98f00b204e9800998ecf8427e',
    });
  });

  it('reading a picture has no time limit', async () => {
    const context = start(ms);
    const { width } = await getImageInfo(context)({ src: await picture(40, 30) });
    expect(width).toBe(40);
  });
});
