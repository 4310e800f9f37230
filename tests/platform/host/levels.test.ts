import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlatformError } from '@/platform';
import type { HostCallName } from '@/platform/host/adapter';
import type { ConnectedHost } from '@/platform/host/status';
import { type HostEnv, isInAppOnPhone } from '@/platform/host/detect';
import { leaveFor } from '@/platform/host/guide';
import { type LevelFacts, leavesByLink, levelOf } from '@/platform/host/levels';
import { uni } from '@/platform/uni';
import { callTable, rowIn } from '@/platform/registry';

const env = { app: 'browser', os: 'ios', version: '', miniProgram: false, via: 'web' } as const;
const inWeChat = { ...env, app: 'wechat', via: 'wechat' } as const;

const facts = (more: Partial<LevelFacts> = {}): LevelFacts => ({
  env,
  state: { kind: 'web' },
  mayFallBack: true,
  hasSheet: true,
  hostCall: undefined,
  canIUse: () => true,
  ...more,
});

/** Adds the messaging app's call from the registry. */
const factsOf = (api: string, more: Partial<LevelFacts> = {}): LevelFacts => ({
  ...facts(more),
  hostCall: rowIn(callTable([uni]), api)?.host,
});

const adapterWith = (...names: HostCallName[]): ConnectedHost => ({
  ready: async () => {},
  env: () => inWeChat,
  calls: Object.fromEntries(names.map((name) => [name, async () => undefined])),
  serves: () => true,
});

const error = new PlatformError({ code: 'unsigned', api: 'host.ready', message: 'no' });

