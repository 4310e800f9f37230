import { describe, expect, it } from 'vitest';
import { extensionOf, type RecordingFormat, recordingType } from '@/platform/media/recording';

describe('recordingType', () => {
  const chromium = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];
  const oldSafari = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];
  const newSafari = [...oldSafari, 'audio/webm;codecs=opus'];
  const firefox = ['audio/ogg;codecs=opus', 'audio/webm;codecs=opus'];

  it.each<[string, string[], boolean, RecordingFormat | undefined, string]>([
    ['Chromium', chromium, false, undefined, 'audio/webm;codecs=opus'],
    ['Chromium, with the format aac', chromium, false, 'aac', 'audio/mp4'],
    ['Chromium, with the format mp3', chromium, false, 'mp3', 'audio/webm;codecs=opus'],
    ['older Safari', oldSafari, true, undefined, 'audio/mp4;codecs=mp4a.40.2'],
    ['older Safari, with the format webm', oldSafari, true, 'webm', 'audio/mp4;codecs=mp4a.40.2'],
    ['newer Safari', newSafari, true, undefined, 'audio/mp4;codecs=mp4a.40.2'],
    ['newer Safari, with the format webm', newSafari, true, 'webm', 'audio/webm;codecs=opus'],
    ['Firefox', firefox, false, undefined, 'audio/webm;codecs=opus'],
    ['Firefox, with the format ogg', firefox, false, 'ogg', 'audio/ogg;codecs=opus'],
  ])('%s records in the nearest type', (_engine, types, isWebKit, format, expected) => {
    expect(recordingType((type) => types.includes(type), isWebKit, format)).toBe(expected);
  });

  it('an engine without any of the types chooses the type itself', () => {
    expect(recordingType(() => false, false, undefined)).toBeUndefined();
  });

  it.each([
    ['audio/webm;codecs=opus', 'webm'],
    ['audio/mp4', 'm4a'],
    ['audio/ogg; codecs=opus', 'ogg'],
    ['', 'audio'],
  ])('a recording of type %j has the suffix %s', (type, extension) => {
    expect(extensionOf(type)).toBe(extension);
  });
});
