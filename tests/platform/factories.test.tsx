import { expect, it } from 'vitest';
import { createEnv, createPlatformContext } from '@/platform';
import { createFactories } from '@/platform/factories';
import { fakePlatform } from '../helpers/fake-platform';

it('makes a new object with each call', () => {
  const { context } = fakePlatform();
  const make = createFactories(createPlatformContext({ ...context, env: createEnv(window) }));
  for (const name of ['createAudio', 'createRecorder', 'createSelectorQuery'] as const) {
    expect(make[name]()).not.toBe(make[name]());
  }
});
