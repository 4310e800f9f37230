import { describe, expect, it } from 'vitest';
import { createPendingNavigations } from '@/router/navigation/pending';
import { flush } from '../../helpers/flush';

describe('[S2.5] the lock table of navigations', () => {
  it('locks a target from the call until the end', () => {
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

  it('locks path and query, not the path', () => {
    const pending = createPendingNavigations();
    pending.start('/item/1?n=1');
    expect(pending.isLocked('/item/1?n=2')).toBe(false);
    expect(pending.isLocked('/item/1')).toBe(false);
  });

  it('frees nothing when another navigation to the same target ends', () => {
    const pending = createPendingNavigations();
    const [first, second] = [pending.start('/a'), pending.start('/a')];
    second.end();
    second.end();
    expect(pending.isLocked('/a')).toBe(true);
    first.end();
    expect(pending.isLocked('/a')).toBe(false);
  });
});

describe('cancelling', () => {
  it('reaches what has not touched the history yet, and frees it', async () => {
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

  it('says why', () => {
    const pending = createPendingNavigations();
    const navigation = pending.start('/slow');
    pending.cancel('cancel');
    expect(navigation.refusal).toEqual({ refused: 'cancel', message: 'cancel: /slow' });
  });

  it.each(['travelling', 'settling'] as const)('leaves alone what is %s', (phase) => {
    const pending = createPendingNavigations();
    const navigation = pending.start('/slow');
    navigation.enter(phase);
    pending.cancel('superseded');
    expect(navigation.refusal).toBeNull();
    expect(navigation.signal.aborted).toBe(false);
    expect(pending.isLocked('/slow')).toBe(true);
    expect(navigation.phase).toBe(phase);
  });
});

describe('the outcome of the call under way', () => {
  const hasCome = async (outcome: Promise<void> | null) => {
    let come = false;
    void outcome?.then(() => {
      come = true;
    });
    await flush();
    return come;
  };

  it('is none without one', () => {
    const pending = createPendingNavigations();
    expect(pending.outcome()).toBe(null);
    pending.start('/a').end();
    expect(pending.outcome()).toBe(null);
  });

  it('is there once the new page only has to settle', async () => {
    const pending = createPendingNavigations();
    const navigation = pending.start('/a');
    const outcome = pending.outcome();
    navigation.enter('travelling');
    expect(await hasCome(outcome)).toBe(false);
    navigation.enter('settling');
    expect(await hasCome(outcome)).toBe(true);
    expect(pending.outcome()).toBe(null);
  });

  it('is there when it has led nowhere', async () => {
    const pending = createPendingNavigations();
    const ended = pending.start('/a');
    const first = pending.outcome();
    ended.end();
    expect(await hasCome(first)).toBe(true);
    pending.start('/b');
    const second = pending.outcome();
    pending.cancel('superseded');
    expect(await hasCome(second)).toBe(true);
  });
});
