import { describe, expect, it } from 'vitest';
import { vibrateLong, vibrateShort } from '@/platform/apis/device';
import { fakePlatform } from '../../../helpers/fake-platform';

describe('vibrateLong', () => {
  function start(navigator: object) {
    const { context } = fakePlatform();
    Object.assign(context.env.window, { navigator });
    return vibrateLong(context);
  }

  it('vibrates for 400 ms', async () => {
    const felt: number[] = [];
    await start({ vibrate: (ms: number) => felt.push(ms) > 0 })();
    expect(felt).toEqual([400]);
  });

  it('says that the browser can not', async () => {
    await expect(start({})()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'vibrateLong:fail this browser can not vibrate',
    });
  });

  it('says that it is not allowed before a touch', async () => {
    await expect(start({ vibrate: () => false })()).rejects.toMatchObject({
      code: 'denied',
      errMsg: 'vibrateLong:fail the page has not been touched yet',
    });
  });
});

describe('vibrateShort', () => {
  function start(navigator: object) {
    const { context } = fakePlatform();
    Object.assign(context.env.window, { navigator });
    return vibrateShort(context);
  }

  it('vibrates for 15 ms', async () => {
    const felt: number[] = [];
    await start({ vibrate: (ms: number) => felt.push(ms) > 0 })();
    expect(felt).toEqual([15]);
  });

  it('says that the browser can not', async () => {
    await expect(start({})()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'vibrateShort:fail this browser can not vibrate',
    });
  });

  it('says that it is not allowed before a touch', async () => {
    await expect(start({ vibrate: () => false })()).rejects.toMatchObject({
      code: 'denied',
      errMsg: 'vibrateShort:fail the page has not been touched yet',
    });
  });
});
