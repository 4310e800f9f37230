import { describe, expect, it } from 'vitest';
import { createResults } from '@/router/lifecycle/results';
import { flush } from '../../helpers/flush';
import { openStack } from '../../helpers/open-stack';
import type { TestApp } from '../../helpers/test-app';

async function valueOf(promise: Promise<unknown>): Promise<unknown> {
  let value: unknown = 'pending';
  void promise.then((settled) => {
    value = settled;
  });
  await flush();
  return value;
}

describe('a wait for a result', () => {
  it('resolves with the result of the page', async () => {
    const results = createResults();
    const result = results.wait('pick');
    expect(await valueOf(result)).toBe('pending');
    results.answer('pick', 'list', { route: '/pick', value: 'red' });
    expect(await valueOf(result)).toBe('red');
  });

  it('resolves with undefined when the page leaves without a result', async () => {
    const results = createResults();
    const result = results.wait('pick');
    results.end('pick');
    expect(await valueOf(result)).toBeUndefined();
  });

  it('keeps the result when the page leaves after it', async () => {
    const results = createResults();
    const result = results.wait('pick');
    results.answer('pick', 'list', { route: '/pick', value: 'red' });
    results.end('pick');
    expect(await valueOf(result)).toBe('red');
  });

  it('continues with the page that replaces the first one', async () => {
    const results = createResults();
    const result = results.wait('pick');
    results.pass('pick', 'pick2');
    results.end('pick');
    expect(await valueOf(result)).toBe('pending');
    results.answer('pick2', 'list', { route: '/pick', value: 'blue' });
    expect(await valueOf(result)).toBe('blue');
  });

  it('is not required for a page that is replaced or leaves', () => {
    const results = createResults();
    expect(() => results.pass('a', 'b')).not.toThrow();
    expect(() => results.end('a')).not.toThrow();
  });
});

describe('the opener', () => {
  it('can take its result only once', () => {
    const results = createResults();
    results.answer('pick', 'list', { route: '/pick', value: 'red' });
    expect(results.take('list')).toEqual({ route: '/pick', value: 'red' });
    expect(results.take('list')).toBeUndefined();
  });

  it('gets the result without a wait, because a reload loses the promise but not the id', () => {
    const results = createResults();
    results.answer('pick', 'list', { route: '/pick', value: undefined });
    expect(results.take('list')).toEqual({ route: '/pick', value: undefined });
  });

  it('loses the result when it leaves the stack', () => {
    const results = createResults();
    results.answer('pick', 'list', { route: '/pick', value: 'red' });
    results.end('list');
    expect(results.take('list')).toBeUndefined();
  });

  it('may be missing', () => {
    const results = createResults();
    expect(() => results.answer('pick', null, { route: '/pick', value: 'red' })).not.toThrow();
  });
});

describe('back with a result', () => {
  const logShows = (app: TestApp) => {
    const log: unknown[] = [];
    const { key } = app.nav.activePage();
    app.nav.lifecycle.on(key, 'show', { current: (event) => void log.push(event) });
    app.nav.lifecycle.on(key, 'result', {
      current: (route, value) => void log.push(`${route} ${value}`),
    });
    return log;
  };

  it('reaches the opener of the lowest closed page, also from a page further up', async () => {
    const app = await openStack(['/list']);
    const log = logShows(app);
    const { result } = app.nav.open({ to: { url: '/pick' } });
    await app.idle();
    await app.navigate('/item/1');
    void app.nav.back(2, { result: 'red' });
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(await valueOf(result)).toBe('red');
    expect(log).toEqual(['/pick red', { reason: 'back', result: 'red' }]);
  });

  it('answers only the wait of the page that is shown, and the waits in between get undefined', async () => {
    const app = await openStack();
    const first = app.nav.open({ to: { url: '/pick' } });
    await app.idle();
    const second = app.nav.open({ to: { url: '/item/1' } });
    await app.idle();
    const third = app.nav.open({ to: { url: '/item/2' } });
    await app.idle();
    void app.nav.back(3, { result: 'red' });
    await app.idle();
    expect(await valueOf(first.result)).toBe('red');
    expect(await valueOf(second.result)).toBeUndefined();
    expect(await valueOf(third.result)).toBeUndefined();
  });

  it('over one page does not answer the opener below', async () => {
    const app = await openStack();
    const outer = app.nav.open({ to: { url: '/pick' } });
    await app.idle();
    const inner = app.nav.open({ to: { url: '/item/1' } });
    await app.idle();
    void app.nav.back(1, { result: 'red' });
    await app.idle();
    expect(await valueOf(inner.result)).toBe('red');
    expect(await valueOf(outer.result)).toBe('pending');
    void app.nav.back(1, { result: 'blue' });
    await app.idle();
    expect(await valueOf(outer.result)).toBe('blue');
  });

  it('reaches an opener whose opened page was redirected to another page that answers', async () => {
    const app = await openStack();
    const log = logShows(app);
    const { result } = app.nav.open({ to: { url: '/item/1' } });
    await app.idle();
    await app.redirect('/pick');
    await app.navigate('/list');
    void app.nav.back(2, { result: 'red' });
    await app.idle();
    expect(await valueOf(result)).toBe('red');
    expect(log).toEqual(['/pick red', { reason: 'back', result: 'red' }]);
  });

  it('reaches the opener after a reload, when the promise is gone', async () => {
    const before = await openStack(['/pick', '/item/1']);
    const app = before.reload();
    await app.idle();
    const log: unknown[] = [];
    void app.nav.back(2, { result: 'red' });
    const { key = '' } = app.nav.pages()[0] ?? {};
    app.nav.lifecycle.on(key, 'show', { current: (event) => void log.push(event) });
    await app.idle();
    expect(log).toEqual([{ reason: 'back', result: 'red' }]);
  });
});
