import { describe, expect, it } from 'vitest';
import { pageOf } from '../../helpers/nav-states';
import { home, list, openLifecycle, show } from '../../helpers/open-lifecycle';

describe('[S4.1] a page that is shown', () => {
  it('hears load with its params and then show when its components are mounted', () => {
    const { lifecycle, log, listenToAll, deliver } = openLifecycle();
    const item = pageOf('/item/1?n=2', 1);
    listenToAll(item);
    deliver({ type: 'load', page: item }, show(item));
    lifecycle.flush();
    expect(log).toEqual([]);
    lifecycle.mounted(item.key);
    expect(log).toEqual([
      '/item/1?n=2 load {"n":2,"id":"1"}',
      '/item/1?n=2 show {"reason":"navigate"}',
    ]);
  });

  it('hears load and show at the next flush if its components are already mounted', () => {
    const { lifecycle, log, listenToAll, deliver } = openLifecycle();
    listenToAll(home);
    lifecycle.mounted(home.key);
    deliver({ type: 'load', page: home }, show(home));
    expect(log).toEqual([]);
    lifecycle.flush();
    expect(log).toEqual(['/ load {}', '/ show {"reason":"navigate"}']);
    lifecycle.flush();
    expect(log).toHaveLength(2);
  });

  it('hears load and show once, however often its components are reported as mounted', () => {
    const { lifecycle, log, listenToAll, arrive } = openLifecycle();
    listenToAll(home);
    arrive(home);
    lifecycle.mounted(home.key);
    lifecycle.mounted(home.key);
    expect(log).toHaveLength(2);
  });

  it('hears ready once, after its show', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(home);
    deliver({ type: 'ready', page: home });
    arrive(home);
    deliver({ type: 'ready', page: home });
    lifecycle.flush();
    expect(log).toEqual(['/ load {}', '/ show {"reason":"navigate"}', '/ ready']);
  });

  it('notifies the listeners of all its components in their order', () => {
    const { log, listenToAll, arrive } = openLifecycle();
    listenToAll(home, ' inner');
    listenToAll(home, ' outer');
    arrive(home);
    expect(log).toEqual([
      '/ inner load {}',
      '/ outer load {}',
      '/ inner show {"reason":"navigate"}',
      '/ outer show {"reason":"navigate"}',
    ]);
  });

  it('hears the result of the page above before its show, and in its show', () => {
    const { lifecycle, log, listenToAll, deliver, arrive, answers } = openLifecycle();
    listenToAll(list);
    arrive(list);
    deliver({ type: 'hide', page: list });
    log.length = 0;
    answers.set(list.id, { route: '/pick', value: 'red' });
    deliver(show(list, 'back'));
    lifecycle.flush();
    expect(log).toEqual([
      '/list result "/pick" "red"',
      '/list show {"reason":"back","result":"red"}',
    ]);
    expect(answers.size).toBe(0);
  });

  it('hears a result of undefined like every other result', () => {
    const { log, listenToAll, arrive, answers } = openLifecycle();
    listenToAll(list);
    answers.set(list.id, { route: '/pick', value: undefined });
    arrive(list);
    expect(log[1]).toBe('/list result "/pick" ');
  });
});

describe('[S4.1] a page', () => {
  it('hears hide and unload at once, while its components are mounted', () => {
    const { log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(home);
    arrive(home);
    log.length = 0;
    deliver({ type: 'hide', page: home });
    expect(log).toEqual(['/ hide']);
    deliver({ type: 'unload', page: home });
    expect(log).toEqual(['/ hide', '/ unload']);
  });

  it('hears nothing more after its unload', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(home);
    arrive(home);
    deliver({ type: 'unload', page: home });
    log.length = 0;
    deliver({ type: 'hide', page: home }, { type: 'unload', page: home });
    lifecycle.call(home.key, 'ready');
    lifecycle.flush();
    expect(log).toEqual([]);
  });

  it('that is hidden before it was mounted hears load, but neither show nor hide', () => {
    const { lifecycle, log, listenToAll, deliver } = openLifecycle();
    listenToAll(home);
    deliver({ type: 'load', page: home }, show(home), { type: 'hide', page: home });
    lifecycle.mounted(home.key);
    expect(log).toEqual(['/ load {}']);
    deliver(show(home, 'back'));
    lifecycle.flush();
    expect(log).toEqual(['/ load {}', '/ show {"reason":"back"}']);
  });

  it('that is unloaded before it was mounted hears nothing', () => {
    const { lifecycle, log, listenToAll, deliver } = openLifecycle();
    listenToAll(home);
    deliver({ type: 'load', page: home }, show(home), { type: 'unload', page: home });
    lifecycle.mounted(home.key);
    expect(log).toEqual([]);
  });

  it('hears hide and show only once each when two commits are rendered as one', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(home);
    arrive(home);
    deliver({ type: 'hide', page: home });
    deliver(show(home, 'back'));
    deliver({ type: 'hide', page: home });
    lifecycle.flush();
    deliver(show(home, 'back'));
    deliver(show(home, 'app'));
    lifecycle.flush();
    expect(log.slice(2)).toEqual(['/ hide', '/ show {"reason":"back"}']);
  });

  it('of a tab that opens again after its unload is a new instance', () => {
    const { log, listenToAll, deliver, arrive } = openLifecycle();
    const fresh = { ...home, key: '9' };
    listenToAll(home, ' old');
    listenToAll(fresh, ' new');
    arrive(home);
    deliver({ type: 'unload', page: home });
    arrive(fresh);
    expect(log.slice(2)).toEqual([
      '/ old unload',
      '/ new load {}',
      '/ new show {"reason":"navigate"}',
    ]);
  });
});
