import { expect, it, vi } from 'vitest';
import { pushMessage } from '@/platform/apis/app-events';
import { invokePushCallback } from '@/platform/apis/base';
import { fakePlatform } from '../../../helpers/fake-platform';

it('brings what the push service has told', async () => {
  const { context } = fakePlatform();
  const heard = vi.fn();
  const stop = pushMessage(context, heard);
  const tell = invokePushCallback(context);
  await tell({ type: 'pushMsg', message: { n: 1 } });
  await tell({ type: 'click', message: 'x' });
  await tell({ type: 'clientId', cid: 'c' });
  stop();
  await tell({ type: 'pushMsg' });
  expect(heard.mock.calls).toEqual([
    [{ type: 'receive', data: { n: 1 } }],
    [{ type: 'click', data: 'x' }],
  ]);
});
