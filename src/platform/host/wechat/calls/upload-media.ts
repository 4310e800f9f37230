import type { PlatformContext } from '@/platform/call/context';
import type { HostCalls } from '@/platform/host/host-adapter';
import { hostVoiceOf } from '@/platform/host/host-voice';
import type { Client } from '@/platform/host/wechat/client';
import { createQueue } from '@/platform/call/queue';
import { createHostPictures } from '@/platform/host/wechat/host-pictures';

/** To the host's servers, where the product's own fetches it within three days. One at a time, as the host wants. */
export function uploadMediaIn(client: Client, context: PlatformContext): HostCalls['uploadMedia'] {
  const inTurn = createQueue();
  const { upload: patience } = context.settings.timeouts;

  return async ({ path }, { fail, signal }) => {
    const voice = hostVoiceOf(path);
    const localId = voice ?? context.shelf(createHostPictures).find(path);
    if (localId === null)
      throw fail('invalid', 'parameter.path should be of a picture or a voice that the host gave');
    const name = voice === null ? 'uploadImage' : 'uploadVoice';
    const data = await inTurn(async () => {
      if (signal.aborted) throw fail('abort', 'aborted');
      const sent = { localId, isShowProgressTips: 0 };
      return client.invoke(name, sent, { api: 'host.uploadMedia', patience });
    });
    const { serverId } = data;
    if (typeof serverId !== 'string' || serverId === '')
      throw fail('failed', 'the host answered without a serverId', data);
    return { serverId };
  };
}
