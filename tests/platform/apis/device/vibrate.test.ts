import { describe, expect, it } from 'vitest';
import { vibrateLong, vibrateShort } from '@/platform/device/calls';
import { fakePlatform } from '../../../helpers/fake-platform';

describe.each([
  { name: 'vibrateLong', call: vibrateLong, ms: 400 },
  { name: 'vibrateShort', call: vibrateShort, ms: 15 },
])('$name', ({ name, call, ms }) => {
  function start(navigator: object) {
    const { context } = fakePlatform();
    Object.assign(context.env.window, { navigator });
    return call(context);
  }

  it(`vibrates for ${ms} ms`, async () => {
    const durations: number[] = [];
    await start({ vibrate: (duration: number) => durations.push(duration) > 0 })();
    expect(durations).toEqual([ms]);
  });

  it('fails in a browser without vibration', async () => {
    await expect(start({})()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: `${name}:fail this browser can not vibrate`,
    });
  });

  it('is denied before the first touch', async () => {
    await expect(start({ vibrate: () => false })()).rejects.toMatchObject({
      code: 'denied',
      errMsg: `${name}:fail the page has not been touched yet`,
    });
  });
});
