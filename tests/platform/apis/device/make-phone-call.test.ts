import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makePhoneCall } from '@/platform/device/calls';
import { fakePlatform } from '../../../helpers/fake-platform';

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
  // As an iPhone copies it from its contacts, and as it is written in Arabic texts and by typographers.
  ['\u202a+31 20 555\u20110100\u202c', 'tel:+31205550100'],
  ['\u200e555\u20130100', 'tel:5550100'],
])('hands %j to the telephone', async (phoneNumber, address) => {
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
])('[S5.4] refuses %j', async (params, message) => {
  const { dial, dialled } = start();
  await expect(dial(params as never)).rejects.toMatchObject({
    code: 'invalid',
    errMsg: `makePhoneCall:fail ${message}`,
  });
  expect(dialled).toEqual([]);
});

it('goes nowhere but to the telephone, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (phoneNumber) => {
      const { dial, dialled } = start();
      await dial({ phoneNumber }).catch(() => {});
      for (const address of dialled) expect(address).toMatch(/^tel:[\d+*,;%]+$/);
    }),
  );
});
