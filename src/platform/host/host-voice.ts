/** A voice that the host keeps: it has no bytes here, only a name. */
export type HostVoiceRecord = {
  /** For createAudio and host.uploadMedia. */
  readonly path: string;
  /** Milliseconds. */
  readonly duration: number;
};

/** A recording of the host that runs. */
export type HostVoice = {
  /** By `stop`, or by itself when the host's time is over. Rejects with abort when nobody waits any more. */
  readonly ended: Promise<HostVoiceRecord>;
  stop(): void;
};

/** Lets the host play one of its voices. */
export type HostVoicePlayer = {
  /** From the start, or from where it was paused. */
  play(): Promise<void>;
  pause(): Promise<void>;
  stop(): Promise<void>;
  /** Told when it was played to its end, or gave way to another voice. Returns the removal. */
  onHalt(listener: (how: 'ended' | 'displaced') => void): () => void;
};

const SCHEME = 'host-voice:';

/** The path of a voice, by the host's own name for it. */
export function hostVoicePath(localId: string): string {
  return SCHEME + localId;
}

/** The host's name for the voice of a path; null when it is none. */
export function hostVoiceOf(path: unknown): string | null {
  const isVoice = typeof path === 'string' && path.startsWith(SCHEME) && path !== SCHEME;
  return isVoice ? path.slice(SCHEME.length) : null;
}
