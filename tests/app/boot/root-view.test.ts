import { defineApp } from 'portico';
import { expect, it } from 'vitest';
import { assemble } from '@/app';
import { createRootView } from '@/app/boot/root-view';
import { createServerEnv } from '@/server/server-env';
import { hearUnhandledRejections, nextTask } from '../../helpers/unhandled-rejections';

const unhandled = hearUnhandledRejections();

it('an app that is unmounted before it has taken over its page renders nothing any more', async () => {
  const load = async () => ({ default: () => null });
  const env = createServerEnv({
    url: new URL('https://shop.example/'),
    locale: 'en',
    report: () => {},
  });
  const parts = assemble(defineApp({ routes: { '/': { load } } }), env);
  // React would refuse to render into it.
  const element = { querySelectorAll: () => [] } as unknown as Element;
  const view = createRootView(parts, element, {
    stack: ['/'],
    locale: 'en',
    data: { text: 'broken', since: 0 },
  });
  view.render();
  view.unmount();
  for (let task = 0; task < 5; task += 1) await nextTask();
  expect(unhandled).toEqual([]);
});
