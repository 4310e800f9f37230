import { describe, expect, it } from 'vitest';
import { createPageMemory, type PageStorage } from '@/router/lifecycle/page-memory';
import { createFakeStorage } from '../../helpers/fake-storage';

const open = (
  storage: PageStorage | null,
  sid = 's',
  report: (error: unknown) => void = () => {},
  person: () => string | null = () => null,
) => createPageMemory(storage, sid, report, person);
const keys = (storage: ReturnType<typeof createFakeStorage>) => [...storage.items.keys()].sort();

describe('a value in the page memory', () => {
  it('can be read by its page and key', () => {
    const memory = open(createFakeStorage());
    memory.write('a', 'scroll', 500);
    memory.write('a', 'draft', { text: 'x' });
    memory.write('b', 'scroll', 7);
    expect(memory.read('a', 'scroll')).toBe(500);
    expect(memory.read('a', 'draft')).toEqual({ text: 'x' });
    expect(memory.read('b', 'scroll')).toBe(7);
    expect(memory.read('b', 'draft')).toBeUndefined();
    expect(memory.read('c', 'scroll')).toBeUndefined();
  });

  it('is kept over a reload after a flush', () => {
    const storage = createFakeStorage();
    const before = open(storage);
    before.write('a', 'scroll', 500);
    expect(open(storage).read('a', 'scroll')).toBeUndefined();
    before.flush();
    const after = open(storage);
    expect(after.read('a', 'scroll')).toBe(500);
    after.write('a', 'draft', 'x');
    after.flush();
    expect(open(storage).read('a', 'scroll')).toBe(500);
    expect(open(storage).read('a', 'draft')).toBe('x');
  });

  it('belongs to one session, because a tab has the same id in every session and app of the origin', () => {
    const storage = createFakeStorage();
    const before = open(storage);
    before.write('tab:/', 'draft', 'Ada');
    before.flush();
    expect(open(storage, 't').read('tab:/', 'draft')).toBeUndefined();
    expect(open(storage).read('tab:/', 'draft')).toBe('Ada');
  });

  it('is forgotten with its page, also in the storage', () => {
    const storage = createFakeStorage();
    const memory = open(storage);
    memory.write('a', 'scroll', 500);
    memory.flush();
    memory.forget('a');
    expect(memory.read('a', 'scroll')).toBeUndefined();
    expect(keys(storage)).toEqual(['portico:pages']);
    memory.write('b', 'scroll', 1);
    memory.forget('b');
    memory.flush();
    expect(keys(storage)).toEqual(['portico:pages']);
  });

  it('is written by a flush only if its page has changed', () => {
    const storage = createFakeStorage();
    const memory = open(storage);
    memory.write('a', 'scroll', 1);
    memory.flush();
    storage.items.clear();
    memory.read('b', 'scroll');
    memory.flush();
    expect(keys(storage)).toEqual([]);
  });
});

describe('the storage', () => {
  it('holds the 50 pages that were written last', () => {
    const storage = createFakeStorage();
    const memory = open(storage);
    for (let page = 1; page <= 60; page += 1) {
      memory.write(`p${page}`, 'scroll', page);
      memory.flush();
      if (page === 30) {
        memory.write('p1', 'scroll', 100);
        memory.flush();
      }
    }
    const after = open(storage);
    expect(after.read('p1', 'scroll')).toBe(100);
    expect(after.read('p2', 'scroll')).toBeUndefined();
    expect(after.read('p11', 'scroll')).toBeUndefined();
    expect(after.read('p12', 'scroll')).toBe(12);
    expect(storage.items.size).toBe(51);
  });

  it('keeps a page at the bottom of the stack while many pages open and close above it', () => {
    const storage = createFakeStorage();
    const memory = open(storage);
    memory.write('list', 'scroll', 500);
    memory.flush();
    for (let page = 1; page <= 100; page += 1) {
      memory.write(`item${page}`, 'scroll', page);
      memory.flush();
      memory.forget(`item${page}`);
    }
    expect(open(storage).read('list', 'scroll')).toBe(500);
    expect(storage.items.size).toBe(2);
  });

  it.each(['null', '{', '"x"', '5', '{"a":1}'])('is repaired when its index is %j', (index) => {
    const storage = createFakeStorage();
    storage.items.set('portico:pages', index);
    const memory = open(storage);
    memory.write('a', 'scroll', 1);
    memory.flush();
    expect(open(storage).read('a', 'scroll')).toBe(1);
    expect(storage.items.get('portico:pages')).toBe('["portico:page:s:a"]');
  });

  it.each(['null', '{', '"x"', '5', '[1,2]'])('gives no values for a stored page of %j', (page) => {
    const storage = createFakeStorage();
    storage.items.set('portico:page:s:a', page);
    const memory = open(storage);
    expect(memory.read('a', 'scroll')).toBeUndefined();
  });

  it('cannot pollute a prototype', () => {
    const storage = createFakeStorage();
    storage.items.set('portico:page:s:a', '{"__proto__":{"evil":1},"constructor":2}');
    const memory = open(storage);
    expect(memory.read('a', 'evil')).toBeUndefined();
    expect(memory.read('a', 'toString')).toBeUndefined();
    expect(({} as { evil?: unknown }).evil).toBeUndefined();
  });
});

