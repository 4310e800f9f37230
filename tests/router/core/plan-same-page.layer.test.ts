import { describe, expect, it } from 'vitest';
import { planCloseLayer, planOpenLayer } from '@/router/core/plan-same-page';
import { contextOf, stackOf, urlsOf, withLayers } from '../../helpers/nav-states';

const state = stackOf('/', '/list');

describe('opening a layer', () => {
  it('adds a history entry above the same stack', () => {
    const plan = planOpenLayer(state, 'sheet', contextOf());
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

  it('puts the layer above the open layers', () => {
    const plan = planOpenLayer(withLayers(state, 'a'), 'b', contextOf());
    expect(plan.next.layers).toEqual([
      { id: 'a', position: 2, open: true },
      { id: 'b', position: 3, open: true },
    ]);
  });
});

describe('closing a layer by code', () => {
  it('travels back from its history entry', () => {
    const plan = planCloseLayer(withLayers(state, 'sheet'), 'sheet', contextOf());
    expect(plan.work).toEqual({ go: -1, write: 'none' });
    expect(plan.next.layers).toEqual([{ id: 'sheet', position: 2, open: false }]);
    expect(plan.lifecycle).toEqual([]);
    expect(plan.closed).toEqual([]);
  });

  it('does not close the layer below', () => {
    const plan = planCloseLayer(withLayers(state, 'a', 'b'), 'b', contextOf());
    expect(plan.work).toEqual({ go: -1, write: 'none' });
  });

  it('keeps the entry of a layer below an open layer until that layer closes too', () => {
    const lower = planCloseLayer(withLayers(state, 'a', 'b'), 'a', contextOf());
    expect(lower.work).toEqual({ go: 0, write: 'none' });
    const both = planCloseLayer(lower.next, 'b', contextOf());
    expect(both.work).toEqual({ go: -2, write: 'none' });
  });

  it('travels past closed layers to the highest open layer', () => {
    const middle = planCloseLayer(withLayers(state, 'a', 'b', 'c'), 'b', contextOf());
    expect(middle.work).toEqual({ go: 0, write: 'none' });
    const upper = planCloseLayer(middle.next, 'c', contextOf());
    expect(upper.work).toEqual({ go: -2, write: 'none' });
  });
});
