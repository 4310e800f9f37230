import { describe, expect, it } from 'vitest';
import type { HostEnv } from '@/platform/host/detect';
import { featureLevel, type HostFeature, isFeature } from '@/platform/host/features';

const inside = (app: HostEnv['app'], os: HostEnv['os']): HostEnv => ({
  ...{ app, os, version: '', miniProgram: false, via: 'web' },
});

/** A browser of today, on https. */
const modern = {
  isSecureContext: true,
  PublicKeyCredential: () => {},
  navigator: { share: () => {}, mediaDevices: { getUserMedia: () => {} } },
};

const order = [
  ...['google-sign-in', 'passkey', 'file-upload', 'download', 'popup', 'web-share', 'camera'],
] as const satisfies readonly HostFeature[];

const levelsOf = (env: HostEnv, window: object) =>
  order.map((feature) => featureLevel(feature, { env, window: window as Window })).join(' ');

describe('[S1.2] the level of a feature', () => {
  // In the order of the list above.
  it.each([
    ['browser', 'ios', 'web web web web web web web'],
    ['browser', 'android', 'web web web web web web web'],
    ['browser', 'desktop', 'web web web web web web web'],
    ['wechat', 'ios', 'assist assist web assist assist web web'],
    ['wechat', 'desktop', 'assist web web web web web web'],
    ['instagram', 'ios', 'assist assist web assist assist web web'],
    ['instagram', 'android', 'assist web assist assist assist web web'],
    ['facebook', 'android', 'assist web assist assist assist web web'],
    ['messenger', 'android', 'assist web assist assist assist web web'],
    ['line', 'ios', 'assist assist web assist assist web web'],
    ['super-app', 'android', 'assist web web assist assist web web'],
  ] as const)('in %s on %s: %s', (app, os, expected) => {
    expect(levelsOf(inside(app, os), modern)).toBe(expected);
  });

  // Android's web view has no passkeys, no share sheet, and without https no camera.
  const bare = { isSecureContext: false, navigator: {} };
  it.each([
    ['browser', 'desktop', 'web none web web web none none'],
    ['wechat', 'android', 'assist assist web assist assist assist none'],
  ] as const)('with an old engine, in %s on %s: %s', (app, os, expected) => {
    expect(levelsOf(inside(app, os), bare)).toBe(expected);
  });

  it.each([
    ['passkey', true],
    ['google-sign-in', true],
    ['chooseImage', false],
    ['toString', false],
    ['', false],
  ])('%j is a feature: %s', (name, expected) => {
    expect(isFeature(name)).toBe(expected);
  });
});
