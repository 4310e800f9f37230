import { fakePlatform } from '../../../helpers/fake-platform';
import { createMenuOwner } from '@/platform/host/share/menu-owner';
import { describe, expect, it, vi } from 'vitest';

/** Apps on one page, in the order of their start. */
function start() {
  const { env } = fakePlatform().context;
  const app = (isReady = () => true) => {
    const { context, record } = fakePlatform({ env });
    const turn = createMenuOwner(context);
    const changed = vi.fn();
    const leave = turn.join({ isReady, changed });
    return { turn, changed, leave, record, context };
  };
  return { app };
}

describe('[S1.2] createMenuOwner', () => {
  it('the app that started last owns the menu until another app is shown', () => {
    const { app } = start();
    const [first, second] = [app(), app()];
    const turns = () => [first.turn.isOurs(), second.turn.isOurs()];
    expect(turns()).toEqual([false, true]);
    first.record('show');
    expect(turns()).toEqual([true, false]);
    second.record('ready');
    expect(turns()).toEqual([true, false]);
    second.turn.claim();
    expect(turns()).toEqual([false, true]);
  });

  it('the owner of the menu does not depend on the order in which apps join', () => {
    const { env } = fakePlatform().context;
    const [first, second] = [fakePlatform({ env }).context, fakePlatform({ env }).context];
    const [one, other] = [createMenuOwner(first), createMenuOwner(second)];
    const member = { isReady: () => true, changed: () => {} };
    other.join(member);
    expect(one.isOurs()).toBe(false);
    one.join(member);
    expect([one.isOurs(), other.isOurs()]).toEqual([false, true]);
  });

  it('the owner stays the same when the whole document becomes visible', () => {
    const { env } = fakePlatform().context;
    const first = fakePlatform({ env });
    let show: (record: { type: string; reason: string }) => void = () => {};
    const navigator = {
      ...first.context.navigator,
      lifecycle: { observe: (run: never) => ((show = run), () => {}) },
    };
    const member = { isReady: () => true, changed: () => {} };
    const turn = createMenuOwner({ ...first.context, navigator });
    turn.join(member);
    const other = createMenuOwner(fakePlatform({ env }).context);
    other.join(member);
    show({ type: 'show', reason: 'app' });
    expect([turn.isOurs(), other.isOurs()]).toEqual([false, true]);
    show({ type: 'show', reason: 'back' });
    expect([turn.isOurs(), other.isOurs()]).toEqual([true, false]);
  });

  it('the app before owns the menu when the owner leaves or becomes invisible', () => {
    const { app } = start();
    let isSeen = true;
    const [first, second, third] = [app(), app(() => isSeen), app()];
    const turns = () => [first, second, third].map(({ turn }) => turn.isOurs());
    third.leave();
    expect(turns()).toEqual([false, true, false]);
    expect(second.changed).toHaveBeenCalled();
    isSeen = false;
    expect(turns()).toEqual([true, false, false]);
  });

  it('createMenuOwner notifies the other apps, and no app that has left', () => {
    const { app } = start();
    const [first, second] = [app(), app()];
    first.changed.mockClear();
    second.record('show');
    expect(first.changed).toHaveBeenCalledTimes(1);
    second.turn.notifyOthers();
    expect(first.changed).toHaveBeenCalledTimes(2);
    expect(second.changed).not.toHaveBeenCalled();
    second.context.life.abort();
    second.record('show');
    expect(first.changed).toHaveBeenCalledTimes(2);
  });
});
