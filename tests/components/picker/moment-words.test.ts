import { describe, expect, it } from 'vitest';
import { momentWords } from '@/components/picker/moment-model';

const rows = (locale: string, isShort?: boolean) => {
  const { text } = momentWords(locale, isShort);
  return [text('year', 2026), text('month', 11), text('day', 5), text('hour', 8)];
};
const order = (locale: string) => momentWords(locale).order.slice(0, 3).join(' ');

describe('texts of dates', () => {
  it('are in the order of the language', () => {
    expect(order('en')).toBe('month day year');
    expect(order('de')).toBe('day month year');
    expect(order('fr')).toBe('day month year');
    expect(order('zh-Hans')).toBe('year month day');
    expect(order('ja')).toBe('year month day');
    expect(order('ar')).toBe('day month year');
  });

  it('use month names or numbers, as the language does', () => {
    expect(rows('en')).toEqual(['2026', 'November', '5', '08']);
    expect(rows('en', true)[1]).toBe('Nov');
    expect(rows('fr')[1]).toBe('novembre');
    expect(rows('zh-Hans')).toEqual(['2026年', '11月', '5日', '08']);
    expect(rows('ko').slice(0, 3)).toEqual(['2026년', '11월', '5일']);
    expect(rows('ar-EG')).toEqual(['٢٠٢٦', 'نوفمبر', '٥', '٠٨']);
  });

  it('use the Gregorian calendar in every locale, also in the first century', () => {
    expect(rows('th')[0]).toContain('2026');
    expect(momentWords('en').text('year', 33)).toBe('33');
  });
});
