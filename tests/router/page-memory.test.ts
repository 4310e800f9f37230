import { describe, expect, it } from 'vitest';
import { createPageMemory } from '@/router/page-memory';
import { createFakeStorage } from '../helpers/fake-storage';

const keys = (storage: ReturnType<typeof createFakeStorage>) => [...storage.items.keys()].sort();

describe('what a page remembers', () => {
  it('is read back by page and key', () => {
    const memory = createPageMemory(createFakeStorage(), 's');
    memory.write('a', 'scroll', 500);
    memory.write('a', 'draft', { text: 'x' });
    memory.write('b', 'scroll', 7);
    expect(memory.read('a', 'scroll')).toBe(500);
    expect(memory.read('a', 'draft')).toEqual({ text: 'x' });
    expect(memory.read('b', 'scroll')).toBe(7);
    expect(memory.read('b', 'draft')).toBeUndefined();
    expect(memory.read('c', 'scroll')).toBeUndefined();
  });

  it('survives a reload once it is flushed', () => {
    const storage = createFakeStorage();
    const before = createPageMemory(storage, 's');
    before.write('a', 'scroll', 500);
    expect(createPageMemory(storage, 's').read('a', 'scroll')).toBeUndefined();
    before.flush();
    const after = createPageMemory(storage, 's');
    expect(after.read('a', 'scroll')).toBe(500);
    after.write('a', 'draft', 'x');
    after.flush();
    expect(createPageMemory(storage, 's').read('a', 'scroll')).toBe(500);
    expect(createPageMemory(storage, 's').read('a', 'draft')).toBe('x');
  });

  it('is of one run of the app: a tab has the same id in each, and in another app of the origin', () => {
    const storage = createFakeStorage();
    const before = createPageMemory(storage, 's');
    before.write('tab:/', 'draft', 'Ada');
    before.flush();
    expect(createPageMemory(storage, 't').read('tab:/', 'draft')).toBeUndefined();
    expect(createPageMemory(storage, 's').read('tab:/', 'draft')).toBe('Ada');
  });

  it('goes with its page, from the storage too', () => {
    const storage = createFakeStorage();
    const memory = createPageMemory(storage, 's');
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

  it('writes what has changed, and nothing else', () => {
    const storage = createFakeStorage();
    const memory = createPageMemory(storage, 's');
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
    const memory = createPageMemory(storage, 's');
    for (let page = 1; page <= 60; page += 1) {
      memory.write(`p${page}`, 'scroll', page);
      memory.flush();
      if (page === 30) {
        memory.write('p1', 'scroll', 100);
        memory.flush();
      }
    }
    const after = createPageMemory(storage, 's');
    expect(after.read('p1', 'scroll')).toBe(100);
    expect(after.read('p2', 'scroll')).toBeUndefined();
    expect(after.read('p11', 'scroll')).toBeUndefined();
    expect(after.read('p12', 'scroll')).toBe(12);
    expect(storage.items.size).toBe(51);
  });

  it('keeps a page at the bottom, however many have come and gone above it', () => {
    const storage = createFakeStorage();
    const memory = createPageMemory(storage, 's');
    memory.write('list', 'scroll', 500);
    memory.flush();
    for (let page = 1; page <= 100; page += 1) {
      memory.write(`item${page}`, 'scroll', page);
      memory.flush();
      memory.forget(`item${page}`);
    }
    expect(createPageMemory(storage, 's').read('list', 'scroll')).toBe(500);
    expect(storage.items.size).toBe(2);
  });

  it.each(['null', '{', '"x"', '5', '{"a":1}'])('may hold %j in place of its index', (index) => {
    const storage = createFakeStorage();
    storage.items.set('portico:pages', index);
    const memory = createPageMemory(storage, 's');
    memory.write('a', 'scroll', 1);
    memory.flush();
    expect(createPageMemory(storage, 's').read('a', 'scroll')).toBe(1);
    expect(storage.items.get('portico:pages')).toBe('["portico:page:s:a"]');
  });

  it.each(['null', '{', '"x"', '5', '[1,2]'])('may hold %j in place of a page', (page) => {
    const storage = createFakeStorage();
    storage.items.set('portico:page:s:a', page);
    const memory = createPageMemory(storage, 's');
    expect(memory.read('a', 'scroll')).toBeUndefined();
  });

  it('pollutes nothing', () => {
    const storage = createFakeStorage();
    storage.items.set('portico:page:s:a', '{"__proto__":{"evil":1},"constructor":2}');
    const memory = createPageMemory(storage, 's');
    expect(memory.read('a', 'evil')).toBeUndefined();
    expect(memory.read('a', 'toString')).toBeUndefined();
    expect(({} as { evil?: unknown }).evil).toBeUndefined();
  });
});

describe('without a storage that works', () => {
  it('lives in memory when there is none', () => {
    const memory = createPageMemory(null, 's');
    memory.write('a', 'scroll', 1);
    memory.flush();
    expect(memory.read('a', 'scroll')).toBe(1);
    memory.forget('a');
    expect(memory.read('a', 'scroll')).toBeUndefined();
  });

  it('lives in memory when every call throws', () => {
    const storage = createFakeStorage();
    storage.breakDown();
    const memory = createPageMemory(storage, 's');
    memory.write('a', 'scroll', 1);
    expect(() => memory.flush()).not.toThrow();
    expect(memory.read('a', 'scroll')).toBe(1);
    expect(() => memory.forget('a')).not.toThrow();
  });

  it('keeps what it could when the quota is used up', () => {
    const storage = createFakeStorage();
    const memory = createPageMemory(storage, 's');
    memory.write('a', 'scroll', 1);
    memory.flush();
    storage.fillUp();
    memory.write('b', 'draft', 'x'.repeat(1000));
    expect(() => memory.flush()).not.toThrow();
    expect(memory.read('b', 'draft')).toHaveLength(1000);
    expect(createPageMemory(storage, 's').read('a', 'scroll')).toBe(1);
  });

  it('leaves a value out that has no text', () => {
    const storage = createFakeStorage();
    const memory = createPageMemory(storage, 's');
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    memory.write('a', 'draft', circle);
    expect(() => memory.flush()).not.toThrow();
    expect(memory.read('a', 'draft')).toBe(circle);
  });
});
