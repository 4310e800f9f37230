import { type RefObject, useEffect, useState } from 'react';
import styles from './video-controls.module.css';

type Props = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly label: string;
  readonly off: string;
};

const KINDS: readonly string[] = ['captions', 'subtitles'];

/** Of the video's own tracks. A native list: phones show theirs, also on the full screen. */
export function CaptionsMenu({ video, label, off }: Props) {
  const [tracks, setTracks] = useState<readonly { name: string; isOn: boolean }[]>([]);
  useEffect(() => {
    const list = video.current?.textTracks;
    if (!list) return;
    const read = () => {
      const found = captionsOf(list);
      setTracks(
        found.map((track) => ({
          name: track.label || track.language,
          isOn: track.mode === 'showing',
        })),
      );
    };
    const stop = new AbortController();
    for (const type of ['addtrack', 'removetrack', 'change'])
      list.addEventListener(type, read, { signal: stop.signal });
    read();
    return () => stop.abort();
  }, [video]);

  if (tracks.length === 0) return null;
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={tracks.findIndex(({ isOn }) => isOn)}
      onChange={({ target }) => {
        const list = video.current?.textTracks;
        for (const [index, track] of (list ? captionsOf(list) : []).entries())
          track.mode = index === Number(target.value) ? 'showing' : 'disabled';
      }}
    >
      <option value={-1}>{`${label}: ${off}`}</option>
      {tracks.map(({ name }, index) => (
        <option key={index} value={index}>
          {name}
        </option>
      ))}
    </select>
  );
}

function captionsOf(list: TextTrackList): readonly TextTrack[] {
  return Array.from(list).filter(({ kind }) => KINDS.includes(kind));
}
