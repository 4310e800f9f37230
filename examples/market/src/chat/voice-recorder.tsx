import { Button, isPlatformError, type Recorder, usePlatform } from 'portico';
import { CloseIcon, MicrophoneIcon } from 'portico/icons';
import { useEffect, useState } from 'react';
import { useShopText } from '../parts/use-shop-text.ts';
import type { Voice } from './use-chat.ts';

const MOST_SECONDS = 60;

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type Props = {
  readonly onVoice: (voice: Voice) => void;
  /** While it is true the recorder needs the whole bar. */
  readonly onRecordingChange: (isRecording: boolean) => void;
};

/** Records a voice message. If a browser cannot record, the user chooses a sound file. */
export function VoiceRecorder({ onVoice, onRecordingChange }: Props) {
  const { t } = useShopText();
  const platform = usePlatform();
  const [recorder] = useState<Recorder>(() => platform.createRecorder());
  const [isRecording, setRecording] = useState(false);

  const change = (next: boolean) => {
    setRecording(next);
    onRecordingChange(next);
  };
  const chooseFile = async () => {
    const { tempFiles } = await platform.chooseFile({ type: 'audio', count: 1 });
    const file = tempFiles[0]?.file;
    if (file) onVoice({ file, seconds: 0 });
  };
  const start = async () => {
    try {
      if (!platform.canIUse('createRecorder')) {
        await chooseFile();
        return;
      }
      await recorder.start({ duration: MOST_SECONDS * 1000 });
      change(true);
    } catch (error) {
      if (isPlatformError(error, 'cancel')) return;
      if (isPlatformError(error, 'unsupported')) await chooseFile().catch(() => {});
      else void platform.showToast({ title: t('allowMicrophone'), icon: 'none' });
    }
  };
  const stop = async (isKept: boolean) => {
    change(false);
    const { tempFile, duration } = await recorder.stop();
    const seconds = Math.max(1, Math.round(duration / 1000));
    if (isKept && tempFile) onVoice({ file: tempFile, seconds });
  };

  if (!isRecording) {
    return (
      <button
        type="button"
        className="chat-button"
        aria-label={t('record')}
        onClick={() => void start()}
      >
        <MicrophoneIcon size="1.5rem" />
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="chat-button"
        aria-label={t('cancelRecording')}
        onClick={() => void stop(false)}
      >
        <CloseIcon size="1.5rem" />
      </button>
      <RecordingTime />
      <Button onClick={() => void stop(true)}>{t('stopRecording')}</Button>
    </>
  );
}

function RecordingTime() {
  const { t } = useShopText();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="chat-recording" role="timer">
      {t('recording', { time: clock(seconds) })}
    </span>
  );
}
