import { expect, it } from 'vitest';
import type { Fail } from '@/platform';
import { PlatformError } from '@/platform';
import { createRecords, type RecordChange } from '@/platform/storage/records';
import { fakePlatform } from '../../helpers/fake-platform';

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'test', message, cause });

function start() {
  const fake = fakePlatform();
  const records = createRecords(fake.context);
  const heard: RecordChange[] = [];
  const end = records.watch((change) => heard.push(change));
  const fromOtherTab = (init: object) =>
    fake.env.window.dispatchEvent(Object.assign(new Event('storage'), { storageArea: null }, init));
  return { ...fake, records, heard, end, fromOtherTab };
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
  expect(records.info(fail).keys).toEqual(['k']);
  records.clear(fail);
  expect([...stored.keys()]).toEqual(['portico:token', 'foreign', 'portico:a%3Ab:k']);
});

it('forgets what has expired when it is read', () => {
  const { records, stored, heard } = start();
  stored.set('portico:app:k', '999999999!1');
  expect(records.info(fail).keys).toEqual([]);
  expect(records.read('k', fail)).toBeNull();
  expect(stored.size).toBe(0);
  expect(heard).toEqual([]);
});

it('tells of changes here', () => {
  const { records, heard, end } = start();
  records.write('k', '!1', fail);
  records.write('k', '>id 5', fail);
  records.write('gone', null, fail);
  records.clear(fail);
  end();
  records.write('k', '!2', fail);
  expect(heard).toEqual([
    { key: 'k', oldRecord: null, newRecord: { text: '1' } },
    { key: 'k', oldRecord: { text: '1' }, newRecord: { id: 'id', bytes: 5 } },
    { key: 'k', oldRecord: { id: 'id', bytes: 5 }, newRecord: null },
  ]);
});

it('tells of changes in another tab, and only of the app’s', () => {
  const { heard, end, fromOtherTab } = start();
  fromOtherTab({ key: 'portico:app:k', oldValue: '!1', newValue: null });
  fromOtherTab({ key: 'portico:token', oldValue: '!1', newValue: '!2' });
  fromOtherTab({ key: 'portico:app:k', oldValue: null, newValue: '!3', storageArea: {} });
  fromOtherTab({ key: null, oldValue: null, newValue: null });
  end();
  fromOtherTab({ key: 'portico:app:k', oldValue: '!1', newValue: null });
  expect(heard).toEqual([
    { key: 'k', oldRecord: { text: '1' }, newRecord: null },
    { key: null, oldRecord: null, newRecord: null },
  ]);
});
