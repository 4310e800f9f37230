import type { HostCalls } from '@/platform/host/host-adapter';
import type { Client } from '@/platform/host/wechat/client';

/** The host's viewer. It fetches by itself, without the page's cookies. */
export function previewImageIn(client: Client): HostCalls['previewImage'] {
  return async ({ urls, current }, { signal }) => {
    const shown = { current: urls[current] ?? urls[0], urls };
    await client.invoke('imagePreview', shown, { api: 'previewImage', signal });
  };
}
