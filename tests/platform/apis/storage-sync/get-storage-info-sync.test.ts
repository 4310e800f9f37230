import { expect, it } from 'vitest';
import { getStorageInfoSync } from '@/platform/apis/storage-sync';
import { fakePlatform } from '../../../helpers/fake-platform';

it('tells keys and kilobytes', () => {
  const { context, stored } = fakePlatform();
  const info = getStorageInfoSync(context);
  expect(info()).toEqual({ keys: [], currentSize: 0, limitSize: 10_240 });
  stored.set('portico:app:a', `!${'x'.repeat(1000)}`);
  stored.set('portico:app:large', '>id 5000000');
  stored.set('portico:app:old', '1!5');
  stored.set('foreign', 'x'.repeat(9000));
  expect(info()).toEqual({ keys: ['a', 'large'], currentSize: 3, limitSize: 10_240 });
});
