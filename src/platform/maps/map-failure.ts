/** `key`: there is none where one is needed [S8.9]. `load`: what was asked for could not be had [S8.10]. */
export type MapFailureReason = 'key' | 'load';

/** What a map, or a list of places, fails with. The message is for developers. */
export class MapFailure extends Error {
  override readonly name = 'MapFailure';
  readonly reason: MapFailureReason;

  constructor(reason: MapFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
