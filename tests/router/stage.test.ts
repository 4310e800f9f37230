import { describe, expect, it } from 'vitest';
import { createChunks } from '@/router/chunks';
import { topOf } from '@/router/core/stack';
import type { NavState } from '@/router/core/types';
import { createLifecycle, instanceKey } from '@/router/lifecycle';
import { createStage } from '@/router/stage';
import { createDeferred } from '../helpers/deferred';
import { flush } from '../helpers/flush';
import { createManualClock } from '../helpers/manual-clock';
import { compiled, stackOf } from '../helpers/nav-states';

function open() {
  const log: string[] = [];
  const lifecycle = createLifecycle(() => {});
  lifecycle.observe(({ type, entry }) => log.push(`${type} ${entry.url}`));
  const chunks = createChunks({
    table: compiled,
    timeout: 60_000,
    clock: createManualClock(),
    router: { wanted: () => false, load: () => Promise.reject(new Error('not wanted')) },
    importModule: () => Promise.reject(new Error('offline')),
  });
  const stage = createStage(stackOf('/'), chunks, lifecycle, () => {});
  /** What the engine does with a new state. */
  const commit = (nav: NavState) => {
    const number = stage.store.getState().commit + 1;
    const top = topOf(nav);
    stage.store.setState({ nav, commit: number });
    lifecycle.mounted(instanceKey(top));
    lifecycle.deliver([{ type: 'show', entry: top, reason: 'navigate' }], () => undefined);
    lifecycle.flush();
    stage.settle(number, top);
    return number;
  };
  const isSettled = async () => {
    const answer = createDeferred<boolean>();
    void stage.settled().then(() => answer.resolve(true));
    await flush();
    answer.resolve(false);
    return answer.promise;
  };
  return { log, lifecycle, stage, commit, isSettled };
}

describe('a commit', () => {
  it('[S4.1] stands still at once without a view; its page is told that it is ready', async () => {
    const { log, commit, isSettled } = open();
    commit(stackOf('/', '/list'));
    expect(await isSettled()).toBe(true);
    expect(log).toEqual(['show /list', 'ready /list']);
  });

  it('that nothing moved for changes nothing by standing still', async () => {
    const { stage, commit, isSettled } = open();
    commit(stackOf('/', '/list'));
    let changes = 0;
    stage.store.subscribe(() => {
      changes += 1;
    });
    expect(await isSettled()).toBe(true);
    expect(changes).toBe(0);
  });

  it('waits for the view to present it', async () => {
    const { log, stage, commit, isSettled } = open();
    stage.attach();
    expect(stage.hasView).toBe(true);
    const number = commit(stackOf('/', '/list'));
    stage.store.setState({ transition: { direction: 'forward', front: 'a', back: 'b' } });
    expect(await isSettled()).toBe(false);
    stage.presented(number);
    expect(await isSettled()).toBe(true);
    expect(stage.store.getState().transition).toBeNull();
    expect(log).toEqual(['show /list', 'ready /list']);
  });

  it('is presented along with a newer one', async () => {
    const { log, stage, commit, isSettled } = open();
    stage.attach();
    commit(stackOf('/', '/list'));
    const number = commit(stackOf('/', '/list', '/item/1'));
    stage.presented(number);
    expect(await isSettled()).toBe(true);
    expect(log).toEqual(['show /list', 'show /item/1', 'ready /item/1']);
  });

  it('is presented when the last view goes', async () => {
    const { stage, commit, isSettled } = open();
    const [detach, detachOther] = [stage.attach(), stage.attach()];
    commit(stackOf('/', '/list'));
    detach();
    expect(await isSettled()).toBe(false);
    detachOther();
    expect(await isSettled()).toBe(true);
    expect(stage.hasView).toBe(false);
  });

  it('[S2.5] that is overtaken has settled: its page may wait for its code for ever', async () => {
    const { stage, commit } = open();
    stage.attach();
    commit(stackOf('/', '/list'));
    let isOver = false;
    void stage.settled().then(() => {
      isOver = true;
    });
    await flush();
    expect(isOver).toBe(false);
    commit(stackOf('/'));
    await flush();
    expect(isOver).toBe(true);
  });
});

it('the first page loads, shows and is ready', async () => {
  const { log, lifecycle, stage } = open();
  stage.begin();
  lifecycle.mounted('tab:/:1');
  await flush();
  expect(log).toEqual(['load /', 'show /', 'ready /']);
});
