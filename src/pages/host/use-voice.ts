import { isPlatformError, type PlatformError, type Recorder, usePlatform } from 'portico';
import { useState } from 'react';

export type Voice = {
  readonly path: string;
  /** Milliseconds. */
  readonly duration: number;
};

/** none -> opening -> recording -> recorded <-> playing; a failure ends in none or recorded. */
export type VoiceState =
  | { readonly kind: 'none' | 'opening' }
  | { readonly kind: 'recording'; readonly recorder: Recorder }
  | { readonly kind: 'recorded'; readonly voice: Voice }
  | { readonly kind: 'playing'; readonly voice: Voice; readonly stop: () => void };

/** Milliseconds. */
const LIMIT = 10_000;

/** Records a voice and plays it, through the app or the browser. */
export function useVoice() {
  const platform = usePlatform({ abortOnUnload: true });
  const [state, setState] = useState<VoiceState>({ kind: 'none' });
  const [failure, setFailure] = useState<PlatformError | null>(null);

  const fail = (back: VoiceState) => (error: unknown) => {
    if (!isPlatformError(error)) throw error;
    setState(back);
    setFailure(error);
  };

  const record = () => {
    const recorder = platform.createRecorder();
    const failed = fail({ kind: 'none' });
    recorder.onStop(({ tempFilePath, duration }) =>
      setState({ kind: 'recorded', voice: { path: tempFilePath, duration } }),
    );
    recorder.onError(failed);
    setFailure(null);
    setState({ kind: 'opening' });
    // The user may have stopped it meanwhile.
    const started = () =>
      setState((now) => (now.kind === 'opening' ? { kind: 'recording', recorder } : now));
    recorder.start({ duration: LIMIT }).then(started, failed);
  };

  const play = (voice: Voice) => {
    const audio = platform.createAudio();
    const recorded: VoiceState = { kind: 'recorded', voice };
    const end = () => void audio.destroy();
    const done = () => {
      setState(recorded);
      end();
    };
    const failed = (error: unknown) => {
      end();
      fail(recorded)(error);
    };
    audio.onEnded(done);
    // Another sound of the app can replace it.
    audio.onPause(done);
    audio.onError(failed);
    audio.src = voice.path;
    setFailure(null);
    setState({ kind: 'playing', voice, stop: done });
    audio.play().catch(failed);
  };

  return {
    state,
    failure,
    record,
    play,
    stop: (recorder: Recorder) => void recorder.stop().catch(fail({ kind: 'none' })),
  };
}
