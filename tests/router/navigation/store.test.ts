import { describe, expect, it } from 'vitest';
import { type StackState, topPage } from '@/router/core/state';
import { createLifecycle } from '@/router/lifecycle/lifecycle';
import type { LoaderFacts } from '@/router/data/loader-run';
import { createPageResources } from '@/router/data/page-resources';
import { createStackStore } from '@/router/navigation/store';
import { createDeferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { createManualClock } from '../../helpers/manual-clock';
import { compiled, stackOf } from '../../helpers/nav-states';

function open() {
  const log: string[] = [];
  const lifecycle = createLifecycle(() => {});
  lifecycle.observe(({ type, page }) => log.push(`${type} ${page.url}`));
  const resources = createPageResources({
    table: compiled,
    timeout: 60_000,
    clock: createManualClock(),
    router: { wanted: () => false, load: () => Promise.reject(new Error('not wanted')) },
    importModule: () => Promise.reject(new Error('offline')),
    report: () => {},
    person: () => null,
    factsFor: () => ({ user: null }) as LoaderFacts,
    onRedirect: () => {},
  });
  const store = createStackStore(stackOf('/'), resources, lifecycle, () => {});
  /** Does what a transaction does with a new state. */
  const commit = (stack: StackState) => {
    const number = store.state.getState().commit + 1;
    const top = topPage(stack);
    store.state.setState({ stack, commit: number });
    lifecycle.mounted(top.key);
    lifecycle.deliver([{ type: 'show', page: top, reason: 'navigate' }], () => undefined);
    lifecycle.flush();
    store.settle(number, [top]);
    return number;
  };
  const isSettled = async () => {
    const answer = createDeferred<boolean>();
    void store.settled().then(() => answer.resolve(true));
    await flush();
    answer.resolve(false);
    return answer.promise;
  };
  return { log, lifecycle, store, commit, isSettled };
}

describe('a commit', () => {
  it('[S4.1] settles at once without a view, and its page gets ready', async () => {
    const { log, commit, isSettled } = open();
    commit(stackOf('/', '/list'));
    expect(await isSettled()).toBe(true);
    expect(log).toEqual(['show /list', 'ready /list']);
  });

  it('without a transition does not change the state when it settles', async () => {
    const { store, commit, isSettled } = open();
    commit(stackOf('/', '/list'));
    let changes = 0;
    store.state.subscribe(() => {
      changes += 1;
    });
    expect(await isSettled()).toBe(true);
    expect(changes).toBe(0);
  });

  it('settles when the attached view has presented it', async () => {
    const { log, store, commit, isSettled } = open();
    store.attach();
    expect(store.hasView).toBe(true);
    const number = commit(stackOf('/', '/list'));
    store.state.setState({ transition: { direction: 'forward', front: 'a', back: 'b' } });
    expect(await isSettled()).toBe(false);
    store.presented(number);
    expect(await isSettled()).toBe(true);
    expect(store.state.getState().transition).toBeNull();
    expect(log).toEqual(['show /list', 'ready /list']);
  });

  it('is presented together with a newer commit', async () => {
    const { log, store, commit, isSettled } = open();
    store.attach();
    commit(stackOf('/', '/list'));
    const number = commit(stackOf('/', '/list', '/item/1'));
    store.presented(number);
    expect(await isSettled()).toBe(true);
    expect(log).toEqual(['show /list', 'show /item/1', 'ready /item/1']);
  });

  it('is presented when the last view detaches', async () => {
    const { store, commit, isSettled } = open();
    const [detach, detachOther] = [store.attach(), store.attach()];
    commit(stackOf('/', '/list'));
    detach();
    expect(await isSettled()).toBe(false);
    detachOther();
    expect(await isSettled()).toBe(true);
    expect(store.hasView).toBe(false);
  });

  it('[S2.5] settles when a newer commit replaces it, because its code may never arrive', async () => {
    const { store, commit } = open();
    store.attach();
    commit(stackOf('/', '/list'));
    let hasSettled = false;
    void store.settled().then(() => {
      hasSettled = true;
    });
    await flush();
    expect(hasSettled).toBe(false);
    commit(stackOf('/'));
    await flush();
    expect(hasSettled).toBe(true);
  });
});

it('the first page gets load, show and ready', async () => {
  const { log, lifecycle, store } = open();
  store.showFirstPage();
  lifecycle.mounted('1');
  await flush();
  expect(log).toEqual(['load /', 'show /', 'ready /']);
});
