import { profiles } from 'portico/testing';
import { expect, inside, test } from './in-host';

type Voice = { tempFilePath: string; tempFile: null; fileSize: number; duration: number };
type Sound = {
  src: string;
  play(): Promise<void>;
  onPlay(heard: () => void): void;
  onEnded(heard: () => void): void;
};
type Voices = {
  createRecorder(): { start(): Promise<void>; stop(): Promise<Voice> };
  createAudio(): Sound;
  host: { uploadMedia(params: { path: string }): Promise<{ serverId: string }> };
  uploadFile(params: { url: string; filePath: string }): Promise<unknown>;
};

for (const [name, profile] of [
  ['an iPhone', profiles.wechatIos],
  ['Android', profiles.wechatAndroid],
] as const) {
  test.describe(`[S1.2] voices on ${name}`, () => {
    test.use(inside(profile));

    test('are recorded, played and uploaded by the app', async ({ app, page, wechat }) => {
      await app.open('/list');
      const voice = await page.evaluate(async () => {
        const { platform } = window.fixture as unknown as { platform: Voices };
        const recorder = platform.createRecorder();
        await recorder.start();
        return recorder.stop();
      });
      expect(voice).toMatchObject({ tempFile: null, fileSize: 0 });
      expect(voice.tempFilePath).toMatch(/^host-voice:./);

      const playing = page.evaluate(async (path) => {
        const { platform } = window.fixture as unknown as { platform: Voices };
        const audio = platform.createAudio();
        const heard: string[] = [];
        audio.onPlay(() => heard.push('play'));
        const ended = new Promise<void>((resolve) => audio.onEnded(resolve));
        audio.src = path;
        await audio.play();
        await ended;
        return [...heard, 'ended'];
      }, voice.tempFilePath);
      await expect.poll(() => wechat.calls('playVoice').length).toBe(1);
      const localId = voice.tempFilePath.replace('host-voice:', '');
      expect(wechat.calls('playVoice')[0]?.params).toMatchObject({ localId });
      await wechat.emit('onVoicePlayEnd', { localId });
      expect(await playing).toEqual(['play', 'ended']);

      const [uploaded, refused] = await page.evaluate(async (path) => {
        const { platform } = window.fixture as unknown as { platform: Voices };
        return [
          await platform.host.uploadMedia({ path }),
          await platform
            .uploadFile({ url: '/api/echo', filePath: path })
            .catch((error: Error) => error.message),
        ];
      }, voice.tempFilePath);
      expect(uploaded).toEqual({ serverId: expect.any(String) });
      expect(refused).toContain('host.uploadMedia');
    });

    test('end when the app stops after a minute', async ({ app, page, wechat }) => {
      await app.open('/list');
      const recording = page.evaluate(async () => {
        const { platform } = window.fixture as unknown as {
          platform: { createRecorder(): { start(): Promise<void>; onStop(f: unknown): void } };
        };
        const recorder = platform.createRecorder();
        const stopped = new Promise((resolve) => recorder.onStop(resolve));
        await recorder.start();
        return stopped;
      });
      await expect.poll(() => wechat.calls('startRecord').length).toBe(1);
      await expect
        .poll(async () => {
          await wechat.emit('onVoiceRecordEnd', { localId: 'voice60' });
          return Promise.race([recording, null]);
        })
        .toMatchObject({ tempFilePath: 'host-voice:voice60', tempFile: null });
      expect(wechat.calls('stopRecord')).toEqual([]);
    });
  });
}
