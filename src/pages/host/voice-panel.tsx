import { Button } from 'portico';
import { Icon, type IconProps, MicrophoneIcon, PlayIcon } from 'portico/icons';
import { Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import { AttemptResult } from './attempt';
import styles from './media.module.css';
import { useVoice, type VoiceState } from './use-voice';
import { words } from './words';

/** Records some seconds, and plays them. */
export function VoicePanel() {
  const t = useText(words);
  const { state, failure, record, play, stop } = useVoice();
  const { kind } = state;
  const isRecording = kind === 'recording' || kind === 'opening';

  return (
    <Panel title={t.voice}>
      <div className={styles.meter}>
        <p className={styles.empty} role="status">
          {wordsOf(t, state)}
        </p>
        {isRecording && (
          <span className={styles.track}>
            {kind === 'recording' && <span className={styles.bar} />}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {(kind === 'recorded' || kind === 'playing') && (
          <Button
            icon={kind === 'playing' ? <StopIcon size="1.25rem" /> : <PlayIcon size="1.25rem" />}
            onClick={() => (kind === 'playing' ? state.stop() : play(state.voice))}
          >
            {kind === 'playing' ? t.stop : t.play}
          </Button>
        )}
        {/* The same button all the time: it keeps the focus. */}
        <Button
          variant={isRecording ? 'danger' : 'tonal'}
          icon={isRecording ? <StopIcon size="1.25rem" /> : <MicrophoneIcon size="1.25rem" />}
          loading={kind === 'opening'}
          disabled={kind === 'playing'}
          onClick={() => (kind === 'recording' ? stop(state.recorder) : record())}
        >
          {isRecording ? t.stop : kind === 'none' ? t.record : t.recordAgain}
        </Button>
      </div>
      <AttemptResult
        attempt={failure ? { status: 'failed', error: failure } : { status: 'none' }}
      />
    </Panel>
  );
}

function wordsOf(t: typeof words.en, state: VoiceState): string {
  switch (state.kind) {
    case 'none':
      return t.noVoice;
    case 'opening':
      return t.opening;
    case 'recording':
      return t.recording;
    default:
      return t.recorded(state.voice.duration);
  }
}

function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.75" y="6.75" width="10.5" height="10.5" rx="2" />
    </Icon>
  );
}
