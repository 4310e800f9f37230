import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fail, PlatformError } from '@/platform';
import {
  clearRecords,
  createRecords,
  formRecord,
  largeOf,
  parseRecord,
  recordInfo,
} from '@/platform/storage/records';
import { onStorageChange, type StorageChange } from '@/platform/storage/events';
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
  expect(recordInfo(records, fail).keys).toEqual(['k']);
  clearRecords(records, fail);
  expect([...stored.keys()]).toEqual(['portico:token', 'foreign', 'portico:a%3Ab:k']);
});

it('reading a record that has expired removes it', () => {
  const { records, stored } = start();
  stored.set('portico:app:k', '999999999!1');
  expect(recordInfo(records, fail).keys).toEqual([]);
  expect(records.read('k', fail)).toBeNull();
  expect(stored.size).toBe(0);
});

function startWatch() {
  const fake = fakePlatform();
  const records = fake.context.shelf(createRecords);
  const heard: StorageChange[] = [];
  const end = onStorageChange(fake.context, (change) => heard.push(change));
  const fromOtherTab = (init: object) =>
    fake.env.window.dispatchEvent(Object.assign(new Event('storage'), { storageArea: null }, init));
  return { ...fake, records, heard, end, fromOtherTab };
}

it('onStorageChange reports changes in this tab until it ends', () => {
  const { records, heard, end } = startWatch();
  records.write('k', '=1', fail);
  records.write('k', '>id 5', fail);
  records.write('gone', null, fail);
  records.write('k', null, fail);
  end();
  records.write('k', '=2', fail);
  expect(heard).toEqual([
    { key: 'k', oldValue: undefined, newValue: 1, large: false },
    { key: 'k', oldValue: 1, newValue: undefined, large: true },
    { key: 'k', oldValue: undefined, newValue: undefined, large: false },
  ]);
});

it('onStorageChange reports changes in another tab, for this app only', () => {
  const { heard, end, fromOtherTab } = startWatch();
  fromOtherTab({ key: 'portico:app:k', oldValue: '=1', newValue: null });
  fromOtherTab({ key: 'portico:token', oldValue: '=1', newValue: '=2' });
  fromOtherTab({ key: 'portico:app:k', oldValue: null, newValue: '=3', storageArea: {} });
  fromOtherTab({ key: null, oldValue: null, newValue: null });
  end();
  fromOtherTab({ key: 'portico:app:k', oldValue: '=1', newValue: null });
  expect(heard).toEqual([
    { key: 'k', oldValue: 1, newValue: undefined, large: false },
    { key: null, oldValue: undefined, newValue: undefined, large: false },
  ]);
});

it('parseRecord reads every record that formRecord wrote', () => {
  const marks = fc.constantFrom('=', '!', '>' as const);
  fc.assert(
    fc.property(marks, fc.string(), fc.option(fc.nat(), { nil: undefined }), (mark, text, end) => {
      const now = (end ?? 1) - 1;
      expect(parseRecord(formRecord({ mark, text }, end), now)).toEqual({ mark, text });
    }),
  );
  expect(formRecord({ mark: '=', text: '5' }, undefined)).toBe('=5');
  expect(formRecord({ mark: '!', text: '5' }, 1000)).toBe('1000!5');
});

it('largeOf reads the name and the size of a large value', () => {
  expect(largeOf(parseRecord('>a-b 7', 0))).toEqual({ id: 'a-b', bytes: 7 });
  expect(largeOf(parseRecord('=5', 0))).toBeNull();
  expect(largeOf(null)).toBeNull();
});

it('parseRecord returns null for a record that has expired', () => {
  expect(parseRecord('1000!5', 999)).toEqual({ mark: '!', text: '5' });
  expect(parseRecord('1000=5', 1000)).toBeNull();
  expect(parseRecord('1000>a 5', 1000)).toBeNull();
});

it.each([null, '', '5', '{"type":"number","data":3}', 'x!5'])(
  'parseRecord returns null for %j',
  (text) => {
    expect(parseRecord(text, 0)).toBeNull();
  },
);
