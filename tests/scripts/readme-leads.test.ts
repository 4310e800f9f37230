import { describe, expect, it } from 'vitest';
import { firstSentence } from '../../scripts/readme-leads.mjs';

describe('firstSentence', () => {
  it.each([
    ['# Rate\n\nStars. For a rating.\n\n| prop |', 'Stars.'],
    ['# A\n\nTakes `9.5` of\nten. More', 'Takes 9.5 of ten.'],
    ['# A\n\nNo full stop\n', 'No full stop'],
    ['# A', ''],
  ])('of %j is %j', (readme, sentence) => {
    expect(firstSentence(readme)).toBe(sentence);
  });
});
