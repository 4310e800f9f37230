import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { attachDanmu, type DanmuStage } from './attach-danmu';
import { type Danmu, sortDanmu } from './danmu-list';

/** The platform's createVideoContext().sendDanmu() asks by it, and knows by preventDefault() that it was taken. */
const DANMU_EVENT = 'portico:danmu';

export function useDanmu(
  video: RefObject<HTMLVideoElement | null>,
  layer: RefObject<HTMLElement | null>,
  list: readonly Danmu[],
  isOn: boolean,
): (danmu: Danmu) => void {
  const stage = useRef<DanmuStage>(null);
  const sorted = useMemo(() => sortDanmu(list), [list]);
  const read = useEffectEvent(() => sorted);

  useEffect(() => {
    if (!isOn || !video.current || !layer.current) return;
    const attached = attachDanmu(video.current, layer.current, () => read());
    stage.current = attached;
    return () => {
      stage.current = null;
      attached.stop();
    };
  }, [isOn, video, layer]);

  useEffect(() => {
    const element = video.current;
    const take = (event: Event) => {
      event.preventDefault();
      // Switched off they are taken and not shown.
      stage.current?.send((event as CustomEvent<Danmu>).detail);
    };
    element?.addEventListener(DANMU_EVENT, take);
    return () => element?.removeEventListener(DANMU_EVENT, take);
  }, [video]);

  return (danmu) => stage.current?.send(danmu);
}
