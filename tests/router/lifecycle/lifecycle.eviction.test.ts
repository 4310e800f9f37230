import { createAliveEffects } from '@/router/lifecycle/alive-effects';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../helpers/nav-states';
import { home, list, openLifecycle, show } from '../../helpers/open-lifecycle';

describe('[S4.1] a page that is evicted', () => {
  it('hears unload at once, and hears load when it is mounted again', () => {
    const { log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(list);
    arrive(list);
    deliver({ type: 'ready', page: list }, { type: 'hide', page: list });
    log.length = 0;
    deliver({ type: 'evict', page: list });
    expect(log).toEqual(['/list unload']);
    log.length = 0;
    listenToAll(list, ' again');
    arrive(list);
    expect(log).toEqual(['/list again load {}', '/list again show {"reason":"navigate"}']);
  });

  it('hears unload after the covered page hears hide, and before the new page hears load', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = openLifecycle();
    const item = pageOf('/item/1', 2);
    for (const entry of [home, list, item]) listenToAll(entry);
    for (const entry of [home, list]) arrive(entry);
    deliver({ type: 'hide', page: home });
    log.length = 0;
    deliver({ type: 'hide', page: list }, { type: 'evict', page: home });
    deliver({ type: 'load', page: item }, show(item));
    lifecycle.mounted(item.key);
    expect(log).toEqual([
      '/list hide',
      '/ unload',
      '/item/1 load {"id":"1"}',
      '/item/1 show {"reason":"navigate"}',
    ]);
  });

  it('before it was mounted hears no unload, because it has never heard load', () => {
    const { log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(list);
    deliver({ type: 'load', page: list }, show(list), { type: 'hide', page: list });
    deliver({ type: 'evict', page: list });
    expect(log).toEqual([]);
    listenToAll(list);
    arrive(list);
    expect(log).toEqual(['/list load {}', '/list show {"reason":"navigate"}']);
  });

  it('hears no second unload when it leaves the stack', () => {
    const { log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(list);
    arrive(list);
    deliver({ type: 'hide', page: list }, { type: 'evict', page: list });
    log.length = 0;
    deliver({ type: 'unload', page: list });
    expect(log).toEqual([]);
  });

  it('shows the same pairs of events to observers', () => {
    const { lifecycle, log, deliver, arrive } = openLifecycle();
    lifecycle.observe(({ type }) => log.push(type));
    arrive(list);
    deliver({ type: 'hide', page: list }, { type: 'evict', page: list });
    arrive(list);
    deliver({ type: 'unload', page: list });
    expect(log).toEqual(['load', 'show', 'hide', 'unload', 'load', 'show', 'unload']);
  });

  it('stops its alive effects', () => {
    const { lifecycle, log, deliver, arrive } = openLifecycle();
    arrive(list);
    const effects = lifecycle.alive(list.key, createAliveEffects);
    effects.keep({}, () => () => void log.push('stops'), []);
    expect(lifecycle.isAlive(list.key)).toBe(true);
    deliver({ type: 'hide', page: list });
    expect(log).toEqual([]);
    deliver({ type: 'evict', page: list });
    expect(log).toEqual(['stops']);
    expect(lifecycle.isAlive(list.key)).toBe(false);
    deliver({ type: 'unload', page: list });
    expect(log).toEqual(['stops']);
  });

  it('[S8.2] ends the life of its components, and its own life only when it leaves the stack', () => {
    const { lifecycle, deliver, arrive } = openLifecycle();
    arrive(list);
    const [page, components] = [lifecycle.life(list.key), lifecycle.componentLife(list.key)];
    expect(lifecycle.componentLife(list.key)).toBe(components);
    deliver({ type: 'hide', page: list }, { type: 'evict', page: list });
    expect([page.aborted, components.aborted]).toEqual([false, true]);
    const next = lifecycle.componentLife(list.key);
    expect(next.aborted).toBe(false);
    deliver({ type: 'unload', page: list });
    expect([page.aborted, next.aborted]).toEqual([true, true]);
  });
});

describe('[S4.1] a page whose components are replaced while it stays', () => {
  it('hears unload, and hears load, show with the same reason and ready when new components are mounted', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(list);
    arrive(list);
    deliver({ type: 'ready', page: list });
    lifecycle.flush();
    log.length = 0;
    lifecycle.unmounting(list);
    expect(log).toEqual(['/list unload']);
    lifecycle.flush();
    lifecycle.unmounting(list);
    expect(log).toHaveLength(1);
    lifecycle.mounting(list);
    lifecycle.mounted(list.key);
    expect(log.slice(1)).toEqual([
      '/list load {}',
      '/list show {"reason":"navigate"}',
      '/list ready',
    ]);
  });

  it('hears load with the params of its current URL', () => {
    const { lifecycle, log, listenToAll, arrive } = openLifecycle();
    const item = pageOf('/item/1', 1);
    listenToAll(item);
    arrive(item);
    lifecycle.unmounting(item);
    log.length = 0;
    lifecycle.mounting(pageOf('/item/1?n=2', 1));
    lifecycle.mounted(item.key);
    expect(log[0]).toBe('/item/1 load {"n":2,"id":"1"}');
  });

  it('hears load at once while it is hidden, and hears show when the user comes back', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(list);
    arrive(list);
    deliver({ type: 'hide', page: list });
    log.length = 0;
    lifecycle.unmounting(list);
    lifecycle.mounted(list.key);
    expect(log).toEqual(['/list unload', '/list load {}']);
    deliver(show(list, 'back'));
    lifecycle.flush();
    expect(log.slice(2)).toEqual(['/list show {"reason":"back"}']);
  });

  it('keeps the reason of its show when the app is hidden in between', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(list);
    arrive(list);
    lifecycle.unmounting(list);
    log.length = 0;
    deliver({ type: 'hide', page: list });
    lifecycle.mounted(list.key);
    expect(log).toEqual(['/list load {}']);
    deliver(show(list, 'app'));
    lifecycle.flush();
    expect(log.slice(1)).toEqual(['/list show {"reason":"navigate"}']);
  });

  it('hears no second unload when it leaves before new components are mounted', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(list);
    arrive(list);
    lifecycle.unmounting(list);
    log.length = 0;
    deliver({ type: 'unload', page: list });
    expect(log).toEqual([]);
  });
});