describe('the page memory without a working storage', () => {
  it('keeps values in memory when there is no storage', () => {
    const memory = open(null);
    memory.write('a', 'scroll', 1);
    memory.flush();
    expect(memory.read('a', 'scroll')).toBe(1);
    memory.forget('a');
    expect(memory.read('a', 'scroll')).toBeUndefined();
  });

  it('keeps values in memory when every call of the storage throws', () => {
    const storage = createFakeStorage();
    storage.breakDown();
    const memory = open(storage);
    memory.write('a', 'scroll', 1);
    expect(() => memory.flush()).not.toThrow();
    expect(memory.read('a', 'scroll')).toBe(1);
    expect(() => memory.forget('a')).not.toThrow();
  });

  it('keeps values in memory, and keeps older stored values, when the quota is used up', () => {
    const storage = createFakeStorage();
    const memory = open(storage);
    memory.write('a', 'scroll', 1);
    memory.flush();
    storage.fillUp();
    memory.write('b', 'draft', 'x'.repeat(1000));
    expect(() => memory.flush()).not.toThrow();
    expect(memory.read('b', 'draft')).toHaveLength(1000);
    expect(open(storage).read('a', 'scroll')).toBe(1);
  });
});

describe('a value that JSON cannot hold', () => {
  const circle: Record<string, unknown> = { name: 'circle' };
  circle.self = circle;
  const [first, second] = [{ n: 1 }, { n: 2 }];

  it.each([
    ['a Date', new Date(0)],
    ['an invalid Date', new Date(Number.NaN)],
    ['a BigInt', { n: 10n }],
    ['a cycle', circle],
    ['a Map', new Map([[first, new Set([second, first])]])],
    ['binary data', new Uint8Array([1, 2, 3])],
    ['undefined', undefined],
    ['a list with undefined', [1, undefined, 3]],
    ['NaN', Number.NaN],
  ])('is the same after a reload: %s', (_what, value) => {
    const storage = createFakeStorage();
    const before = open(storage);
    before.write('a', 'draft:when', value);
    before.write('a', 'draft:!name', 'Ada');
    before.write('a', 'scroll', 500);
    before.flush();
    const after = open(storage);
    expect(after.has('a', 'draft:when')).toBe(true);
    expect(after.read('a', 'draft:when')).toStrictEqual(value);
    expect(after.read('a', 'draft:!name')).toBe('Ada');
    expect(after.read('a', 'scroll')).toBe(500);
  });

  it.each([
    [
      'a function',
      { act: () => {} },
      'the value of usePageDraft("photo").act is a function, which cannot be stored: a reload loses it',
    ],
    [
      'a Blob',
      { files: [new Blob()] },
      'the value of usePageDraft("photo").files[0] is a Blob, which cannot be stored: a reload loses it',
    ],
    [
      'a getter that throws',
      {
        get broken() {
          throw new Error('no');
        },
      },
      'the value of usePageDraft("photo") cannot be read: a reload loses it',
    ],
  ])(
    'is reported once by its key, and does not affect other values, if our codec cannot encode it: %s',
    (_what, value, message) => {
      const storage = createFakeStorage();
      const reports: unknown[] = [];
      const before = open(storage, 's', (error) => reports.push(error));
      before.write('a', 'draft:photo', value);
      before.write('a', 'draft:name', 'Ada');
      before.write('a', 'scroll', 500);
      before.flush();
      before.write('a', 'scroll', 600);
      before.flush();
      expect(before.read('a', 'draft:photo')).toBe(value);
      expect(reports.map((error) => (error as Error).message)).toEqual([message]);
      const after = open(storage);
      expect(after.has('a', 'draft:photo')).toBe(false);
      expect(after.read('a', 'draft:name')).toBe('Ada');
      expect(after.read('a', 'scroll')).toBe(600);
    },
  );

  it('is left out, without the other values, if other code has broken it in the storage', () => {
    const storage = createFakeStorage();
    storage.items.set('portico:page:s:a', '{"!draft:when":"[[0]","!draft:n":5,"draft:name":"Ada"}');
    const memory = open(storage);
    expect(memory.has('a', 'draft:when')).toBe(false);
    expect(memory.read('a', 'draft:name')).toBe('Ada');
  });
});

