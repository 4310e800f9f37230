import { createAliveEffects } from '@/router/alive-effects';
import { describe, expect, it } from 'vitest';
import { instanceKey } from '@/router/lifecycle';
import { home, list, openLifecycle, show } from '../helpers/open-lifecycle';

describe('a page that is evicted', () => {
  it('loads again when it is mounted again', () => {
    const { log, listenToAll, deliver, arrive } = openLifecycle();
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
    const { log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(list);
    deliver({ type: 'load', entry: list }, show(list), { type: 'hide', entry: list });
    deliver({ type: 'evict', entry: list });
    arrive(list);
    expect(log).toEqual(['/list load {}', '/list show {"reason":"navigate"}']);
  });

  it('is gone without a word when it leaves the stack: nobody is there to hear', () => {
    const { log, listenToAll, deliver, arrive } = openLifecycle();
    listenToAll(list);
    arrive(list);
    deliver({ type: 'hide', entry: list }, { type: 'evict', entry: list });
    log.length = 0;
    deliver({ type: 'unload', entry: list });
    expect(log).toEqual([]);
  });

  it('lets its lasting effects run on until it is mounted again, never twice', () => {
    const { lifecycle, log, deliver, arrive } = openLifecycle();
    const keep = (name: string) =>
      lifecycle.alive(instanceKey(list), createAliveEffects).keep({}, () => {
        log.push(`${name} starts`);
        return () => void log.push(`${name} stops`);
      }, []);
    arrive(list);
    keep('first');
    deliver({ type: 'hide', entry: list }, { type: 'evict', entry: list });
    expect(log).toEqual(['first starts']);
    lifecycle.mountedAnew(instanceKey(list));
    expect(log).toEqual(['first starts']);
    arrive(list);
    keep('second');
    // So it is when the page is shown again.
    lifecycle.mounted(instanceKey(list));
    expect(log).toEqual(['first starts', 'first stops', 'second starts']);
    deliver({ type: 'evict', entry: list }, { type: 'unload', entry: list });
    expect(log).toEqual(['first starts', 'first stops', 'second starts', 'second stops']);
  });
});

describe('effects that live as long as their page', () => {
  it('run on while it is hidden, and stop with its unload', () => {
    const { lifecycle, log, deliver, arrive } = openLifecycle();
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

  it('are reported when their end throws, and the next page hears of its own', () => {
    const { lifecycle, log, reports, listenToAll, deliver, arrive } = openLifecycle();
    const broken = () => {
      throw new Error('broken');
    };
    listenToAll(home);
    arrive(home);
    arrive(list);
    log.length = 0;
    lifecycle.alive(instanceKey(list), createAliveEffects).keep({}, () => broken, []);
    deliver({ type: 'unload', entry: list }, { type: 'unload', entry: home });
    expect(log).toEqual(['/ unload']);
    expect(reports).toEqual([new Error('broken')]);
  });

  it('may have nothing to stop', () => {
    const { lifecycle, deliver, arrive } = openLifecycle();
    arrive(list);
    lifecycle.alive(instanceKey(list), createAliveEffects).keep({}, () => undefined, []);
    expect(() => deliver({ type: 'unload', entry: list })).not.toThrow();
  });
});
