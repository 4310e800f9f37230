import { describe, expect, it } from 'vitest';
import { componentKeywords } from '@/pages/components/component-keywords';
import { componentGroups } from '@/pages/components/component-groups';
import { listApis } from '@/pages/showcase/apis/list-apis';
import { isFound } from '@/pages/showcase/search';

const title = (name: string) =>
  name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
const components = Object.values(componentGroups).flat();

function findComponents(query: string): string[] {
  return components.filter((name) =>
    isFound(query, `${title(name)} ${componentKeywords[name] ?? ''}`),
  );
}

function findCalls(query: string): string[] {
  return listApis()
    .filter(({ name, en }) => isFound(query, `${name} ${en}`))
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

it.each([
  ['tab bar', 'hideTabBar'],
  ['clipboard', 'setClipboardData'],
  ['show toast', 'showToast'],
  ['navigation bar title', 'setNavigationBarTitle'],
])('the search of calls: %j finds %s', (query, name) => {
  expect(findCalls(query)).toContain(name);
});
