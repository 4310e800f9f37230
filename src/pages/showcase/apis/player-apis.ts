import type { InnerAudioContext, Recorder } from 'portico';
import { type ApiDemo, type Apis, number } from './api-entry';
import { chimeUrl } from './chime';

const audioDemo = (name: 'createAudio' | 'createInnerAudioContext'): ApiDemo => ({
  run: async (platform, _params, tell) => {
    const audio: InnerAudioContext = platform[name]();
    const chime = chimeUrl();
    audio.src = chime;
    audio.onPlay(() => tell('play'));
    const ended = new Promise<void>((resolve) => audio.onEnded(resolve));
    await audio.play();
    await ended;
    tell('ended');
    const { duration } = audio;
    await audio.destroy();
    URL.revokeObjectURL(chime);
    return { duration };
  },
  code: `const audio = platform.${name}();\naudio.src = '/chime.wav';\naudio.onEnded(() => audio.destroy());\nawait audio.play();`,
});

const recorderDemo = (name: 'createRecorder' | 'getRecorderManager'): ApiDemo => ({
  run: async (platform, { duration }, tell) => {
    const recorder: Recorder = platform[name]();
    recorder.onStart(() => tell('start'));
    const stopped = new Promise<unknown>((resolve) => recorder.onStop(resolve));
    await recorder.start({ duration: Number(duration) });
    return stopped;
  },
  code: `const recorder = platform.${name}();\nrecorder.onStop(({ tempFilePath, duration }) => {\n  console.log(tempFilePath, duration);\n});\nawait recorder.start({ duration: 2000 });`,
});

const audio = {
  en: 'Plays sound. This example plays a short chime.',
  zh: '播放声音。示例会播放一小段铃声。',
};
const recorder = {
  en: 'Records the user’s voice, by default up to a minute.',
  zh: '录音，默认最长一分钟。',
  fields: [number('duration', '2000')],
};

export const playerApis = {
  createAudio: { ...audio, demo: audioDemo('createAudio') },
  createInnerAudioContext: { ...audio, demo: audioDemo('createInnerAudioContext') },
  createRecorder: { ...recorder, demo: recorderDemo('createRecorder') },
  getRecorderManager: { ...recorder, demo: recorderDemo('getRecorderManager') },
  createVideoContext: {
    en: 'Controls a video of the page. This page has no video, so the call rejects.',
    zh: '控制页面中的视频。本页没有视频，调用会说明这一点。',
    demo: {
      run: (platform) => platform.createVideoContext('film').play(),
      code: "const film = platform.createVideoContext('film');\nawait film.play();",
    },
  },
} as const satisfies Apis;
