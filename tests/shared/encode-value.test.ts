import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from '@/shared/decode-value';
import { encode } from '@/shared/encode-value';
import { everyKind } from '../helpers/any-value';

const refuse = (message: string) => new Error(message);
const textOf = (value: unknown, limit?: number) => encode(value, refuse, limit).text;
const again = (value: unknown) => decode(textOf(value) ?? 'null');

/** All values that `encode` supports, nested in any way. */
const anything = fc.anything({
  ...everyKind,
  key: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'length', '0')),
});

/** Texts that look like the output of `encode`. */
const lookalikes = fc.anything().map((value) => {
  try {
    return textOf(value) ?? '';
  } catch {
    return '[[0],["Date",0]]';
  }
});

describe('encode and decode restore a value', () => {
  it('of any kind', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(isDeepStrictEqual(again(value), value)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('that looks like encoded text', () => {
    fc.assert(
      fc.property(lookalikes, (text) => {
        expect(again(text)).toBe(text);
        expect(again([text, { text }])).toStrictEqual([text, { text }]);
      }),
    );
    for (const value of [[[0]], ['Date', 5], [], [['NaN']], { type: 'number', data: 3 }, ['a']])
      expect(again(value)).toStrictEqual(value);
  });

  it.each([
    undefined,
    null,
    true,
    '',
    'NaN',
    '\uD800',
    Number.NaN,
    Infinity,
    -Infinity,
    -0,
    0,
    5e-324,
    10n ** 30n,
    -1n,
    { a: undefined, b: [Number.NaN] },
    /a\/b\n/giu,
    new Date(8.64e15),
    new Map<unknown, unknown>([[{ a: 1 }, new Set([[1n]])]]),
    new Uint8Array([1, 2, 255]).buffer,
    new Float64Array([-0, Number.NaN, 1.5]),
    new BigInt64Array([-1n]),
    JSON.parse('{"__proto__":{"polluted":true},"constructor":1}'),
  ])('%s', (value) => {
    expect(again(value)).toStrictEqual(value);
    expect(again({ value })).toStrictEqual({ value });
  });

  it('that is an invalid date, a view of part of a buffer, or a DataView', () => {
    expect((again(new Date(Number.NaN)) as Date).getTime()).toBeNaN();
    const whole = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(again(whole.subarray(2, 4))).toStrictEqual(new Uint8Array([3, 4]));
    const view = again(new DataView(whole.buffer, 3, 2)) as DataView;
    expect([view.byteLength, view.getUint8(0)]).toEqual([2, 4]);
  });

  it.each([new Error('no'), new RangeError('far'), new URIError(), new SyntaxError('', {})])(
    'that is the error %o, with its properties',
    (error) => {
      const value: Record<string, unknown> = {};
      const given = Object.assign(error, { cause: value, code: 5 });
      value.error = given;
      const back = (again(value) as typeof value).error as typeof given & { cause: typeof value };
      expect(Object.prototype.toString.call(back)).toBe('[object Error]');
      expect(back.constructor).toBe(error.constructor);
      expect(back.message).toBe(error.message);
      expect(back.stack).toBe(error.stack);
      expect(back.cause.error).toBe(back);
      expect(Object.keys(back)).toEqual(Object.keys(error));
    },
  );

  it('with the key __proto__, without a change of any prototype', () => {
    const back = again(JSON.parse('{"__proto__":{"polluted":1}}')) as object;
    expect(Object.keys(back)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(back)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it('with cycles and shared objects', () => {
    const shared = { n: 1 };
    const value: Record<string, unknown> = { left: shared, right: shared };
    value.self = value;
    value.map = new Map([[value, shared]]);
    const back = again(value) as typeof value;
    expect(back.self).toBe(back);
    expect(back.left).toBe(back.right);
    expect((back.map as Map<unknown, unknown>).get(back)).toBe(back.left);
  });

  it('at any depth, and with any number of shared objects', { tags: 'long' }, () => {
    let deep: unknown = 'bottom';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    let back = again(deep);
    for (let level = 0; level < 100_000; level++) back = (back as unknown[])[0];
    expect(back).toBe('bottom');

    let doubled: unknown = 'leaf';
    for (let level = 0; level < 60; level++) doubled = [doubled, doubled];
    expect(textOf(doubled)?.length).toBeLessThan(2000);
  });

  it('that is a list with holes', () => {
    const list = [1, undefined, 3, 4];
    delete list[2];
    expect(again(list)).toStrictEqual(list);
    expect(2 in (again(list) as unknown[])).toBe(false);
  });

  it('that is a sparse list, with its length', () => {
    const sparse: unknown[] = [];
    sparse[4_000_000_000] = 'far';
    expect((again(sparse) as unknown[]).length).toBe(4_000_000_001);
  });
});

class Crack extends Error {}

class Label extends String {}

class Stone {
  readonly weight = 1;
}

it.each([
  [() => {}, 'parameter.data is a function, which cannot be stored'],
  [Symbol('s'), 'parameter.data is a symbol, which cannot be stored'],
  [
    { list: [1, { act: () => {} }] },
    'parameter.data.list[1].act is a function, which cannot be stored',
  ],
  [new Map([['k', Stone]]), 'parameter.data[1] is a function, which cannot be stored'],
  [{ stone: new Stone() }, 'parameter.data.stone is a Stone, which cannot be stored'],
  [new WeakMap(), 'parameter.data is a WeakMap, which cannot be stored'],
  [Promise.resolve(), 'parameter.data is a Promise, which cannot be stored'],
  [
    [{ [Symbol.iterator]: 1 }],
    'parameter.data[0] is an object with a symbol for a key, which cannot be stored',
  ],
  [{ photo: new Blob() }, 'parameter.data.photo is a Blob, which cannot be stored'],
  [new Crack('no'), 'parameter.data is a Crack, which cannot be stored'],
  [{ text: new Label('a') }, 'parameter.data.text is a Label, which cannot be stored'],
  [
    new TypeError('no', { cause: () => {} }),
    'parameter.data.cause is a function, which cannot be stored',
  ],
])('encode refuses %s, and the error names the property', (value, message) => {
  expect(() => encode(value, refuse)).toThrow(message);
});

describe('encode with a limit', () => {
  it('gives null for a longer text', () => {
    expect(textOf('x'.repeat(94), 100)).toHaveLength(98);
    expect(textOf('x'.repeat(96), 100)).toHaveLength(100);
    expect(textOf('x'.repeat(97), 100)).toBeNull();
    expect(textOf(new Uint8Array(101), 100)).toBeNull();
  });

  it('gives null for a value that has no text form', () => {
    expect(textOf({ photo: new File(['x'], 'a.png') }, 100)).toBeNull();
    expect(textOf([new Blob()], 100)).toBeNull();
    expect(textOf(new DOMException('no'), 100)).toBeNull();
  });

  it('returns the approximate size of the value', () => {
    expect(encode('xx', refuse, 100)).toEqual({ text: '["xx"]', bytes: 12 });
    const { bytes } = encode([new Uint8Array(5000), new Blob(['x'.repeat(700)])], refuse, 100);
    expect(bytes).toBeGreaterThan(5700);
    expect(bytes).toBeLessThan(5900);
  });

  it('refuses the same values beyond the limit as below it', () => {
    expect(() => encode([new Uint8Array(101), () => {}], refuse, 100)).toThrow('parameter.data[1]');
  });
});
