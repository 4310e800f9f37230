import { describe, expect, it } from 'vitest';
import { createResults } from '@/router/results';
import { flush } from '../helpers/flush';

async function valueOf(promise: Promise<unknown>): Promise<unknown> {
  let value: unknown = 'pending';
  void promise.then((settled) => {
    value = settled;
  });
  await flush();
  return value;
}

describe('who waits for a page', () => {
  it('gets its answer', async () => {
    const results = createResults();
    const result = results.wait('pick');
    expect(await valueOf(result)).toBe('pending');
    results.answer('pick', 'list', { route: '/pick', value: 'red' });
    expect(await valueOf(result)).toBe('red');
  });

  it('gets nothing when the page is left without one', async () => {
    const results = createResults();
    const result = results.wait('pick');
    results.leave('pick');
    expect(await valueOf(result)).toBeUndefined();
  });

  it('keeps its answer when the page is left after it', async () => {
    const results = createResults();
    const result = results.wait('pick');
    results.answer('pick', 'list', { route: '/pick', value: 'red' });
    results.leave('pick');
    expect(await valueOf(result)).toBe('red');
  });

  it('waits for the page that takes its place', async () => {
    const results = createResults();
    const result = results.wait('pick');
    results.pass('pick', 'pick2');
    results.leave('pick');
    expect(await valueOf(result)).toBe('pending');
    results.answer('pick2', 'list', { route: '/pick', value: 'blue' });
    expect(await valueOf(result)).toBe('blue');
  });

  it('is nobody for most pages', () => {
    const results = createResults();
    expect(() => results.pass('a', 'b')).not.toThrow();
    expect(() => results.leave('a')).not.toThrow();
  });
});

describe('the opener', () => {
  it('takes the answer once, when it is shown', () => {
    const results = createResults();
    results.answer('pick', 'list', { route: '/pick', value: 'red' });
    expect(results.take('list')).toEqual({ route: '/pick', value: 'red' });
    expect(results.take('list')).toBeUndefined();
  });

  it('gets it without having waited: after a refresh the promise is gone, the id is not', () => {
    const results = createResults();
    results.answer('pick', 'list', { route: '/pick', value: undefined });
    expect(results.take('list')).toEqual({ route: '/pick', value: undefined });
  });

  it('loses it when it goes away itself', () => {
    const results = createResults();
    results.answer('pick', 'list', { route: '/pick', value: 'red' });
    results.leave('list');
    expect(results.take('list')).toBeUndefined();
  });

  it('may be nobody', () => {
    const results = createResults();
    expect(() => results.answer('pick', null, { route: '/pick', value: 'red' })).not.toThrow();
  });
});