describe('a flush that fails', () => {
  it('is tried again by the next flush', () => {
    const storage = createFakeStorage();
    const memory = open(storage);
    memory.write('a', 'draft:name', 'Ada');
    storage.fillUp();
    memory.flush();
    expect(open(storage).has('a', 'draft:name')).toBe(false);
    storage.empty();
    memory.flush();
    expect(open(storage).read('a', 'draft:name')).toBe('Ada');
  });

  it('for one large value keeps the others, reports that value once, and tries it again', () => {
    const storage = createFakeStorage();
    const reports: unknown[] = [];
    const memory = open(storage, 's', (error) => reports.push(error));
    memory.write('a', 'draft:text', 'x'.repeat(1000));
    memory.write('a', 'draft:name', 'Ada');
    memory.write('a', 'scroll', 500);
    storage.limit(200);
    for (let turn = 0; turn < 2; turn += 1) memory.flush();
    expect(reports).toEqual([
      new Error(
        'the value of usePageDraft("text") has 1015 characters, and sessionStorage has no room for them: a reload loses it',
      ),
    ]);
    const after = open(storage);
    expect(after.has('a', 'draft:text')).toBe(false);
    expect(after.read('a', 'draft:name')).toBe('Ada');
    expect(after.read('a', 'scroll')).toBe(500);
    storage.limit(5000);
    memory.flush();
    expect(open(storage).read('a', 'draft:text')).toHaveLength(1000);
  });
});

describe('the values of a page that a signed-in person has written', () => {
  function openFor(first: string | null) {
    const storage = createFakeStorage();
    let who = first;
    const memory = open(
      storage,
      's',
      () => {},
      () => who,
    );
    memory.write('a', 'draft:note', 'Ring twice');
    const signIn = (person: string | null) => {
      who = person;
    };
    return { memory, storage, signIn };
  }

  it('are there for the same person, also after a sign-out', () => {
    const { memory, signIn } = openFor('ada');
    signIn(null);
    expect(memory.read('a', 'draft:note')).toBe('Ring twice');
    signIn('ada');
    expect(memory.keys('a')).toEqual(['draft:note']);
  });

  it('are gone for another person, also from the storage', () => {
    const { memory, storage, signIn } = openFor('ada');
    memory.flush();
    signIn('bob');
    expect(memory.has('a', 'draft:note')).toBe(false);
    memory.flush();
    expect(storage.items.get('portico:page:s:a')).toBe('{}');
  });

  it('are taken over by the first person who signs in, if a guest has written them', () => {
    const { memory, signIn } = openFor(null);
    signIn('ada');
    expect(memory.read('a', 'draft:note')).toBe('Ring twice');
    signIn('bob');
    expect(memory.has('a', 'draft:note')).toBe(false);
  });

  it('go with the first person who signs in, though this person never opens the page', () => {
    const { memory, storage, signIn } = openFor(null);
    signIn('ada');
    memory.handOver(['a']);
    memory.flush();
    signIn(null);
    expect(memory.read('a', 'draft:note')).toBe('Ring twice');
    const inNextDocument = open(
      storage,
      's',
      () => {},
      () => 'bob',
    );
    expect(inNextDocument.has('a', 'draft:note')).toBe(false);
  });

  it('are kept on another page for the same person only', () => {
    const { memory, signIn } = openFor('ada');
    signIn(null);
    memory.keepFor('a', 'sign-in');
    memory.forget('a');
    signIn('bob');
    memory.take('b', 'sign-in');
    expect(memory.keys('b')).toEqual([]);
    signIn('ada');
    memory.take('c', 'sign-in');
    expect(memory.read('c', 'draft:note')).toBe('Ring twice');
  });
});
