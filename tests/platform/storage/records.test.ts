import { expect, it } from 'vitest';
import { type Fail, PlatformError } from '@/platform';
import {
  clearRecords,
  createRecords,
  type RecordChange,
  recordInfo,
  watchRecords,
} from '@/platform/storage/records';
import { fakePlatform } from '../../helpers/fake-platform';

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'test', message, cause });

function start() {
  const fake = fakePlatform();
  const records = fake.context.shelf(createRecords);
  return { ...fake, records };
}

it('records of different apps and of other code are kept apart', () => {
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

it('reading a record that has expired removes it', () => {
  const { context, records, stored } = start();
  stored.set('portico:app:k', '999999999!1');
  expect(recordInfo(context, fail).keys).toEqual([]);
  expect(records.read('k', fail)).toBeNull();
  expect(stored.size).toBe(0);
});

function startWatch() {
  const fake = fakePlatform();
  const records = fake.context.shelf(createRecords);
  const heard: RecordChange[] = [];
  const end = watchRecords(fake.context, (change) => heard.push(change));
  const fromOtherTab = (init: object) =>
    fake.env.window.dispatchEvent(Object.assign(new Event('storage'), { storageArea: null }, init));
  return { ...fake, records, heard, end, fromOtherTab };
}

it('watchRecords reports changes in this tab until it ends', () => {
  const { records, heard, end } = startWatch();
  records.write('k', '!1', fail);
  records.write('k', '>id 5', fail);
  records.write('gone', null, fail);
  records.write('k', null, fail);
  end();
  records.write('k', '!2', fail);
  expect(heard).toEqual([
    { key: 'k', oldRecord: null, newRecord: { mark: '!', text: '1' } },
    { key: 'k', oldRecord: { mark: '!', text: '1' }, newRecord: { mark: '>', text: 'id 5' } },
    { key: 'k', oldRecord: { mark: '>', text: 'id 5' }, newRecord: null },
  ]);
});

it('watchRecords reports changes in another tab, for this app only', () => {
  const { heard, end, fromOtherTab } = startWatch();
  fromOtherTab({ key: 'portico:app:k', oldValue: '!1', newValue: null });
  fromOtherTab({ key: 'portico:token', oldValue: '!1', newValue: '!2' });
  fromOtherTab({ key: 'portico:app:k', oldValue: null, newValue: '!3', storageArea: {} });
  fromOtherTab({ key: null, oldValue: null, newValue: null });
  end();
  fromOtherTab({ key: 'portico:app:k', oldValue: '!1', newValue: null });
  expect(heard).toEqual([
    { key: 'k', oldRecord: { mark: '!', text: '1' }, newRecord: null },
    { key: null, oldRecord: null, newRecord: null },
  ]);
});
