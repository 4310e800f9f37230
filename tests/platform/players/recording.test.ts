import { describe, expect, it, vi } from 'vitest';
import { anySignal } from '@/platform/players/any-signal';
import {
  type RecordingFormat,
  extensionOf,
  recordingType,
} from '@/platform/players/recording-type';
import { startStopWatch } from '@/platform/players/stop-watch';
import { fakeEnv } from '../../helpers/fake-platform';

describe('anySignal', () => {
  it('is aborted with the first of them', () => {
    const [one, two] = [new AbortController(), new AbortController()];
    const { signal } = anySignal([null, one.signal, undefined, two.signal]);
    expect(signal.aborted).toBe(false);
    two.abort();
    expect(signal.aborted).toBe(true);
    expect(anySignal([one.signal, two.signal]).signal.aborted).toBe(true);
  });

  it('stops listening when it is of no more use', () => {
    const one = new AbortController();
    const { signal, end } = anySignal([one.signal]);
    const heard = vi.fn();
    signal.addEventListener('abort', heard);
    end();
    one.abort();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('recordingType', () => {
  const chromium = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];
  const oldSafari = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];
  const newSafari = [...oldSafari, 'audio/webm;codecs=opus'];
  const firefox = ['audio/ogg;codecs=opus', 'audio/webm;codecs=opus'];

  it.each<[string, string[], boolean, RecordingFormat | undefined, string]>([
    ['Chromium', chromium, false, undefined, 'audio/webm;codecs=opus'],
    ['Chromium, asked for aac', chromium, false, 'aac', 'audio/mp4'],
    ['Chromium, asked for mp3', chromium, false, 'mp3', 'audio/webm;codecs=opus'],
    ['older Safari', oldSafari, true, undefined, 'audio/mp4;codecs=mp4a.40.2'],
    ['older Safari, asked for webm', oldSafari, true, 'webm', 'audio/mp4;codecs=mp4a.40.2'],
    ['newer Safari', newSafari, true, undefined, 'audio/mp4;codecs=mp4a.40.2'],
    ['newer Safari, asked for webm', newSafari, true, 'webm', 'audio/webm;codecs=opus'],
    ['Firefox', firefox, false, undefined, 'audio/webm;codecs=opus'],
    ['Firefox, asked for ogg', firefox, false, 'ogg', 'audio/ogg;codecs=opus'],
  ])('%s', (_engine, types, isWebKit, format, expected) => {
    expect(recordingType((type) => types.includes(type), isWebKit, format)).toBe(expected);
  });

  it('leaves the choice to an engine that can do none of them', () => {
    expect(recordingType(() => false, false, undefined)).toBeUndefined();
  });

  it.each([
    ['audio/webm;codecs=opus', 'webm'],
    ['audio/mp4', 'm4a'],
    ['audio/ogg; codecs=opus', 'ogg'],
    ['', 'audio'],
  ])('%j ends in .%s', (type, extension) => {
    expect(extensionOf(type)).toBe(extension);
  });
});

describe('stopWatch', () => {
  it('counts what ran, and calls when that is enough', () => {
    const { env, pass, timers } = fakeEnv();
    const run = vi.fn();
    const watch = startStopWatch(env, 1000, run);
    pass(400);
    watch.pause();
    watch.pause();
    pass(5000);
    expect(watch.passed()).toBe(400);
    watch.resume();
    watch.resume();
    pass(599);
    expect(run).not.toHaveBeenCalled();
    pass(1);
    expect(run).toHaveBeenCalledTimes(1);
    watch.pause();
    expect(timers()).toBe(0);
    expect(watch.passed()).toBe(1000);
  });
});
