import { expect, it } from 'vitest';
import { type Fail, PlatformError } from '@/platform';
import { clearRecords, createRecords, recordInfo } from '@/platform/storage/records';
import { fakePlatform } from '../../helpers/fake-platform';

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'test', message, cause });

function start() {
  const fake = fakePlatform();
  const records = fake.context.shelf(createRecords);
  return { ...fake, records };
}

it('keeps its keys apart from those of others', () => {
  const { context, records, stored } = start();
  stored.set('portico:token', 'abc');
  stored.set('foreign', '!5');
  const other = createRecords({ ...context, settings: { ...context.settings, namespace: 'a:b' } });
  records.write('k', '!1', fail);
  other.write('k', '!2', fail);
  expect(Object.fromEntries(stored)).toEqual({
    'portico:token': 'abc',
    foreign: '!5',
    'portico:app:k': '!1',
    'portico:a%3Ab:k': '!2',
  });
  expect(recordInfo(context, fail).keys).toEqual(['k']);
  clearRecords(context, fail);
  expect([...stored.keys()]).toEqual(['portico:token', 'foreign', 'portico:a%3Ab:k']);
});

it('forgets what has expired when it is read', () => {
  const { context, records, stored } = start();
  stored.set('portico:app:k', '999999999!1');
  expect(recordInfo(context, fail).keys).toEqual([]);
  expect(records.read('k', fail)).toBeNull();
  expect(stored.size).toBe(0);
});
