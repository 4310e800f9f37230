const webm = ['audio/webm;codecs=opus', 'audio/webm'];
const mp4 = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];
const ogg = ['audio/ogg;codecs=opus'];

export type RecordingFormat = 'aac' | 'mp3' | 'wav' | 'PCM' | 'webm' | 'mp4' | 'ogg';

/**
 * What this engine can record, the nearest to what is asked for. None makes mp3 or wav. WebKit gets mp4 unless
 * told otherwise, also where it could do webm: older iPhones could not play that.
 */
export function recordingType(
  isSupported: (type: string) => boolean,
  isWebKit: boolean,
  format: RecordingFormat | undefined,
): string | undefined {
  const usual = isWebKit ? [...mp4, ...webm, ...ogg] : [...webm, ...mp4, ...ogg];
  const wanted = { aac: mp4, mp4, webm, ogg, mp3: usual, wav: usual, PCM: usual };
  return [...(format ? wanted[format] : []), ...usual].find(isSupported);
}

/** `audio/webm;codecs=opus` -> `webm`. */
export function extensionOf(type: string): string {
  const [, name = 'audio'] = /^\w+\/(\w+)/.exec(type) ?? [];
  return name === 'mp4' ? 'm4a' : name;
}
