import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { windowResize } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';
import { windowWith } from '../../../helpers/window-with';

it('tells once what several resizes come to', () => {
  const clock = fakePlatform();
  const env = { ...createEnv(window), after: clock.env.after };
  const heard: unknown[] = [];
  const end = windowResize(fakePlatform({ env }).context, (event) => heard.push(event));
  window.dispatchEvent(new Event('resize'));
  clock.pass(49);
  window.dispatchEvent(new Event('resize'));
  clock.pass(49);
  expect(heard).toEqual([]);
  clock.pass(1);
  expect(heard).toEqual([
    {
      deviceOrientation: 'portrait',
      size: {
        windowWidth: 390,
        windowHeight: 844,
        screenWidth: window.screen.width,
        screenHeight: window.screen.height,
      },
    },
  ]);
  window.dispatchEvent(new Event('resize'));
  end();
  clock.pass(1000);
  window.dispatchEvent(new Event('resize'));
  clock.pass(1000);
  expect(heard).toHaveLength(1);
});

it('does not tell of a window that is narrower than any phone', () => {
  const clock = fakePlatform();
  const narrow = windowWith({ innerWidth: 80 });
  const env = { ...createEnv(narrow), after: clock.env.after };
  const heard: unknown[] = [];
  const end = windowResize(fakePlatform({ env }).context, (event) => heard.push(event));
  narrow.dispatchEvent(new Event('resize'));
  clock.pass(50);
  end();
  expect(heard).toEqual([]);
});
