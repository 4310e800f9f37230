/** @module-tag walks */
import { expect, it } from 'vitest';
import type { Row } from '@/platform/call/rows';
import { createPlatform } from '@/platform/create-platform';
import { parts, registry } from '@/platform/registry';
import { uni } from '@/platform/uni';
import { fakePlatform } from '../helpers/fake-platform';
import { createTestApp } from '../helpers/test-app';
import { callsOf, troublesOf } from '../helpers/try-call';

/** Supports all formats, so that the scanner does not fetch its own detector. */
const BarcodeDetector = Object.assign(() => {}, {
  getSupportedFormats: async () => ({ includes: () => true }),
});

function start() {
  const fake = fakePlatform();
  Object.assign(fake.context.env.window, { BarcodeDetector });
  const platform = createPlatform(fake.context, createTestApp().nav);
  // Ends calls that wait: dialogs close with their page, and time-outs with the clock.
  const nudge = () => {
    fake.leave();
    fake.pass(60_000);
  };
  return { platform, nudge };
}

it.each(callsOf(start().platform))(
  '%s settles for any argument, and fails only with a PlatformError that names it',
  async (name) => {
    const { platform, nudge } = start();
    expect(await troublesOf(platform, name, nudge)).toEqual([]);
  },
  30_000,
);

it('the test covers every call of the registry, of its parts, of auth and of portico/uni', () => {
  const namesOf = (rows: { readonly [name: string]: Row }, prefix = '') =>
    Object.entries(rows).flatMap(([name, { kind }]) =>
      kind === 'listener' ? [name, name.replace(/^on/, 'off')] : [prefix + name],
    );
  const { auth, ...calls } = registry;
  const names = [
    ...namesOf(calls),
    ...namesOf(parts.host, 'host.'),
    ...namesOf(parts.share, 'share.'),
    ...Object.keys(start().platform.auth).map((name) => `auth.${name}`),
    ...namesOf(uni),
  ];
  expect(auth.kind).toBe('sync');
  expect(new Set(callsOf(start().platform))).toEqual(new Set(names));
});
