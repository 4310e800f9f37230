import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchVideo, useClientFiles, useClientPictures } from '@/components/kit/client-files';
import { isHls } from './load-hls';
import { play } from './use-video';
import type { VideoProps } from './video-props';

type Ref = RefObject<HTMLVideoElement | null>;

/** The addresses of a video and its poster, which a client may have to download first. */
export function useClientVideo(
  ref: Ref,
  { client, src, poster, preload, autoplay = false }: VideoProps,
) {
  const [isWanted, setWanted] = useState(false);
  const mayWait = preload === 'none' && !autoplay && !isWanted;
  // A library loads the parts of a stream itself.
  const isFile = src !== undefined && !isHls(src);
  const videos = useClientFiles(client, isFile && !mayWait ? [src] : [], fetchVideo);
  const posters = useClientPictures(client, poster === undefined ? [] : [poster]);
  const address = isFile ? videos.addressOf(src) : src;

  /** Whether the user waits for the file. */
  const waits = useRef(autoplay);
  const start = useEffectEvent(() => {
    // A new source pauses the element.
    if (waits.current) void play(ref.current);
    waits.current = false;
  });
  const hasArrived = client !== undefined && Boolean(address);
  useEffect(() => {
    if (hasArrived) start();
  }, [hasArrived]);

  return {
    address,
    poster: poster === undefined ? undefined : (posters.addressOf(poster) ?? undefined),
    fetchAgain: () => videos.retry(src ?? ''),
    /** The user has started or paused the video. */
    setPlaying: (isPlaying: boolean) => {
      if (isPlaying) setWanted(true);
      waits.current = isPlaying && !address;
    },
  };
}
