import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanCode,
  type CodeState,
  deleteCode,
  insertCode,
  moveInCode,
  readCode,
  selectCell,
} from '@/components/code-input/use-code-entry';

const digits = { length: 6, kind: 'number' } as const;
const at = (value: string, place: number): CodeState => selectCell(value, place);

describe('cleanCode', () => {
  it.each([
    ['G-123 456', '123456'],
    ['123-456', '123456'],
    ['Your code is 482913. It ends in 10 minutes.', '482913'],
    ['１２３４５６', '123456'],
    ['٤٥٦', '456'],
    ['1e+.2', '12'],
    ['12345678', '123456'],
    ['none', ''],
  ])('reads "%s" as "%s"', (text, code) => {
    expect(cleanCode(text, digits)).toBe(code);
  });

  it('keeps letters when the code may contain letters', () => {
    expect(cleanCode('ab-1 2', { length: 4, kind: 'text' })).toBe('ab12');
  });
});

describe('editing', () => {
  it('replaces the character in a cell and moves to the next cell', () => {
    expect(insertCode(at('123456', 2), '9', digits)).toEqual({ value: '129456', start: 3, end: 4 });
    expect(insertCode(at('12', 2), '3', digits)).toEqual({ value: '123', start: 3, end: 3 });
  });

  it('replaces the whole value when a whole code is inserted', () => {
    expect(insertCode(at('99', 1), 'G-123 456', digits).value).toBe('123456');
    const typed = { text: '99123456', caret: 8, data: '123456', isBackspace: false };
    expect(readCode(typed, digits).value).toBe('123456');
  });

  it('deletes to the left again and again', () => {
    let state = at('123456', 3);
    const seen: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      state = deleteCode(state);
      seen.push(state.value);
    }
    expect(seen).toEqual(['12356', '1256', '156', '56', '6']);
  });

  it('moves from cell to cell and stops at both ends', () => {
    expect(moveInCode(at('123', 3), 'left', digits)).toEqual({ value: '123', start: 2, end: 3 });
    expect(moveInCode(at('123', 0), 'left', digits).start).toBe(0);
    expect(moveInCode(at('123', 3), 'right', digits).start).toBe(3);
    expect(moveInCode(at('123456', 0), 'last', digits).start).toBe(5);
  });

  it('keeps a valid value and selection after any edits', () => {
    const edit = fc.oneof(
      fc.record({
        do: fc.constant('insert' as const),
        text: fc.string({ unit: 'grapheme', maxLength: 9 }),
      }),
      fc.record({ do: fc.constant('insert' as const), text: fc.stringMatching(/^\d{0,8}$/) }),
      fc.record({ do: fc.constant('delete' as const) }),
      fc.record({
        do: fc.constantFrom('left' as const, 'right' as const, 'first' as const, 'last' as const),
      }),
      fc.record({ do: fc.constant('select' as const), from: fc.nat(8), to: fc.nat(8) }),
      fc.record({
        do: fc.constant('read' as const),
        text: fc.string({ maxLength: 12 }),
        caret: fc.nat(12),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(edit, { maxLength: 30 }),
        fc.integer({ min: 1, max: 8 }),
        (edits, length) => {
          const rules = { length, kind: 'number' } as const;
          let state = selectCell('', 0);
          for (const one of edits) {
            const before = state;
            if (one.do === 'insert') {
              state = insertCode(state, one.text, rules);
              if (
                /^\d$/.test(one.text) &&
                before.start === before.value.length &&
                before.value.length < length
              )
                expect(state.value).toBe(before.value + one.text);
            } else if (one.do === 'delete') {
              state = deleteCode(state);
              if (before.end > 0) expect(state.value.length).toBeLessThan(before.value.length);
            } else if (one.do === 'select') {
              const [from, to] = [one.from, one.to].map((place) =>
                Math.min(place, state.value.length),
              );
              state = { ...state, start: Math.min(from!, to!), end: Math.max(from!, to!) };
            } else if (one.do === 'read') {
              const caret = Math.min(one.caret, one.text.length);
              state = readCode({ text: one.text, caret, data: null, isBackspace: false }, rules);
            } else state = moveInCode(state, one.do, rules);
            expect(state.value).toMatch(/^[0-9]*$/);
            expect(state.value.length).toBeLessThanOrEqual(length);
            expect(state.start).toBeGreaterThanOrEqual(0);
            expect(state.start).toBeLessThanOrEqual(state.end);
            expect(state.end).toBeLessThanOrEqual(state.value.length);
          }
        },
      ),
    );
  });
});