describe('[S1.2] levelOf', () => {
  it.each(['saveImage', 'saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'])(
    'the level of %s is native in an app that saves files, also on a phone',
    (api) => {
      const state = { kind: 'connected', adapter: adapterWith('saveToDevice') } as const;
      const onPhone = { ...env, app: 'mcp-apps', via: 'mcp-apps' };
      expect(levelOf(api, factsOf(api, { env: onPhone, state }))).toBe('native');
    },
  );

  it.each([
    ['chooseImage', 'web'],
    ['scanCode', 'web'],
    ['createRecorder', 'web'],
    ['share.open', 'web'],
    ['share.prepare', 'web'],
    ['host.closeWindow', 'web'],
    ['host.openOutside', 'web'],
    ['host.can', 'web'],
    ['host.hideMenuItems', 'none'],
    ['host.uploadMedia', 'none'],
    ['host.credential', 'none'],
    ['host.nothing', 'none'],
    ['share', 'none'],
    ['saveImage', 'web'],
  ])('in a browser, the level of %s is %s', (api, level) => {
    expect(levelOf(api, factsOf(api))).toBe(level);
  });

  it.each([
    ['chooseImage', 'native'],
    ['createRecorder', 'native'],
    ['getRecorderManager', 'native'],
    ['scanCode', 'web'],
    ['share.prepare', 'native'],
    ['share.open', 'assist'],
    ['host.openOutside', 'assist'],
    ['host.hideOptionMenu', 'none'],
    ['saveImage', 'assist'],
    ['saveVideoToPhotosAlbum', 'none'],
  ])('in WeChat, the level of %s is %s', (api, level) => {
    const adapter = { ...adapterWith('chooseImage', 'startRecord'), prepareShare: () => {} };
    const state = { kind: 'connected', adapter } as const;
    expect(levelOf(api, factsOf(api, { env: inWeChat, state }))).toBe(level);
  });

  it('share.open is native in an app with a share dialog, and assist in a browser without a share sheet', () => {
    const adapter = { ...adapterWith(), openShare: async () => 'opened' as const };
    const state = { kind: 'connected', adapter } as const;
    expect(levelOf('share.open', facts({ env: inWeChat, state }))).toBe('native');
    expect(levelOf('share.open', facts({ hasSheet: false }))).toBe('assist');
  });

  it('host.openOutside and host.credential are native if the adapter has them', () => {
    const ways = { openOutside: () => {}, credential: async () => 'x' };
    const state = { kind: 'connected', adapter: { ...adapterWith(), ...ways } } as const;
    expect(levelOf('host.openOutside', facts({ state }))).toBe('native');
    expect(levelOf('host.credential', facts({ state }))).toBe('native');
  });

  it('a call is served by the browser after a refusal, or not at all if webFallback is false', () => {
    const state = { kind: 'refused', adapter: { ...adapterWith(), serves: () => false }, error };
    const refused = factsOf('chooseImage', { env: inWeChat, state: state as LevelFacts['state'] });
    expect(levelOf('chooseImage', refused)).toBe('web');
    expect(levelOf('chooseImage', { ...refused, mayFallBack: false })).toBe('none');
    expect(levelOf('showToast', { ...refused, hostCall: undefined, mayFallBack: false })).toBe(
      'web',
    );
    expect(levelOf('share.prepare', refused)).toBe('web');
  });

  const names = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...['chooseImage', 'scanCode', 'getLocation', 'share.open', 'share.prepare', 'share'],
      ...['host.closeWindow', 'host.uploadMedia', 'host.openOutside', 'host.', 'saveImage'],
      ...['__proto__', 'constructor', 'toString'],
    ),
  );
  const calls = fc.subarray<HostCallName>([
    'chooseImage',
    'scanCode',
    'closeWindow',
    'uploadMedia',
  ]);
  const states = fc
    .tuple(calls, fc.boolean(), fc.boolean())
    .map(([served, serves, shares]) => ({
      ...adapterWith(...served),
      serves: () => serves,
      ...(shares && { prepareShare: () => {}, openShare: async () => 'shared' as const }),
    }))
    .chain((adapter) =>
      fc.constantFrom<LevelFacts['state']>(
        { kind: 'web' },
        { kind: 'connecting' },
        { kind: 'connected', adapter },
        { kind: 'refused', adapter, error },
        { kind: 'refused', adapter: null, error },
      ),
    );
  const anyFacts = fc.record({
    env: fc.record({
      app: fc.constantFrom('browser', 'wechat', 'wecom', 'line', 'kakaotalk', 'telegram'),
      os: fc.constantFrom('ios', 'android', 'harmony', 'desktop'),
      version: fc.constant('8'),
      miniProgram: fc.boolean(),
      via: fc.constant('web'),
    }),
    state: states,
    mayFallBack: fc.boolean(),
    hasSheet: fc.boolean(),
    hostCall: fc.constantFrom(undefined, 'chooseImage', 'scanCode'),
    canIUse: fc.boolean().map((answer) => () => answer),
  }) as fc.Arbitrary<LevelFacts>;

  it('the level of any name is one of four, and native needs an adapter', () => {
    fc.assert(
      fc.property(names, anyFacts, (api, given) => {
        const level = levelOf(api, given);
        expect(['native', 'web', 'assist', 'none']).toContain(level);
        const hasAdapter = 'adapter' in given.state && given.state.adapter !== null;
        if (level === 'native') expect(hasAdapter).toBe(true);
        const isAsked = !/^(host|share)\./.test(api) && !['chooseImage', 'scanCode'].includes(api);
        if (level === 'web' && isAsked) expect(given.canIUse(api)).toBe(true);
      }),
    );
  });
});

const inside = (app: HostEnv['app'], os: HostEnv['os'] = 'android'): HostEnv => ({
  ...{ app, os, version: '', miniProgram: false, via: 'web' },
});

it.each([
  'browser',
  'wechat',
  'wecom',
  'dingtalk',
  'line',
  'kakaotalk',
  'messenger',
  'whatsapp',
  'telegram',
  'instagram',
  'facebook',
] as const)('leavesByLink agrees with leaveFor in %s on each system', (app) => {
  for (const os of ['ios', 'android', 'harmony', 'desktop'] as const) {
    const way = leaveFor(inside(app, os), 'https://page');
    expect(leavesByLink(inside(app, os)), os).toBe(way.kind === 'link');
  }
});

it.each([
  ['browser', 'ios', false],
  ['browser', 'desktop', false],
  ['wechat', 'android', true],
  ['telegram', 'ios', true],
  ['dingtalk', 'harmony', true],
  ['wecom', 'desktop', false],
] as const)('[S1.2] downloads and second windows fail in %s on %s: %s', (app, os, expected) => {
  expect(isInAppOnPhone(inside(app, os))).toBe(expected);
});
