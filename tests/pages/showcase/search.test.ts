import { describe, expect, it } from 'vitest';
import { isFound } from '@/pages/showcase/search';

describe('the search of the catalogues', () => {
  it.each(['tab bar', 'TabBar', 'tabbar', 'bar tab', 'hide tab', 'HIDE'])(
    '%j finds a name by its parts and as a whole',
    (query) => {
      expect(isFound(query, 'hideTabBar Hides the bar until showTabBar.')).toBe(true);
    },
  );

  it('finds words of the description, from their beginning', () => {
    const badge = 'Badge A number or a red dot on a control.';
    expect(isFound('a red dot on', badge)).toBe(true);
    expect(isFound('contr numb', badge)).toBe(true);
  });

  it('searches Chinese as it is', () => {
    expect(isFound('红点', 'Badge 控件上的数字或红点。')).toBe(true);
    expect(isFound('弹窗', 'Badge 控件上的数字或红点。')).toBe(false);
  });

  it('shows everything for an empty query, and nothing for nonsense', () => {
    expect(isFound('  ', 'Badge A number.')).toBe(true);
    expect(isFound('xyzzy', 'Badge A number.')).toBe(false);
  });

  it('needs every word of the query', () => {
    expect(isFound('badge slider', 'Badge A number.')).toBe(false);
  });
});
