import { describe, expect, it } from 'vitest';
import { readSettings, writeSettings } from '@/pages/showcase/settings';

const storageWith = (initial: string | null) => {
  let value = initial;
  return () =>
    ({
      getItem: () => value,
      setItem: (_: string, next: string) => {
        value = next;
      },
    }) as unknown as Storage;
};

const auto = { direction: 'auto', locale: 'auto', size: 'auto' };

describe('settings', () => {
  it('come back as they were written', () => {
    const storage = storageWith(null);
    writeSettings(storage, { direction: 'rtl', locale: 'zh-Hans', size: 'large' });
    expect(readSettings(storage)).toEqual({ direction: 'rtl', locale: 'zh-Hans', size: 'large' });
  });

  it('are automatic where nothing usable is stored', () => {
    for (const stored of [null, '', '{', 'null', '[]', '{"locale":"pink","direction":1}']) {
      expect(readSettings(storageWith(stored)), String(stored)).toEqual(auto);
    }
  });

  it('live without a storage', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    expect(readSettings(blocked)).toEqual(auto);
    expect(() =>
      writeSettings(blocked, { direction: 'auto', locale: 'auto', size: 'auto' }),
    ).not.toThrow();
  });
});
