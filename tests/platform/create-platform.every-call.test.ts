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
  // What asks a question waits for its answer, or for its page to go; what waits for time gets it.
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
