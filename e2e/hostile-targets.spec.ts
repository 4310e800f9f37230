import { expect, test } from './helpers';
import { hostileTargets } from './support/hostile-targets';

const COUNT = 2000;
const BATCH = 250;
const codes = ['invalid', 'not-found', 'tabbar', 'non-tabbar', 'locked', 'denied'];

test.describe('hostile targets', () => {
  test('[S2.1] [S2.2] each of 2,000 targets is refused and has no effect', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.call('navigate', { url: '/list' });
    await app.at('/ > /list');
    await app.clearLog();
    const targets = hostileTargets(COUNT, 20261120);
    expect(targets).toHaveLength(COUNT);
    for (let start = 0; start < COUNT; start += BATCH) {
      const odd = await page.evaluate(
        async ([batch, known]) => {
          const operations = [
            'navigate',
            'redirect',
            'relaunch',
            'switchTab',
            'preload',
            'open',
          ] as const;
          const { platform, stack } = window.fixture;
          const traces = () => [stack(), window.location.href, window.history.length].join(' ');
          const before = traces();
          const call = (name: (typeof operations)[number], to: unknown) =>
            name === 'open' ? platform.open(to).page : platform[name](to);
          const strange: string[] = [];
          for (const [index, target] of batch.entries()) {
            const operation = operations[index % operations.length] ?? 'navigate';
            const what = `${operation} ${JSON.stringify(target).slice(0, 80)}`;
            try {
              await call(operation, index % 2 ? { url: target } : target);
              strange.push(`${what}: accepted`);
            } catch (error) {
              const { name, code, message } = error as {
                name: string;
                code: string;
                message: string;
              };
              if (name !== 'PlatformError' || !known.includes(code))
                strange.push(`${what}: ${name} ${code}`);
              if (message.length > 1000)
                strange.push(`${what}: a message of ${message.length} characters`);
            }
            if (traces() !== before) strange.push(`${what}: left a trace`);
          }
          if (Object.keys(Object.prototype).length > 0)
            strange.push('Object.prototype is polluted');
          return strange;
        },
        [targets.slice(start, start + BATCH), codes] as const,
      );
      expect(odd).toEqual([]);
    }
    expect(await app.log()).toEqual([]);
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
  });

  test('[S2.1] targets that are not text and params of any kind are refused with a PlatformError', async ({
    app,
    page,
  }) => {
    await app.open('/');
    const odd = await page.evaluate(async () => {
      const { platform, stack } = window.fixture;
      const before = [stack(), window.location.href, window.history.length].join(' ');
      const throwing = {
        get url(): string {
          throw new Error('a getter that throws');
        },
      };
      const targets: unknown[] = [
        0,
        Number.NaN,
        true,
        [],
        ['/list'],
        () => '/list',
        Symbol('x'),
        10n,
        new Date(),
        /x/,
        { url: 5 },
        { url: null },
        { url: ['/list'] },
        { url: { toString: () => '/list' } },
        throwing,
        Object.create(null),
        new Proxy({}, { get: () => undefined }),
      ];
      const params: unknown[] = [
        undefined,
        null,
        5,
        'text',
        [],
        {},
        { id: '' },
        { id: null },
        { id: {} },
        { id: Number.NaN },
        { id: '1', n: Number.NaN },
        { id: '1', n: 'two' },
        { id: '1', b: 'yes' },
        { id: '1', q: {} },
        JSON.parse('{ "id": "1", "__proto__": { "x": 1 } }'),
      ];
      const strange: string[] = [];
      const attempt = async (what: string, run: () => Promise<unknown>) => {
        try {
          await run();
          strange.push(`${what}: accepted`);
        } catch (error) {
          const { name } = error as Error;
          if (name !== 'PlatformError') strange.push(`${what}: ${name}`);
        }
      };
      for (const [index, target] of targets.entries()) {
        await attempt(`target ${index}`, () => platform.navigate(target));
      }
      for (const [index, value] of params.entries()) {
        await attempt(`params ${index}`, () => platform.navigate('/item/:id', value));
      }
      if ([stack(), window.location.href, window.history.length].join(' ') !== before)
        strange.push('left a trace');
      return strange;
    });
    expect(odd).toEqual([]);
    await app.at('/');
  });

  test('[S2.1] keys of Object.prototype in query and params change no prototype', async ({
    app,
    page,
  }) => {
    await app.open('/');
    const url = '/item/1?__proto__=1&__proto__[x]=1&constructor.prototype.x=1&toString=2&q=fine';
    expect(await app.call('navigate', { url })).toEqual({ ok: true });
    await expect(app.on('page')).toContainText('"id":"1","q":"fine"');
    const refused = await page.evaluate(async () => {
      const { navigate } = window.fixture.platform;
      const values = { id: '__proto__', q: 'constructor' };
      const odd: unknown = JSON.parse('{"id":"1","__proto__":"x"}');
      const outcome = navigate('/item/:id', odd).catch(({ message }: Error) => message);
      await navigate('/item/:id', values);
      return outcome;
    });
    expect(refused).toBe('parameter.params.__proto__: the route declares no such field');
    await expect(app.on('page')).toContainText('"id":"__proto__","q":"constructor"');
    const polluted = await page.evaluate(
      () => 'x' in {} || Object.keys(Object.prototype).length > 0 || `${{}}` !== '[object Object]',
    );
    expect(polluted).toBe(false);
    await page.reload();
    await expect(app.on('page')).toContainText('"id":"__proto__","q":"constructor"');
  });
});
