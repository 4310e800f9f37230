import { describe, expect, it } from 'vitest';
import { planCloseLayer, planOpenLayer } from '@/router/core/plan-same-page';
import { contextOf, stackOf, urlsOf, withLayers } from '../../helpers/nav-states';

const page = stackOf('/', '/list');

describe('opening a layer', () => {
  it('is a history entry of its own above the same stack', () => {
    const plan = planOpenLayer(page, 'sheet', contextOf());
    expect(plan.work).toEqual({ go: 0, write: 'push' });
    expect(plan.next).toMatchObject({
      position: 2,
      highest: 2,
      layers: [{ id: 'sheet', position: 2, open: true }],
    });
    expect(urlsOf(plan.next)).toEqual(['/', '/list']);
    expect(plan.lifecycle).toEqual([]);
    expect(plan.direction).toBe('none');
  });

  it('goes above the layers that are open', () => {
    const plan = planOpenLayer(withLayers(page, 'a'), 'b', contextOf());
    expect(plan.next.layers).toEqual([
      { id: 'a', position: 2, open: true },
      { id: 'b', position: 3, open: true },
    ]);
  });
});

describe('closing a layer by code', () => {
  it('takes its entry away', () => {
    const plan = planCloseLayer(withLayers(page, 'sheet'), 'sheet', contextOf());
    expect(plan.work).toEqual({ go: -1, write: 'none' });
    expect(plan.next.layers).toEqual([{ id: 'sheet', position: 2, open: false }]);
    expect(plan.lifecycle).toEqual([]);
    expect(plan.closed).toEqual([]);
  });

  it('leaves the one below open', () => {
    const plan = planCloseLayer(withLayers(page, 'a', 'b'), 'b', contextOf());
    expect(plan.work).toEqual({ go: -1, write: 'none' });
  });

  it('keeps the entry of one that lies below an open one, until that goes too', () => {
    const lower = planCloseLayer(withLayers(page, 'a', 'b'), 'a', contextOf());
    expect(lower.work).toEqual({ go: 0, write: 'none' });
    const both = planCloseLayer(lower.next, 'b', contextOf());
    expect(both.work).toEqual({ go: -2, write: 'none' });
  });

  it('goes down past closed ones to the highest that is still open', () => {
    const middle = planCloseLayer(withLayers(page, 'a', 'b', 'c'), 'b', contextOf());
    expect(middle.work).toEqual({ go: 0, write: 'none' });
    const upper = planCloseLayer(middle.next, 'c', contextOf());
    expect(upper.work).toEqual({ go: -2, write: 'none' });
  });
});
