/** @module-tag long */
import { expect, it } from 'vitest';
import { createPlatform } from '@/platform/create-platform';
import { createEarlyPlatform } from '@/platform/early-platform';
import { fakePlatform } from '../helpers/fake-platform';
import { createTestApp } from '../helpers/test-app';
import { callsOf, troublesOf } from '../helpers/try-call';

/** Knows all formats, so that nothing is fetched to scan with. */
const BarcodeDetector = Object.assign(() => {}, {
  getSupportedFormats: async () => ({ includes: () => true }),
});

/** The platform of an app that starts: the code of its calls is not loaded yet. */
function start() {
  const fake = fakePlatform();
  Object.assign(fake.context.env.window, { BarcodeDetector });
  const platform = createEarlyPlatform(fake.context, createTestApp().nav);
  const nudge = () => {
    fake.leave();
    fake.pass(60_000);
  };
  return { platform, nudge };
}

const names = callsOf(createPlatform(fakePlatform().context, createTestApp().nav));

it.each(names)(
  '%s survives any argument before its code has come',
  async (name) => {
    const { platform, nudge } = start();
    expect(await troublesOf(platform, name, nudge)).toEqual([]);
  },
  30_000,
);
