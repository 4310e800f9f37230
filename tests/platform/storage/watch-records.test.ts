import { expect, it } from 'vitest';
import { type Fail, PlatformError } from '@/platform';
import { type RecordChange, createRecords, watchRecords } from '@/platform/storage/records';
import { fakePlatform } from '../../helpers/fake-platform';

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'test', message, cause });

function start() {
  const fake = fakePlatform();
  const records = fake.context.shelf(createRecords);
  const heard: RecordChange[] = [];
  const end = watchRecords(fake.context, (change) => heard.push(change));
  const fromOtherTab = (init: object) =>
    fake.env.window.dispatchEvent(Object.assign(new Event('storage'), { storageArea: null }, init));
  return { ...fake, records, heard, end, fromOtherTab };
}

it('tells of changes here', () => {
  const { records, heard, end } = start();
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

it('tells of changes in another tab, and only of the app’s', () => {
  const { heard, end, fromOtherTab } = start();
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
