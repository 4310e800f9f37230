import { describe, expect, it } from 'vitest';
import { planStep, type StepMode } from '@/router/core/plan-step';
import { contextOf, stackOf, targetOf, urlsOf, withLayers } from '../../helpers/nav-states';

const step = (url: string, mode: StepMode, state = stackOf('/', '/item/1?n=1')) =>
  planStep(state, targetOf(url), mode, contextOf());

describe('[S2.1] an address step', () => {
  it('changes the URL and the params of the page on top, and nothing else', () => {
    const plan = step('/item/1?n=2', 'replace');
    expect(urlsOf(plan.next)).toEqual(['/', '/item/1?n=2']);
    expect(plan.next.pages[1]).toMatchObject({ id: 'p1', key: '2', params: { id: '1', n: 2 } });
    expect(plan.next).toMatchObject({ position: 1, highest: 1 });
    expect(plan.work).toEqual({ go: 0, write: 'replace' });
    expect(plan.lifecycle).toEqual([]);
    expect(plan.direction).toBe('none');
  });

  it('that is pushed adds one entry and drops the forward entries', () => {
    const state = { ...stackOf('/', '/item/1'), highest: 5 };
    const plan = step('/item/1?n=2', 'push', state);
    expect(plan.next).toMatchObject({ position: 2, highest: 2 });
    expect(plan.work).toEqual({ go: 0, write: 'push' });
  });

  it('does not close open layers', () => {
    const plan = step('/list?a=1', 'replace', withLayers(stackOf('/', '/list'), 'sheet'));
    expect(plan.next).toMatchObject({ position: 2, layers: [{ id: 'sheet' }] });
    expect(plan.closed).toEqual([]);
  });

  it('that renames the URL keeps the same params object', () => {
    const state = stackOf('/', '/item/1?n=1&from=timeline');
    const { next, work, lifecycle } = step('/item/1?n=1', 'rename', state);
    expect(urlsOf(next)).toEqual(['/', '/item/1?n=1']);
    expect(next.pages[1]?.params).toBe(state.pages[1]?.params);
    expect([work, lifecycle]).toEqual([{ go: 0, write: 'replace' }, []]);
  });
});