describe('alive effects', () => {
  it('run while their page is hidden, and stop when it is unloaded', () => {
    const { lifecycle, log, deliver, arrive } = openLifecycle();
    const start = () => {
      log.push('start');
      return () => log.push('stop');
    };
    arrive(list);
    lifecycle.alive(list.key, createAliveEffects).keep({}, start as () => () => void, []);
    deliver({ type: 'hide', page: list });
    expect(log).toEqual(['start']);
    deliver({ type: 'unload', page: list });
    expect(log).toEqual(['start', 'stop']);
  });

  it('are reported when their clean-up throws, and the next page still hears its events', () => {
    const { lifecycle, log, reports, listenToAll, deliver, arrive } = openLifecycle();
    const broken = () => {
      throw new Error('broken');
    };
    listenToAll(home);
    arrive(home);
    arrive(list);
    log.length = 0;
    lifecycle.alive(list.key, createAliveEffects).keep({}, () => broken, []);
    deliver({ type: 'unload', page: list }, { type: 'unload', page: home });
    expect(log).toEqual(['/ unload']);
    expect(reports).toEqual([new Error('broken')]);
  });

  it('can omit the clean-up', () => {
    const { lifecycle, deliver, arrive } = openLifecycle();
    arrive(list);
    lifecycle.alive(list.key, createAliveEffects).keep({}, () => undefined, []);
    expect(() => deliver({ type: 'unload', page: list })).not.toThrow();
  });
});
