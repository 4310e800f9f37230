import { createAliveEffects } from '@/router/alive-effects';
import { describe, expect, it } from 'vitest';
import type { Entry, LifecycleEvent } from '@/router/core/types';
import { createLifecycle, instanceKey } from '@/router/lifecycle';
import type { Answer, PageEventName, PageEvents } from '@/router/page-events';
import { entryOf } from '../helpers/nav-states';

const home = entryOf('/', 0);
const list = entryOf('/list', 1);

/** Listeners of a page write to one log, as its components would. */
function open() {
  const log: string[] = [];
  const reports: unknown[] = [];
  const lifecycle = createLifecycle((error) => reports.push(error));
  const listen = <N extends PageEventName>(entry: Entry, name: N, more: string = '') =>
    lifecycle.on(instanceKey(entry), name, {
      current: ((...args: unknown[]) => {
        log.push([entry.url + more, name, ...args.map((arg) => JSON.stringify(arg))].join(' '));
      }) as PageEvents[N],
    });
  const listenToAll = (entry: Entry, more?: string) => {
    for (const name of ['load', 'show', 'ready', 'hide', 'unload', 'result'] as const) {
      listen(entry, name, more);
    }
  };
  const answers = new Map<string, Answer>();
  const take = (id: string) => {
    const answer = answers.get(id);
    answers.delete(id);
    return answer;
  };
  const deliver = (...events: LifecycleEvent[]) => lifecycle.deliver(events, take);
  const arrive = (entry: Entry) => {
    deliver({ type: 'load', entry }, { type: 'show', entry, reason: 'navigate' });
    lifecycle.mounted(instanceKey(entry));
  };
  return { lifecycle, log, reports, listen, listenToAll, deliver, arrive, answers };
}

const show = (entry: Entry, reason: 'navigate' | 'back' | 'app' = 'navigate') =>
  ({ type: 'show', entry, reason }) as const;

