import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UploadControls, UploadItem } from '@/components/upload';
import { createUploads } from '@/components/upload/create-uploads';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';

const fileOf = (name: string, type = 'image/png') => new File(['x'], name, { type });

type Sent = Deferred<unknown> & { readonly name: string; readonly controls: UploadControls };

function open(concurrency = 3) {
  let items: readonly UploadItem[] = [];
  let ids = 0;
  const sent: Sent[] = [];
  const urls = new Set<string>();
  const commits: string[] = [];
  const uploads = createUploads({
    items: () => items,
    commit: (next) => {
      items = next;
      commits.push(next.map(({ name, status }) => `${name}:${status}`).join(' '));
    },
    send: () => (file, controls) => {
      const deferred = createDeferred<unknown>();
      sent.push({ ...deferred, name: file.name, controls });
      return deferred.promise;
    },
    concurrency: () => concurrency,
    newId: () => `${++ids}`,
    makeUrl: (file) => {
      urls.add(`blob:${file.name}`);
      return `blob:${file.name}`;
    },
    revokeUrl: (url) => urls.delete(url),
    words: () => ({ cancelled: 'Cancelled', failed: 'Failed' }),
  });
  return {
    ...{ uploads, sent, urls, commits },
    items: () => items,
    own: (next: readonly UploadItem[]) => {
      items = next;
      uploads.settle(next);
    },
    statuses: () => items.map(({ status }) => status),
    add: (...names: string[]) => names.forEach((name, at) => uploads.add(fileOf(name), at)),
  };
}

describe('uploads', () => {
  it('start in order, three at a time, and end independently', async () => {
    const { add, sent, statuses, items } = open();
    add('a', 'b', 'c', 'd');
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading', 'queued']);
    sent[1]!.resolve({ url: '/b' });
    await flush();
    expect(statuses()).toEqual(['uploading', 'done', 'uploading', 'uploading']);
    expect(items()[1]!.result).toEqual({ url: '/b' });
    sent[0]!.reject({ message: 'no room' });
    await flush();
    expect(items()[0]).toMatchObject({ status: 'failed', message: 'no room' });
    expect(statuses().slice(2)).toEqual(['uploading', 'uploading']);
    // The message of an ordinary error is for developers.
    sent[2]!.reject(new TypeError('x is undefined'));
    await flush();
    expect(items()[2]).toMatchObject({ status: 'failed', message: 'Failed' });
  });

  it('stay in the order of choice, also when the first ones are ready later', () => {
    const { uploads, items } = open();
    uploads.add(fileOf('c'), 3);
    uploads.add(fileOf('a'), 1);
    uploads.add(fileOf('b'), 2);
    expect(items().map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('report whole percent to the watchers of one upload', () => {
    const { uploads, add, sent, commits } = open();
    add('a', 'b');
    const seen: (number | undefined)[] = [];
    const stop = uploads.watch('1', () => seen.push(uploads.percentOf('1')));
    const before = commits.length;
    for (const percent of [10.4, 10.2, 55.5, 300, Number.NaN])
      sent[0]!.controls.onProgress(percent);
    sent[1]!.controls.onProgress(40);
    stop();
    sent[0]!.controls.onProgress(20);
    expect(seen).toEqual([10, 56, 100, 0]);
    // A change of progress does not commit the list.
    expect(commits.length).toBe(before);
  });

  it('stop when they are cancelled, report it once, and can be retried', async () => {
    const { uploads, add, sent, items } = open(1);
    add('a', 'b');
    uploads.cancel('1');
    expect(sent[0]!.controls.signal.aborted).toBe(true);
    expect(items()[0]).toMatchObject({ status: 'failed', message: 'Cancelled' });
    expect(items()[1]!.status).toBe('uploading');
    sent[0]!.reject(new Error('aborted'));
    await flush();
    expect(items()[0]!.message).toBe('Cancelled');
    uploads.retry('1');
    expect(items()[0]).toMatchObject({ status: 'queued', message: undefined });
    sent[1]!.resolve('b');
    await flush();
    expect(sent[2]).toMatchObject({ name: 'a' });
    // Progress of the first attempt is ignored.
    sent[0]!.controls.onProgress(99);
    expect(uploads.percentOf('1')).toBe(0);
  });

  it('stop and release their object URLs when they are removed', () => {
    const { uploads, add, sent, items, urls } = open();
    add('a', 'b');
    expect([...urls]).toEqual(['blob:a', 'blob:b']);
    uploads.remove('1');
    expect(sent[0]!.controls.signal.aborted).toBe(true);
    expect(items().map(({ name }) => name)).toEqual(['b']);
    uploads.dispose();
    expect(sent[1]!.controls.signal.aborted).toBe(true);
    expect(urls.size).toBe(0);
    uploads.add(fileOf('late'), 9);
    expect(items()).toHaveLength(1);
  });

  it('follow their owner: a removed item stops, and an added item with a file starts', () => {
    const { own, items, add, sent, uploads } = open();
    add('a', 'b');
    own(items());
    own(items().slice(1));
    expect(sent[0]!.controls.signal.aborted).toBe(true);
    own([...items(), { id: 'x', name: 'x', status: 'queued', file: fileOf('x') }]);
    expect(sent[2]!.name).toBe('x');
    // Uploads that another owner has started do not change.
    own([...items(), { id: 'y', name: 'y', status: 'uploading' }]);
    expect(sent).toHaveLength(3);
    expect(uploads.canRetry({ id: 'y', name: 'y' })).toBe(false);
  });

  it('always end with success or failure, for any sequence of events', async () => {
    const step = fc.record({
      what: fc.constantFrom('add', 'resolve', 'reject', 'cancel', 'retry', 'remove'),
      at: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        async (steps, concurrency) => {
          const app = open(concurrency);
          for (const [order, { what, at }] of steps.entries()) {
            const id = app.items()[at]?.id ?? '';
            const call = app.sent[at];
            if (what === 'add') app.uploads.add(fileOf(`${order}`), order);
            else if (what === 'resolve') call?.resolve(call.name);
            else if (what === 'reject') call?.reject(new Error('no'));
            else if (what === 'cancel') app.uploads.cancel(id);
            else if (what === 'retry') app.uploads.retry(id);
            else app.uploads.remove(id);
            await flush();
            const states = app.statuses();
            const busy = states.filter((each) => each === 'uploading').length;
            expect(busy).toBeLessThanOrEqual(concurrency);
            if (states.includes('queued')) expect(busy).toBe(concurrency);
          }
          for (let round = 0; round < 40; round += 1) {
            for (const call of app.sent) call.resolve(call.name);
            await flush();
          }
          for (const item of app.items()) {
            expect(['done', 'failed']).toContain(item.status);
            if (item.status === 'done') expect(item.result).toBe(item.name);
          }
          const urls = app.items().map(({ url }) => url);
          expect([...app.urls].sort()).toEqual([...urls].sort());
        },
      ),
      { numRuns: 40 },
    );
  });
});
