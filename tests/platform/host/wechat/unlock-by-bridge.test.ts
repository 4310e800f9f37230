import { expect, it, vi } from 'vitest';
import { createMediaUnlock } from '@/platform/players/media-unlock';
import { unlockByBridge } from '@/platform/host/wechat';
import { fakePlatform } from '../../../helpers/fake-platform';

function start() {
  const { context } = fakePlatform();
  Object.assign(context.env.document, { querySelectorAll: () => [] });
  const unlock = vi.fn();
  const media = context.shelf(createMediaUnlock);
  Object.assign(media, { unlock });
  const come = (invoke: (name: string, params: object, answer: () => void) => void) => {
    Object.assign(context.env.window, { WeixinJSBridge: { invoke, on: () => {} } });
    context.env.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  };
  return { context, unlock, come };
}

it('wakes media in the tasks in which the bridge comes and answers', () => {
  const { context, unlock, come } = start();
  unlockByBridge(context);
  expect(unlock).not.toHaveBeenCalled();
  let tell = () => {};
  come((name, _params, answer) => {
    expect(name).toBe('getNetworkType');
    tell = answer;
  });
  expect(unlock).toHaveBeenCalledTimes(1);
  tell();
  expect(unlock).toHaveBeenCalledTimes(2);
});

it('does without an answer of a bridge that throws', () => {
  const { context, unlock, come } = start();
  unlockByBridge(context);
  come(() => {
    throw new Error('broken');
  });
  expect(unlock).toHaveBeenCalledTimes(1);
});