describe('[S4.1] a page that arrives', () => {
  it('hears of it when its components stand: load with its params, then show', () => {
    const { lifecycle, log, listenToAll, deliver } = open();
    const item = entryOf('/item/1?n=2', 1);
    listenToAll(item);
    deliver({ type: 'load', entry: item }, show(item));
    lifecycle.flush();
    expect(log).toEqual([]);
    lifecycle.mounted(instanceKey(item));
    expect(log).toEqual([
      '/item/1?n=2 load {"n":2,"id":"1"}',
      '/item/1?n=2 show {"reason":"navigate"}',
    ]);
  });

  it('hears of it with the next flush, when its components stand already', () => {
    const { lifecycle, log, listenToAll, deliver } = open();
    listenToAll(home);
    lifecycle.mounted(instanceKey(home));
    deliver({ type: 'load', entry: home }, show(home));
    expect(log).toEqual([]);
    lifecycle.flush();
    expect(log).toEqual(['/ load {}', '/ show {"reason":"navigate"}']);
    lifecycle.flush();
    expect(log).toHaveLength(2);
  });

  it('is told exactly once, however often its components say that they stand', () => {
    const { lifecycle, log, listenToAll, arrive } = open();
    listenToAll(home);
    arrive(home);
    lifecycle.mounted(instanceKey(home));
    lifecycle.mounted(instanceKey(home));
    expect(log).toHaveLength(2);
  });

  it('is ready once, and after its show', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = open();
    listenToAll(home);
    deliver({ type: 'ready', entry: home });
    arrive(home);
    deliver({ type: 'ready', entry: home });
    lifecycle.flush();
    expect(log).toEqual(['/ load {}', '/ show {"reason":"navigate"}', '/ ready']);
  });

  it('tells every component, in the order of the tree', () => {
    const { log, listenToAll, arrive } = open();
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

  it('brings the answer of the page above before its show, and in it', () => {
    const { lifecycle, log, listenToAll, deliver, arrive, answers } = open();
    listenToAll(list);
    arrive(list);
    deliver({ type: 'hide', entry: list });
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

  it('carries an answer of undefined as an answer', () => {
    const { log, listenToAll, arrive, answers } = open();
    listenToAll(list);
    answers.set(list.id, { route: '/pick', value: undefined });
    arrive(list);
    expect(log[1]).toBe('/list result "/pick" ');
  });
});

describe('[S4.1] a page that leaves', () => {
  it('hears of it at once, while its components stand', () => {
    const { log, listenToAll, deliver, arrive } = open();
    listenToAll(home);
    arrive(home);
    log.length = 0;
    deliver({ type: 'hide', entry: home });
    expect(log).toEqual(['/ hide']);
    deliver({ type: 'unload', entry: home });
    expect(log).toEqual(['/ hide', '/ unload']);
  });

  it('hears nothing more after its unload', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = open();
    listenToAll(home);
    arrive(home);
    deliver({ type: 'unload', entry: home });
    log.length = 0;
    deliver({ type: 'hide', entry: home }, { type: 'unload', entry: home });
    lifecycle.call(instanceKey(home), 'ready');
    lifecycle.flush();
    expect(log).toEqual([]);
  });

  it('before it was mounted was never shown, and still loads', () => {
    const { lifecycle, log, listenToAll, deliver } = open();
    listenToAll(home);
    deliver({ type: 'load', entry: home }, show(home), { type: 'hide', entry: home });
    lifecycle.mounted(instanceKey(home));
    expect(log).toEqual(['/ load {}']);
    deliver(show(home, 'back'));
    lifecycle.flush();
    expect(log).toEqual(['/ load {}', '/ show {"reason":"back"}']);
  });

  it('for good before it was mounted hears nothing at all', () => {
    const { lifecycle, log, listenToAll, deliver } = open();
    listenToAll(home);
    deliver({ type: 'load', entry: home }, show(home), { type: 'unload', entry: home });
    lifecycle.mounted(instanceKey(home));
    expect(log).toEqual([]);
  });

  it('is not hidden twice, nor shown twice: two commits may be drawn as one', () => {
    const { lifecycle, log, listenToAll, deliver, arrive } = open();
    listenToAll(home);
    arrive(home);
    deliver({ type: 'hide', entry: home });
    deliver(show(home, 'back'));
    deliver({ type: 'hide', entry: home });
    lifecycle.flush();
    deliver(show(home, 'back'));
    deliver(show(home, 'app'));
    lifecycle.flush();
    expect(log.slice(2)).toEqual(['/ hide', '/ show {"reason":"back"}']);
  });

  it('under a tab that is opened anew is another instance', () => {
    const { log, listenToAll, deliver, arrive } = open();
    const fresh = { ...home, seq: 9 };
    listenToAll(home, ' old');
    listenToAll(fresh, ' new');
    arrive(home);
    deliver({ type: 'unload', entry: home });
    arrive(fresh);
    expect(log.slice(2)).toEqual([
      '/ old unload',
      '/ new load {}',
      '/ new show {"reason":"navigate"}',
    ]);
  });
});

describe('a page that is evicted', () => {
  it('loads again when it is mounted again', () => {
    const { log, listenToAll, deliver, arrive } = open();
    listenToAll(list);
    arrive(list);
    deliver({ type: 'ready', entry: list }, { type: 'hide', entry: list });
    deliver({ type: 'evict', entry: list });
    log.length = 0;
    arrive(list);
    deliver({ type: 'ready', entry: list });
    expect(log).toEqual(['/list load {}', '/list show {"reason":"navigate"}']);
  });

  it('before it was mounted loads once only', () => {
    const { log, listenToAll, deliver, arrive } = open();
    listenToAll(list);
    deliver({ type: 'load', entry: list }, show(list), { type: 'hide', entry: list });
    deliver({ type: 'evict', entry: list });
    arrive(list);
    expect(log).toEqual(['/list load {}', '/list show {"reason":"navigate"}']);
  });

  it('is gone without a word when it leaves the stack: nobody is there to hear', () => {
    const { log, listenToAll, deliver, arrive } = open();
    listenToAll(list);
    arrive(list);
    deliver({ type: 'hide', entry: list }, { type: 'evict', entry: list });
    log.length = 0;
    deliver({ type: 'unload', entry: list });
    expect(log).toEqual([]);
  });

  it('lets its lasting effects run on until it is mounted again, never twice', () => {
    const { lifecycle, log, deliver, arrive } = open();
    const keep = (name: string) =>
      lifecycle.alive(instanceKey(list), createAliveEffects).keep({}, () => {
        log.push(`${name} starts`);
        return () => void log.push(`${name} stops`);
      }, []);
    arrive(list);
    keep('first');
    deliver({ type: 'hide', entry: list }, { type: 'evict', entry: list });
    expect(log).toEqual(['first starts']);
    arrive(list);
    keep('second');
    lifecycle.mounted(instanceKey(list));
    expect(log).toEqual(['first starts', 'first stops', 'second starts']);
    deliver({ type: 'evict', entry: list }, { type: 'unload', entry: list });
    expect(log).toEqual(['first starts', 'first stops', 'second starts', 'second stops']);
  });
});

describe('listeners', () => {
  it('that throw are reported, and take nothing from the others', () => {
    const { lifecycle, log, reports, listen, arrive } = open();
    const broken = {
      current: () => {
        throw new Error('broken');
      },
    };
    lifecycle.on(instanceKey(home), 'show', broken);
    listen(home, 'show');
    arrive(home);
    expect(reports).toEqual([new Error('broken')]);
    expect(log).toEqual(['/ show {"reason":"navigate"}']);
  });

  it('answer, and may be taken away', () => {
    const { lifecycle } = open();
    const key = instanceKey(home);
    const stop = lifecycle.on(key, 'backPress', { current: () => true });
    lifecycle.on(key, 'backPress', { current: () => undefined });
    expect(lifecycle.has(key, 'backPress')).toBe(true);
    expect(lifecycle.call(key, 'backPress', { from: 'back' })).toEqual([true, undefined]);
    stop();
    expect(lifecycle.call(key, 'backPress', { from: 'back' })).toEqual([undefined]);
    expect(lifecycle.call('nobody', 'backPress', { from: 'back' })).toEqual([]);
    expect(lifecycle.has('nobody', 'backPress')).toBe(false);
  });

  it('are called as they are by now', () => {
    const { lifecycle, arrive } = open();
    const listener = { current: () => 'old' };
    lifecycle.on(instanceKey(home), 'ready', listener as { current: () => void });
    arrive(home);
    listener.current = () => 'new';
    expect(lifecycle.call(instanceKey(home), 'ready')).toEqual(['new']);
  });
});

describe('news', () => {
  it('for a page that is not shown yet come after its show', () => {
    const { lifecycle, log, listen, listenToAll, arrive } = open();
    listenToAll(home);
    listen(home, 'tabItemTap');
    lifecycle.afterShow(home, 'tabItemTap', { index: 0, text: 'Home', page: '/' });
    expect(log).toEqual([]);
    arrive(home);
    expect(log).toEqual([
      '/ load {}',
      '/ show {"reason":"navigate"}',
      '/ tabItemTap {"index":0,"text":"Home","page":"/"}',
    ]);
    lifecycle.afterShow(home, 'tabItemTap', { index: 0, text: 'Home', page: '/' });
    expect(log).toHaveLength(4);
  });

  it('for a page that was left meanwhile do not come', () => {
    const { lifecycle, log, listen, deliver, arrive } = open();
    listen(home, 'tabItemTap');
    lifecycle.afterShow(home, 'tabItemTap', { index: 0, text: 'Home', page: '/' });
    deliver({ type: 'hide', entry: home });
    arrive(home);
    expect(log).toEqual([]);
  });
});

describe('effects that live as long as their page', () => {
  it('run on while it is hidden, and stop with its unload', () => {
    const { lifecycle, log, deliver, arrive } = open();
    const start = () => {
      log.push('start');
      return () => log.push('stop');
    };
    arrive(list);
    lifecycle.alive(instanceKey(list), createAliveEffects).keep({}, start as () => () => void, []);
    deliver({ type: 'hide', entry: list });
    expect(log).toEqual(['start']);
    deliver({ type: 'unload', entry: list });
    expect(log).toEqual(['start', 'stop']);
  });

  it('may have nothing to stop', () => {
    const { lifecycle, deliver, arrive } = open();
    arrive(list);
    lifecycle.alive(instanceKey(list), createAliveEffects).keep({}, () => undefined, []);
    expect(() => deliver({ type: 'unload', entry: list })).not.toThrow();
  });
});

describe('from outside of a page', () => {
  it('its unload is told once, to whoever belongs to it', () => {
    const { lifecycle, log, deliver, arrive } = open();
    lifecycle.onUnload(list.id, () => log.push('sheet closes'));
    const stop = lifecycle.onUnload(list.id, () => log.push('never'));
    stop();
    arrive(list);
    deliver({ type: 'hide', entry: list });
    expect(log).toEqual([]);
    deliver({ type: 'unload', entry: list });
    deliver({ type: 'unload', entry: list });
    expect(log).toEqual(['sheet closes']);
  });

  it('[S4.2] the app is shown and hidden, seen by its own listeners', () => {
    const { lifecycle, log } = open();
    lifecycle.on('app', 'show', { current: ({ reason }) => void log.push(`show ${reason}`) });
    lifecycle.on('app', 'hide', { current: () => void log.push('hide') });
    lifecycle.app('hide', home);
    lifecycle.app('show', home);
    expect(log).toEqual(['hide', 'show app']);
  });

  it('all lives can be observed', () => {
    const { lifecycle, log, deliver, arrive } = open();
    const stop = lifecycle.observe(({ type, entry, reason }) =>
      log.push([type, entry.url, reason ?? ''].join(' ').trim()),
    );
    arrive(home);
    deliver({ type: 'ready', entry: home });
    lifecycle.flush();
    deliver({ type: 'hide', entry: home });
    lifecycle.app('hide', home);
    stop();
    deliver({ type: 'unload', entry: home });
    expect(log).toEqual(['load /', 'show / navigate', 'ready /', 'hide /', 'appHide /']);
  });
});
