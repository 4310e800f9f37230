import { checkParams, required } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { remoteSize } from '@/platform/media/remote-size';
import { openSource } from '@/platform/media/open-source';
import { probeVideo, type VideoFacts } from '@/platform/media/probe-video';
import { readMp4Facts } from '@/platform/media/read-mp4-facts';
import { enLate } from '@/shared/messages';

export type GetVideoInfoParams = {
  /** A path, a URL, or the file itself. */
  readonly src: FileSource;
};

export type GetVideoInfoResult = VideoFacts & {
  /** Kilobytes of 1024 bytes; left out when a server does not tell. */
  readonly size?: number;
};

const check = checkParams({ src: required(fileSource) });

/** Length and size of a video. Of one on the network only the beginning is loaded. */
export const getVideoInfo: Api<GetVideoInfoParams, GetVideoInfoResult> = defineApi('getVideoInfo', {
  check,
  run: async (context, { src }, fail, { signal }) => {
    const source = await openSource(context, src, fail, { fetch: false, signal });
    try {
      const [played, bytes] = await Promise.all([
        probeVideo(context, source.url, signal),
        source.blob?.size ?? remoteSize(context, source.url, signal),
      ]);
      const facts = played ?? (source.blob && (await readMp4Facts(source.blob)));
      if (!facts) throw fail('invalid', context.messages.using(enLate)('videoUnreadable'));
      return { ...facts, ...(bytes !== null && { size: bytes / 1024 }) };
    } finally {
      source.close();
    }
  },
});
