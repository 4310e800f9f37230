import { describe, expect, it } from 'vitest';
import { planCloseLayer, planDropClosedLayers, planOpenLayer } from '@/router/core/plan-layers';
import type { StackState } from '@/router/core/state';
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

/** How far the browser travels after these layers have closed, in this order. */
function travelAfter(before: StackState, ...ids: string[]): number {
  const closed = ids.reduce((next, id) => planCloseLayer(next, id, contextOf()).next, before);
  return planDropClosedLayers(closed, contextOf()).go;
}

describe('closing a layer by code', () => {
  it('marks the layer as closed before the browser travels', () => {
    const plan = planCloseLayer(withLayers(state, 'sheet'), 'sheet', contextOf());
    expect(plan.work).toEqual({ go: 0, write: 'none' });
    expect(plan.next.layers).toEqual([{ id: 'sheet', position: 2, open: false }]);
    expect(plan.lifecycle).toEqual([]);
    expect(plan.closed).toEqual([]);
  });

  it('travels back from its history entry', () => {
    expect(travelAfter(withLayers(state, 'sheet'), 'sheet')).toBe(-1);
  });

  it('does not close the layer below', () => {
    expect(travelAfter(withLayers(state, 'a', 'b'), 'b')).toBe(-1);
  });

  it('keeps the entry of a layer below an open layer until that layer closes too', () => {
    expect(travelAfter(withLayers(state, 'a', 'b'), 'a')).toBe(0);
    expect(travelAfter(withLayers(state, 'a', 'b'), 'a', 'b')).toBe(-2);
  });

  it('travels past closed layers to the highest open layer', () => {
    expect(travelAfter(withLayers(state, 'a', 'b', 'c'), 'b')).toBe(0);
    expect(travelAfter(withLayers(state, 'a', 'b', 'c'), 'b', 'c')).toBe(-2);
  });
});
