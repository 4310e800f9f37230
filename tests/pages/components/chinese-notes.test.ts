import { expect, it } from 'vitest';
import { chineseNotes } from '@/pages/components/chinese-notes';
import { isPublic } from '@/pages/components/component-groups';

it('has a line for each component with a demo, sorted by name', () => {
  const names = Object.keys(import.meta.glob('/src/components/{*,kit/*}/demo.tsx'))
    .map((path) => ({ name: path.split('/').slice(-2)[0] ?? '' }))
    .filter(isPublic)
    .map(({ name }) => name);
  expect(names.filter((name) => chineseNotes[name] === undefined)).toEqual([]);
  expect(Object.keys(chineseNotes)).toEqual(Object.keys(chineseNotes).sort());
});

it('says each in one short sentence', () => {
  for (const [name, note] of Object.entries(chineseNotes)) {
    expect(note, name).toMatch(/^[^。]{2,30}。$/);
  }
});
