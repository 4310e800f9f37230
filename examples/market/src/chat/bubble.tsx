import { usePlatform } from 'portico';
import { PauseIcon, PlayIcon } from 'portico/icons';
import { useEffect, useState } from 'react';
import type { Message } from '../api/types.ts';
import { useShopText } from '../parts/use-shop-text.ts';
import type { Outgoing } from './use-chat.ts';

type Props = {
  readonly message: Pick<Message, 'from' | 'content' | 'at'>;
  readonly state?: Outgoing['state'];
  readonly onRetry?: () => void;
};

/** A message of the guest at the end, of the shop at the start. */
export function Bubble({ message: { from, content, at }, state, onRetry }: Props) {
  const { t, locale } = useShopText();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (
    <li className="bubble-row" data-from={from}>
      <div className="bubble" data-state={state}>
        <span className="sender">{from === 'guest' ? t('you') : t('shop')}: </span>
        {content.kind === 'text' ? <span dir="auto">{content.text}</span> : <Voice {...content} />}
      </div>
      {state === 'failed' ? (
        <button type="button" className="bubble-retry" onClick={onRetry}>
          {t('notSent')}
        </button>
      ) : (
        <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
      )}
    </li>
  );
}

const BARS = [5, 9, 14, 8, 12, 17, 10, 6, 13, 9, 5, 8];

function Voice({ url, seconds }: { url: string; seconds: number }) {
  const { t } = useShopText();
  const platform = usePlatform({ abortOnUnload: true });
  const [audio] = useState(() => platform.createAudio());
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const stops = [
      audio.onPlay(() => setPlaying(true)),
      audio.onPause(() => setPlaying(false)),
      audio.onEnded(() => setPlaying(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [audio]);
  const toggle = async () => {
    if (isPlaying) await audio.pause();
    else await Object.assign(audio, { src: url }).play();
  };
  return (
    <button
      type="button"
      className="voice"
      aria-label={isPlaying ? t('pauseVoice') : t('playVoice', { seconds })}
      onClick={() => void toggle().catch(() => {})}
    >
      {isPlaying ? <PauseIcon size="1.25rem" /> : <PlayIcon size="1.25rem" />}
      <svg viewBox="0 0 60 20" width="60" height="20" aria-hidden="true">
        {BARS.map((height, index) => (
          <rect key={index} x={index * 5} y={10 - height / 2} width="3" height={height} rx="1.5" />
        ))}
      </svg>
      {seconds > 0 && <span>{seconds}″</span>}
    </button>
  );
}
