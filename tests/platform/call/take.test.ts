import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { take, takeData } from '@/platform/call/take';
import { everyKind } from '../../helpers/any-value';

/** Changes everything in a value that can be changed. */
function spoil(value: unknown, seen = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (ArrayBuffer.isView(value)) {
    new Uint8Array(value.buffer, value.byteOffset, value.byteLength).fill(255);
  } else if (value instanceof Date) value.setTime(0);
  else if (value instanceof Map) {
    for (const part of [...value].flat()) spoil(part, seen);
    value.clear();
  } else if (value instanceof Set) {
    for (const part of value) spoil(part, seen);
    value.clear();
  } else if (Array.isArray(value)) {
    for (const part of value) spoil(part, seen);
    value.length = 0;
  } else {
    for (const key of Object.keys(value)) {
      spoil(value[key as never], seen);
      Reflect.deleteProperty(value, key);
    }
  }
}

describe('the copy of an input', () => {
  it('equals the input, and no later change of the input reaches it', () => {
    fc.assert(
      fc.property(fc.anything({ ...everyKind, withBoxedValues: false }), (value) => {
        const before = structuredClone(value);
        const taken = take(value);
        expect(taken).toEqual(value);
        spoil(value);
        expect(taken).toEqual(before);
      }),
      { numRuns: process.env.FULL ? 500 : 40 },
    );
  });

  it('keeps cycles, shared parts, holes, fields named __proto__ and symbols', () => {
    const shared = { n: 1 };
    const symbol = Symbol('s');
    // oxlint-disable-next-line no-sparse-arrays -- the hole is the point
    const value = { a: shared, b: shared, list: [1, , 3], [symbol]: 4, self: null as unknown };
    value.self = value;
    const taken = take(value);
    expect(taken).not.toBe(value);
    expect(taken.self).toBe(taken);
    expect(taken.a).toBe(taken.b);
    expect(1 in taken.list).toBe(false);
    expect(taken[symbol]).toBe(4);
    const parsed: unknown = JSON.parse('{"__proto__":{"x":1}}');
    expect(JSON.stringify(take(parsed))).toBe('{"__proto__":{"x":1}}');
  });

  it('copies bytes, forms and queries', async () => {
    const bytes = new Uint8Array([1, 2, 3, 4]);
    const { form, query, buffer, view, part } = { ...spoilable(bytes) };
    const taken = take({ form, query, buffer, view, part });
    form.append('b', '2');
    query.append('b', '2');
    bytes.fill(9);
    expect([...taken.form]).toEqual([['a', '1']]);
    expect(`${taken.query}`).toBe('a=1');
    expect([...new Uint8Array(taken.buffer)]).toEqual([1, 2, 3, 4]);
    expect(taken.view.getInt8(0)).toBe(2);
    expect([...taken.part]).toEqual([2, 3]);
  });

  it('has the same files, functions, signals, refs and objects of classes', () => {
    class Own {
      n = 1;
    }
    const values = [new Blob(['x']), () => {}, new AbortController().signal, new Own(), /x/];
    expect(take(values).every((value, index) => value === values[index])).toBe(true);
    const ref = { current: null };
    expect(take({ ref }).ref).toBe(ref);
  });

  it('is the input itself if it cannot be read', () => {
    const broken = Object.defineProperty({}, 'url', {
      enumerable: true,
      get: () => {
        throw new Error('unreadable');
      },
    });
    expect(take(broken)).toBe(broken);
    expect(takeData(broken)).toBe(broken);
  });
});

describe('the copy of data that becomes text', () => {
  class Order {
    price = 5;
    parts = [{ n: 1 }];
    get sum() {
      return this.price;
    }
  }
  class Money {
    amount = 7;
    toJSON() {
      return { euros: this.amount };
    }
  }

  it.each(['data', 'formData'])('has the fields of objects of classes in %s', (name) => {
    const [order, money] = [new Order(), new Money()];
    const taken = takeData({ url: '/a', [name]: { order, money } });
    order.price = 0;
    order.parts.length = 0;
    money.amount = 0;
    expect(taken).toEqual({
      url: '/a',
      [name]: { order: { price: 5, parts: [{ n: 1 }] }, money: { euros: 7 } },
    });
  });
});

function spoilable(bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('a', '1');
  const { buffer } = bytes;
  const view = new DataView(buffer, 1, 2);
  return { form, query: new URLSearchParams('a=1'), buffer, view, part: bytes.subarray(1, 3) };
}
