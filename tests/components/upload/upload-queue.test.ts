import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UploadItem, UploadStatus } from '@/components/upload';
import { isPending, moveTo, nextToStart, place } from '@/components/upload/create-uploads';

const item = (id: string, status?: UploadStatus): UploadItem => ({ id, name: id, status });
const listOf = (...statuses: UploadStatus[]) => statuses.map((status, at) => item(`${at}`, status));
const status = fc.constantFrom<UploadStatus>('queued', 'uploading', 'done', 'failed');
const anyList = fc.array(status).map((all) => listOf(...all));

describe('the queue of uploads', () => {
  it('starts the first queued items while there are free slots', () => {
    expect(nextToStart(listOf('queued', 'uploading', 'queued', 'queued'), 3)).toEqual(['0', '2']);
    expect(nextToStart(listOf('queued', 'queued'), 1)).toEqual(['0']);
    for (const wrong of [0, -2, Number.NaN])
      expect(nextToStart(listOf('queued', 'queued'), wrong)).toEqual(['0']);
  });

  it('never exceeds the limit, and leaves no slot free', () => {
    fc.assert(
      fc.property(anyList, fc.integer({ min: 1, max: 6 }), (items, concurrency) => {
        const ids = nextToStart(items, concurrency);
        const busy = items.filter((each) => each.status === 'uploading').length;
        const waiting = items.filter((each) => each.status === 'queued').map(({ id }) => id);
        expect(ids).toEqual(waiting.slice(0, Math.max(0, concurrency - busy)));
      }),
    );
  });

  it('an item only moves forward: it ends once, and a finished item does not change', () => {
    const ways: Record<UploadStatus, UploadStatus[]> = {
      queued: ['uploading', 'failed'],
      uploading: ['done', 'failed'],
      failed: ['queued'],
      done: [],
    };
    fc.assert(
      fc.property(status, status, (from, to) => {
        const items = [item('x', 'done'), item('y', from)];
        const next = moveTo(items, 'y', to, { message: 'm' });
        const moved = [item('x', 'done'), { ...item('y', to), message: 'm' }];
        if (ways[from].includes(to)) expect(next).toEqual(moved);
        else expect(next).toBe(items);
      }),
    );
    expect(moveTo([item('y')], 'y', 'queued')).toEqual([item('y')]);
    const items = listOf('queued');
    expect(moveTo(items, 'unknown', 'uploading')).toBe(items);
  });

  it('moves one item and keeps the order of the others', () => {
    fc.assert(
      fc.property(anyList, fc.nat(12), fc.integer({ min: -3, max: 15 }), (items, at, to) => {
        const id = `${at}`;
        const moved = place(items, id, to);
        const rest = (list: readonly UploadItem[]) => list.filter((each) => each.id !== id);
        expect(rest(moved)).toEqual(rest(items));
        const index = Math.min(Math.max(to, 0), items.length - 1);
        if (at >= items.length) expect(moved).toBe(items);
        else expect(moved[index]!.id).toBe(id);
      }),
    );
  });

  it('recognizes pending items', () => {
    expect(listOf('queued', 'uploading', 'done', 'failed').map(isPending)).toEqual([
      ...[true, true, false, false],
    ]);
    expect(isPending(item('from the server'))).toBe(false);
  });
});
