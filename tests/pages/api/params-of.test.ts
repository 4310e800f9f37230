import { describe, expect, it } from 'vitest';
import { paramsOf } from '@/pages/api/params-of';
import { choice, flag, lines, number, text } from '@/pages/showcase/apis/api-entry';

describe('paramsOf', () => {
  it('turns texts into values and leaves empty ones out', () => {
    const fields = [
      text('title'),
      text('note'),
      number('duration'),
      flag('mask', 'true'),
      choice('icon', 'none', 'error'),
      lines('itemList', ''),
    ];
    const values = {
      title: 'Saved',
      note: '',
      duration: '1500',
      mask: 'false',
      icon: 'error',
      itemList: 'One\n\nTwo\n',
    };
    expect(paramsOf(fields, values)).toEqual({
      title: 'Saved',
      duration: 1500,
      mask: false,
      icon: 'error',
      itemList: ['One', 'Two'],
    });
  });
});
