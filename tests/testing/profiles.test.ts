import { expect, it } from 'vitest';
import { profiles } from '../../src/testing/profiles';

const all = Object.entries(profiles);

it.each([
  ['wechat', / MicroMessenger\/\d+\.\d+\.\d+/],
  ['wecom', /wxwork\/\d+\.\d+\.\d+/],
  ['line', / Line\/\d+\.\d+\.\d+(?!.*LIFF)/],
  ['liff', / Line\/\d+\.\d+\.\d+.* LIFF$/],
  ['telegram', /^(?!.*Telegram)/],
  ['dingtalk', / AliApp\(DingTalk\/\d+\.\d+\.\d+\)/],
  ['kakaotalk', /KAKAOTALK/],
  ['messenger', /FBAN\/Messenger|FB_IAB\/Orca/],
  ['whatsapp', /WAiOS\/|WA4A\//],
] as const)('only the profiles of %s have its mark in the user agent', (host, token) => {
  for (const [name, profile] of all) {
    if (profile.host === host) expect(profile.userAgent, name).toMatch(token);
    else if (!(profile.host === 'wecom' && host === 'wechat') && host !== 'telegram') {
      expect(profile.userAgent, name).not.toMatch(token);
    }
  }
});

it.each([
  ['ios', 'iPhone', /\(iPhone; CPU iPhone OS/],
  ['android', 'Linux armv8l', /\(Linux; Android 16;/],
  ['harmony', 'Linux aarch64', /OpenHarmony(?!.*Android)/],
  ['windows', 'Win32', /\(Windows NT 10\.0/],
  ['mac', 'MacIntel', /\(Macintosh;/],
] as const)(
  'profiles for %s have the platform %s and a matching user agent',
  (os, platform, token) => {
    const own = all.filter(([, profile]) => profile.os === os);
    expect(own.length).toBeGreaterThan(0);
    for (const [name, profile] of own) {
      expect(profile.platform, name).toBe(platform);
      expect(profile.userAgent, name).toMatch(token);
      const isPhone = os !== 'windows' && os !== 'mac';
      expect([profile.isMobile, profile.hasTouch], name).toEqual([isPhone, isPhone]);
    }
  },
);

it('only profiles of mini programs have a mini program token', () => {
  for (const [name, { userAgent, miniProgram }] of all) {
    expect(/ miniProgram\/wx/.test(userAgent), name).toBe(miniProgram);
  }
});

it('user agents have no spaces at the start or the end', () => {
  for (const [name, { userAgent }] of all) expect(userAgent.trim(), name).toBe(userAgent);
});
