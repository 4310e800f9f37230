import { describe, expect, it } from 'vitest';
import { ownValue } from '@/components/form/own-value';

describe('ownValue for a component with a list', () => {
  it.each(['1/2', '24/7', '2026/11', '10-12/2'])('keeps the choice %j in one piece', (choice) => {
    expect(ownValue(choice, [], undefined)).toEqual([choice]);
    expect(ownValue([choice, 'whole'], [], undefined)).toEqual([choice, 'whole']);
  });

  it('splits the period of a calendar', () => {
    expect(ownValue('2026-11-28/2026-12-03', [], undefined)).toEqual(['2026-11-28', '2026-12-03']);
  });
});
