/** @module-tag walks */
import { expect, it } from 'vitest';
import { createPlatform } from '@/platform/create-platform';
import { fakePlatform } from '../helpers/fake-platform';
import { createTestApp } from '../helpers/test-app';
import { callsOf, troublesOf } from '../helpers/try-call';

/** Knows all formats, so that nothing is fetched to scan with. */
const BarcodeDetector = Object.assign(() => {}, {
  getSupportedFormats: async () => ({ includes: () => true }),
});

function start() {
  const fake = fakePlatform();
  Object.assign(fake.context.env.window, { BarcodeDetector });
  const platform = createPlatform(fake.context, createTestApp().nav);
  // Ends calls that wait: dialogs end with their page, time-outs with the clock.
  const nudge = () => {
    fake.leave();
    fake.pass(60_000);
  };
  return { platform, nudge };
}

it.each(callsOf(start().platform))(
  '%s survives any argument',
  async (name) => {
    const { platform, nudge } = start();
    expect(await troublesOf(platform, name, nudge)).toEqual([]);
  },
  30_000,
);
