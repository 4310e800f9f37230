import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePhoneCall, vibrateLong, vibrateShort } from '@/platform/device/calls';
import { fakePlatform } from '../../helpers/fake-platform';

describe('makePhoneCall', () => {
  function start() {
    const { context } = fakePlatform();
    const dialled: string[] = [];
    const location = { assign: (address: string) => dialled.push(address) };
    Object.assign(context.env.window, { location });
    return { dialled, dial: makePhoneCall(context) };
  }

  it.each([
    ['10086', 'tel:10086'],
    ['+31 (0)20 555-0100', 'tel:+310205550100'],
    ['*#06#', 'tel:*%2306%23'],
    ['555 0100,,2;3', 'tel:5550100,,2;3'],
    // Numbers from the contacts of an iPhone, from Arabic texts, and with typographic dashes.
    ['\u202a+31 20 555\u20110100\u202c', 'tel:+31205550100'],
    ['\u200e555\u20130100', 'tel:5550100'],
  ])('opens the dialler for %j', async (phoneNumber, address) => {
    const { dial, dialled } = start();
    await dial({ phoneNumber });
    expect(dialled).toEqual([address]);
  });

  it.each([
    [{}, 'Missing required parameter `phoneNumber`'],
    [{ phoneNumber: 10086 }, 'parameter.phoneNumber should be a string'],
    [{ phoneNumber: '' }, 'parameter.phoneNumber should not be empty String'],
    [{ phoneNumber: '  ' }, 'parameter.phoneNumber should not be empty String'],
    [{ phoneNumber: '()' }, 'parameter.phoneNumber should be a phone number'],
    [{ phoneNumber: '\u202a\u202c' }, 'parameter.phoneNumber should be a phone number'],
    [{ phoneNumber: '1?body=x' }, 'parameter.phoneNumber should be a phone number'],
    [{ phoneNumber: 'javascript:1' }, 'parameter.phoneNumber should be a phone number'],
    [{ phoneNumber: '1'.repeat(81) }, 'parameter.phoneNumber should be a phone number'],
  ])('[S5.4] rejects with invalid for %j and opens nothing', async (params, message) => {
    const { dial, dialled } = start();
    await expect(dial(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `makePhoneCall:fail ${message}`,
    });
    expect(dialled).toEqual([]);
  });

  it('opens only tel: addresses, for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (phoneNumber) => {
        const { dial, dialled } = start();
        await dial({ phoneNumber }).catch(() => {});
        for (const address of dialled) expect(address).toMatch(/^tel:[\d+*,;%]+$/);
      }),
    );
  });
});

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

  it('rejects with unsupported in a browser without vibration', async () => {
    await expect(start({})()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: `${name}:fail this browser cannot vibrate`,
    });
  });

  it('rejects with denied before the first tap', async () => {
    await expect(start({ vibrate: () => false })()).rejects.toMatchObject({
      code: 'denied',
      errMsg: `${name}:fail browsers vibrate only after the first tap: call it in a tap`,
    });
  });
});
