import { describe, expect, it } from 'vitest';
import { matchesApi } from '@/pages/apis/api-keywords';
import { componentGroups } from '@/pages/components/component-groups';
import { componentKeywords, matchesComponent } from '@/pages/components/component-keywords';
import { listApis } from '@/pages/showcase/apis/list-apis';

const title = (name: string) =>
  name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
const components = Object.values(componentGroups).flat();

// Without the descriptions, which are in the READMEs.
function findComponents(query: string): string[] {
  return components.filter((name) =>
    matchesComponent(query, { name, title: title(name), note: '' }),
  );
}

function findCalls(query: string): string[] {
  return listApis()
    .filter(({ name, en }) => matchesApi(query, { name, note: en }))
    .map(({ name }) => name);
}

describe('the search of components', () => {
  it.each([
    ['tab bar', 'tab-bar'],
    ['TabBar', 'tab-bar'],
    ['tabbar', 'tab-bar'],
    ['modal', 'dialog'],
    ['date time picker', 'date-picker'],
    ['carousel', 'swiper'],
    ['accordion', 'collapse'],
    ['bottom sheet', 'action-sheet'],
    ['loading', 'spinner'],
    ['rating stars', 'rate'],
    ['toggle', 'switch'],
    ['file upload', 'upload'],
    ['pull to refresh', 'pull-to-refresh'],
    ['buttons', 'button'],
    ['verification code', 'code-input'],
    ['弹窗', 'dialog'],
    ['底部导航', 'tab-bar'],
  ])('%j finds %s', (query, name) => {
    expect(findComponents(query)).toContain(name);
  });

  it('an empty query shows everything, and nonsense shows nothing', () => {
    expect(findComponents('  ')).toEqual(components);
    expect(findComponents('xyzzy')).toEqual([]);
  });

  it('every word of the query counts', () => {
    expect(findComponents('date slider')).toEqual([]);
    expect(findComponents('date picker')).not.toContain('button');
  });

  it('every listed component has words to be found by', () => {
    expect(components.filter((name) => !componentKeywords[name])).toEqual([]);
  });
});

/** Thirty searches as users type them, and what they look for. */
const natural: readonly (readonly [query: string, ...components: string[]])[] = [
  ['dropdown list', 'picker', 'selector', 'dropdown'],
  ['drop down', 'dropdown'],
  ['toggle', 'switch'],
  ['toggle switch', 'switch'],
  ['modal', 'dialog', 'popup'],
  ['modal dialog', 'dialog'],
  ['popup window', 'dialog'],
  ['date picker', 'date-picker', 'calendar'],
  ['datepicker', 'date-picker', 'calendar'],
  ['time picker', 'date-picker', 'picker-group'],
  ['check boxes', 'checkbox'],
  ['checkboxes', 'checkbox'],
  ['text box', 'input'],
  ['progress bar', 'progress'],
  ['bottomsheet', 'action-sheet', 'floating-panel'],
  ['side menu', 'popup'],
  ['photo upload', 'upload'],
  ['infinite scroll', 'infinite-list'],
];

const naturalCalls: readonly (readonly [query: string, ...calls: string[]])[] = [
  ['camera', 'chooseImage', 'chooseVideo', 'scanCode'],
  ['take a photo', 'chooseImage'],
  ['qr code', 'scanCode'],
  ['barcode scanner', 'scanCode'],
  ['gps', 'getLocation'],
  ['my location', 'getLocation', 'chooseLocation'],
  ['copy to the clipboard', 'setClipboardData'],
  ['web socket', 'connectSocket'],
  ['http request', 'request', 'createClient'],
  ['local storage', 'setStorage', 'getStorageSync'],
  ['dark mode', 'setTheme'],
  ['go back', 'back', 'navigateBack'],
];

it.each(natural)('the natural search %j finds its components', (query, ...wanted) => {
  const found = findComponents(query);
  expect(found).toEqual(expect.arrayContaining(wanted));
  expect(found.length).toBeLessThan(13);
});

it.each(naturalCalls)('the natural search %j finds its calls', (query, ...wanted) => {
  const found = findCalls(query);
  expect(found).toEqual(expect.arrayContaining(wanted));
  expect(found.length).toBeLessThan(20);
});

it.each([
  ['tab bar', 'hideTabBar'],
  ['clipboard', 'setClipboardData'],
  ['show toast', 'showToast'],
  ['navigation bar title', 'setNavigationBarTitle'],
])('the search of calls: %j finds %s', (query, name) => {
  expect(findCalls(query)).toContain(name);
});
