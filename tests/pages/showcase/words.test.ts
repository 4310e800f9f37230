import { describe, expect, it } from 'vitest';
import { defineWords, textsOf } from '@/pages/showcase/words';

const words = defineWords({
  en: { hello: 'Hello.', rows: (count: number) => `${count} rows.`, all: ['One.', 'Two.'] },
  zh: { hello: '你好。', rows: (count: number) => `${count} 行。`, all: ['一。', '二。'] },
});

describe('textsOf', () => {
  it('speaks Simplified Chinese, and English to everybody else', () => {
    expect(textsOf(words, 'zh-Hans', false).hello).toBe('你好。');
    expect(textsOf(words, 'zh-Hant', false).hello).toBe('Hello.');
    expect(textsOf(words, 'de', false).rows(3)).toBe('3 rows.');
  });

  it('keeps the full stop at the end of the sentence where text runs from right to left', () => {
    const texts = textsOf(words, 'ar', true);
    expect(texts.hello).toBe('\u2066Hello.\u2069');
    expect(texts.rows(3)).toBe('\u20663 rows.\u2069');
    expect(texts.all).toEqual(['\u2066One.\u2069', '\u2066Two.\u2069']);
  });
});
