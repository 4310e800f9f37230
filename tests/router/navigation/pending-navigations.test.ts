import { describe, expect, it } from 'vitest';
import { createPendingNavigations } from '@/router/navigation/pending-navigations';
import { flush } from '../../helpers/flush';

describe('[S2.5] the lock table of navigations', () => {
  it('locks a target from the call until the navigation ends', () => {
    const pending = createPendingNavigations();
    expect(pending.isLocked('/slow?x=1')).toBe(false);
    const navigation = pending.start('/slow?x=1');
    for (const phase of ['resolving', 'travelling', 'settling'] as const) {
      navigation.enter(phase);
      expect(pending.isLocked('/slow?x=1')).toBe(true);
    }
    navigation.end();
    expect(pending.isLocked('/slow?x=1')).toBe(false);
  });

  it('locks the path and the query together, and not the path alone', () => {
    const pending = createPendingNavigations();
    pending.start('/item/1?n=1');
    expect(pending.isLocked('/item/1?n=2')).toBe(false);
    expect(pending.isLocked('/item/1')).toBe(false);
  });

  it('keeps the lock when another navigation to the same target ends', () => {
    const pending = createPendingNavigations();
    const [first, second] = [pending.start('/a'), pending.start('/a')];
    second.end();
    second.end();
    expect(pending.isLocked('/a')).toBe(true);
    first.end();
    expect(pending.isLocked('/a')).toBe(false);
  });
});

describe('cancel', () => {
  it('aborts a navigation that has not touched the history and releases its lock', async () => {
    const pending = createPendingNavigations();
    const navigation = pending.start('/slow');
    let isCancelled = false;
    void navigation.cancelled.then(() => {
      isCancelled = true;
    });
    pending.cancel('superseded');
    await flush();
    expect(isCancelled).toBe(true);
    expect(navigation.signal.aborted).toBe(true);
    expect(navigation.refusal).toEqual({ refused: 'superseded', message: 'superseded: /slow' });
    expect(pending.isLocked('/slow')).toBe(false);
  });

  it.each([
    ['resolving', { refused: 'cancel', message: 'cancel: /slow' }],
    ['travelling', null],
  ] as const)('by a signal ends only the navigation of the signal, while %s', (phase, refusal) => {
    const pending = createPendingNavigations();
    const ender = new AbortController();
    const navigation = pending.start('/slow', ender.signal);
    const other = pending.start('/other');
    navigation.enter(phase);
    ender.abort();
    expect([navigation.refusal, other.refusal]).toEqual([refusal, null]);
  });

  it('puts the reason into the refusal', () => {
    const pending = createPendingNavigations();
    const navigation = pending.start('/slow');
    pending.cancel('cancel');
    expect(navigation.refusal).toEqual({ refused: 'cancel', message: 'cancel: /slow' });
  });

  it.each(['travelling', 'settling'] as const)(
    'does not affect a navigation that is %s',
    (phase) => {
      const pending = createPendingNavigations();
      const navigation = pending.start('/slow');
      navigation.enter(phase);
      pending.cancel('superseded');
      expect(navigation.refusal).toBeNull();
      expect(navigation.signal.aborted).toBe(false);
      expect(pending.isLocked('/slow')).toBe(true);
      expect(navigation.phase).toBe(phase);
    },
  );
});

describe('the outcome of the pending navigation', () => {
  const hasResolved = async (outcome: Promise<void> | null) => {
    let isResolved = false;
    void outcome?.then(() => {
      isResolved = true;
    });
    await flush();
    return isResolved;
  };

  it('is null if no navigation is pending', () => {
    const pending = createPendingNavigations();
    expect(pending.outcome()).toBe(null);
    pending.start('/a').end();
    expect(pending.outcome()).toBe(null);
  });

  it('resolves when only the new page has to settle', async () => {
    const pending = createPendingNavigations();
    const navigation = pending.start('/a');
    const outcome = pending.outcome();
    navigation.enter('travelling');
    expect(await hasResolved(outcome)).toBe(false);
    navigation.enter('settling');
    expect(await hasResolved(outcome)).toBe(true);
    expect(pending.outcome()).toBe(null);
  });

  it('resolves when the navigation ends or is cancelled', async () => {
    const pending = createPendingNavigations();
    const navigation = pending.start('/a');
    const first = pending.outcome();
    navigation.end();
    expect(await hasResolved(first)).toBe(true);
    pending.start('/b');
    const second = pending.outcome();
    pending.cancel('superseded');
    expect(await hasResolved(second)).toBe(true);
  });
});
