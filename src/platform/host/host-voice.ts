/** A voice that the host keeps: it has no bytes here, only a name. */
export type HostVoiceRecord = {
  /** For createAudio and host.uploadMedia. */
  readonly path: string;
  /** Milliseconds. */
  readonly duration: number;
};

/** A recording of the host that runs. */
export type HostVoice = {
  /** By `stop`, or by itself when the host's time is over. */
  readonly ended: Promise<HostVoiceRecord>;
  stop(): void;
};
