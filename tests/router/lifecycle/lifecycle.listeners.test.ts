import { describe, expect, it } from 'vitest';
import { home, list, openLifecycle } from '../../helpers/open-lifecycle';

describe('listeners', () => {
  it('that throw are reported, and the other listeners still run', () => {
    const { lifecycle, log, reports, listen, arrive } = openLifecycle();
    const broken = {
      current: () => {
        throw new Error('broken');
      },
    };
    lifecycle.on(home.key, 'show', broken);
    listen(home, 'show');
    arrive(home);
    expect(reports).toEqual([new Error('broken')]);
    expect(log).toEqual(['/ show {"reason":"navigate"}']);
  });

  it('return values to the caller, and can be removed', () => {
    const { lifecycle } = openLifecycle();
    const key = home.key;
    const stop = lifecycle.on(key, 'backPress', { current: () => true });
    lifecycle.on(key, 'backPress', { current: () => undefined });
    expect(lifecycle.call(key, 'backPress', { from: 'back' })).toEqual([true, undefined]);
    stop();
    expect(lifecycle.call(key, 'backPress', { from: 'back' })).toEqual([undefined]);
    expect(lifecycle.call('nobody', 'backPress', { from: 'back' })).toEqual([]);
  });

  it('are called in their newest version', () => {
    const { lifecycle, arrive } = openLifecycle();
    const listener = { current: () => 'old' };
    lifecycle.on(home.key, 'ready', listener as { current: () => void });
    arrive(home);
    listener.current = () => 'new';
    expect(lifecycle.call(home.key, 'ready')).toEqual(['new']);
  });
});

describe('an event that must come after show', () => {
  it('waits until the page has heard show', () => {
    const { lifecycle, log, listen, listenToAll, arrive } = openLifecycle();
    listenToAll(home);
    listen(home, 'tabItemTap');
    lifecycle.afterShow(home, 'tabItemTap', { index: 0, text: 'Home', pagePath: '/' });
    expect(log).toEqual([]);
    arrive(home);
    expect(log).toEqual([
      '/ load {}',
      '/ show {"reason":"navigate"}',
      '/ tabItemTap {"index":0,"text":"Home","pagePath":"/"}',
    ]);
    lifecycle.afterShow(home, 'tabItemTap', { index: 0, text: 'Home', pagePath: '/' });
    expect(log).toHaveLength(4);
  });

  it('is dropped if the page is left before it hears show', () => {
    const { lifecycle, log, listen, deliver, arrive } = openLifecycle();
    listen(home, 'tabItemTap');
    lifecycle.afterShow(home, 'tabItemTap', { index: 0, text: 'Home', pagePath: '/' });
    deliver({ type: 'hide', page: home });
    arrive(home);
    expect(log).toEqual([]);
  });
});

describe('lives and observers', () => {
  it('[S8.2] the life of a page is one signal, which ends when the page leaves the stack', () => {
    const { lifecycle, deliver, arrive } = openLifecycle();
    const life = lifecycle.life(list.key);
    expect(lifecycle.life(list.key)).toBe(life);
    arrive(list);
    deliver({ type: 'hide', page: list }, { type: 'unload', page: home });
    expect(life.aborted).toBe(false);
    deliver({ type: 'unload', page: list });
    expect(life.aborted).toBe(true);
    expect(lifecycle.life(list.key)).not.toBe(life);
  });

  it('[S4.2] the listeners of the app hear when the app is hidden and shown', () => {
    const { lifecycle, log } = openLifecycle();
    lifecycle.on('app', 'show', { current: ({ reason }) => void log.push(`show ${reason}`) });
    lifecycle.on('app', 'hide', { current: () => void log.push('hide') });
    lifecycle.app('hide', home);
    lifecycle.app('show', home);
    expect(log).toEqual(['hide', 'show app']);
  });

  it('an observer that throws is reported, and pages and other observers hear their events', () => {
    const { lifecycle, log, reports, listenToAll, arrive } = openLifecycle();
    listenToAll(home);
    lifecycle.observe(() => {
      throw new Error('broken');
    });
    lifecycle.observe(({ type }) => log.push(`observed ${type}`));
    arrive(home);
    expect(log).toEqual([
      'observed load',
      '/ load {}',
      'observed show',
      '/ show {"reason":"navigate"}',
    ]);
    expect(reports).toEqual([new Error('broken'), new Error('broken')]);
  });

  it('an observer hears the events of all pages and of the app until it is removed', () => {
    const { lifecycle, log, deliver, arrive } = openLifecycle();
    const stop = lifecycle.observe(({ type, page, reason }) =>
      log.push([type, page.url, reason ?? ''].join(' ').trim()),
    );
    arrive(home);
    deliver({ type: 'ready', page: home });
    lifecycle.flush();
    deliver({ type: 'hide', page: home });
    lifecycle.app('hide', home);
    stop();
    deliver({ type: 'unload', page: home });
    expect(log).toEqual(['load /', 'show / navigate', 'ready /', 'hide /', 'appHide /']);
  });
});
