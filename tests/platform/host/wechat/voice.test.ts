import { createDeferred } from '../../../helpers/deferred';
import { factoryCall } from '../../../helpers/factory-call';
import { flush } from '../../../helpers/flush';
import { type Answers, never } from '../../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';
import { PlatformError, type PlatformErrorCode } from '@/platform';
import { createRecorder } from '@/platform/media/players';
import { createHost } from '@/platform/host/connect';
import { describe, expect, it } from 'vitest';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform } = inWeChatBy(way);

  describe('startRecord', () => {
    async function start(answers: Answers = {}, lifetime?: AbortSignal) {
      const platform = await wechatPlatform({
        answers: {
          stopRecord: () => ({ errMsg: 'stopRecord:ok', localId: 'voice1' }),
          ...answers,
        },
      });
      const recorder = createRecorder(
        platform.context,
        factoryCall('createRecorder', { lifetime }),
      );
      const heard: unknown[] = [];
      recorder.onStart(() => heard.push('Start'));
      recorder.onStop((result) => heard.push(result));
      recorder.onError(({ code }) => heard.push(code));
      return { ...platform, recorder, heard };
    }

    const voice = (duration: number) => ({
      tempFilePath: 'host-voice:voice1',
      tempFile: null,
      duration,
      fileSize: 0,
    });

    describe('[S1.2] a recorder in WeChat', () => {
      it('a recorder in WeChat records by WeChat, and measures the duration', async () => {
        const { recorder, heard, pass, called } = await start();
        await recorder.start();
        expect(called('startRecord')).toEqual([{}]);
        pass(4200);
        expect(await recorder.stop()).toEqual(voice(4200));
        expect(heard).toEqual(['Start', voice(4200)]);
        expect(called('stopRecord')).toEqual([{}]);
      });

      it('a recorder in WeChat ends when WeChat’s minute is over', async () => {
        const { recorder, heard, pass, emit, called } = await start();
        await recorder.start({ duration: 600_000 });
        pass(60_000);
        emit('onVoiceRecordEnd', { localId: 'voice1', errMsg: 'onVoiceRecordEnd:ok' });
        await flush();
        expect(heard).toEqual(['Start', voice(60_000)]);
        expect(called('stopRecord')).toEqual([]);
        expect(await recorder.stop()).toEqual(voice(60_000));
      });

      it('a recorder in WeChat stops after a minute without an event', async () => {
        const { recorder, pass, called } = await start();
        await recorder.start();
        pass(61_999);
        expect(called('stopRecord')).toEqual([]);
        pass(1);
        expect(await recorder.stop()).toEqual(voice(60_000));
        expect(called('stopRecord')).toEqual([{}]);
      });

      it('a recorder in WeChat stops after the caller’s duration', async () => {
        const { recorder, pass, heard } = await start();
        await recorder.start({ duration: 5000 });
        pass(5000);
        await flush();
        expect(heard).toEqual(['Start', voice(5000)]);
      });

      it('a recorder in WeChat ends once, whichever event comes first and however often', async () => {
        const { recorder, emit, pass, heard, answers } = await start();
        await recorder.start();
        pass(1000);
        answers['stopRecord'] = () => ({ errMsg: 'stopRecord:fail, not recording' });
        const stopped = recorder.stop();
        emit('onVoiceRecordEnd', { localId: 'voice1' });
        emit('onVoiceRecordEnd', { localId: 'voice2' });
        expect(await stopped).toEqual(voice(1000));
        pass(10_000);
        expect(heard).toEqual(['Start', voice(1000)]);
      });

      it('a recorder in WeChat fails soon if WeChat neither stops nor fires an event', async () => {
        const { recorder, pass, heard, answers } = await start();
        await recorder.start();
        answers['stopRecord'] = () => ({ errMsg: 'stopRecord:fail, not recording' });
        const stopped = recorder.stop();
        await flush();
        pass(2000);
        await expect(stopped).rejects.toMatchObject({
          code: 'failed',
          api: 'createRecorder().stop',
        });
        expect(heard).toEqual(['Start', 'failed']);
        answers['stopRecord'] = () => ({ errMsg: 'stopRecord:ok', localId: 'voice1' });
        await recorder.start();
        expect(await recorder.stop()).toEqual(voice(0));
      });

      it('a recorder in WeChat fails without a voice in the answer, and times out without an answer', async () => {
        for (const answer of [{ errMsg: 'stopRecord:ok' }, never]) {
          const { recorder, pass } = await start({ stopRecord: () => answer });
          await recorder.start();
          const code = answer === never ? 'timeout' : 'failed';
          const stopped = recorder.stop().catch((error: unknown) => error);
          await flush();
          pass(10_000);
          await flush();
          pass(2000);
          expect(await stopped).toMatchObject({ code });
        }
      });

      it('a recorder in WeChat is locked while another one records', async () => {
        const { recorder, context } = await start();
        await recorder.start();
        const other = createRecorder(context, factoryCall('createRecorder'));
        await expect(other.start()).rejects.toMatchObject({ code: 'locked' });
        await recorder.stop();
        await other.start();
        await other.stop();
      });

      it('a recorder in WeChat is denied if the user refuses, and can try again', async () => {
        const { recorder, answers } = await start();
        answers['startRecord'] = () => ({ errMsg: 'startRecord:cancel' });
        await expect(recorder.start()).rejects.toMatchObject({
          code: 'denied',
          errMsg: 'createRecorder().start:fail the user did not allow the microphone',
        });
        answers['startRecord'] = () => ({ errMsg: 'startRecord:ok' });
        await recorder.start();
        await recorder.stop();
      });

      it('a recorder in WeChat cannot pause', async () => {
        const { recorder } = await start();
        await recorder.start();
        for (const name of ['pause', 'resume'] as const)
          await expect(recorder[name]()).rejects.toMatchObject({
            code: 'unsupported',
            errMsg: `createRecorder().${name}:fail the messaging app records without pauses`,
          });
        await recorder.stop();
      });
    });

    describe('[S8.2] the end of a recording in WeChat', () => {
      it('a recording ends with its page and without a result', async () => {
        const { recorder, unload, called, heard } = await start();
        await recorder.start();
        unload('p1');
        await expect(recorder.stop()).rejects.toMatchObject({ code: 'abort' });
        expect(called('stopRecord')).toEqual([{}]);
        expect(heard).toEqual(['Start']);
      });

      it('a recording ends with its lifetime, also while WeChat asks the user', async () => {
        const asking = createDeferred<object>();
        const life = new AbortController();
        const answers = { startRecord: () => asking.promise };
        const { recorder, called } = await start(answers, life.signal);
        const starting = recorder.start();
        await flush();
        life.abort();
        await expect(starting).rejects.toMatchObject({ code: 'abort' });
        expect(called('stopRecord')).toEqual([]);
        asking.resolve({ errMsg: 'startRecord:ok' });
        await flush();
        expect(called('stopRecord')).toEqual([{}]);
      });

      it('a recording that has ended does not stop WeChat again', async () => {
        const { recorder, unload, emit, called } = await start();
        await recorder.start();
        emit('onVoiceRecordEnd', { localId: 'voice1' });
        await flush();
        unload('p1');
        await flush();
        expect(called('stopRecord')).toEqual([]);
      });
    });
  });

  describe('createAudio with a voice of WeChat', () => {
    async function start() {
      const platform = await wechatPlatform();
      const state = platform.context.shelf(createHost).state();
      if (state.kind !== 'connected') throw new Error(state.kind);
      const { openVoice } = state.adapter.calls;
      const fail = (code: PlatformErrorCode, message: string) =>
        new PlatformError({ code, api: 'x', message });
      const { signal } = new AbortController();
      const heard: string[] = [];
      const open = async (name: string) => {
        const player = await openVoice?.({ path: `host-voice:${name}` }, { fail, signal });
        if (!player) throw new Error('no player');
        const remove = player.onHalt((how) => heard.push(`${name} ${how}`));
        return { ...player, remove };
      };
      const played = () => platform.calls.filter(({ name }) => name.endsWith('Voice'));
      return {
        ...platform,
        open,
        openVoice: (path: string) => openVoice?.({ path }, { fail, signal }),
        heard,
        played: () => played().map(({ name, params }) => `${name} ${String(params['localId'])}`),
      };
    }

    it('WeChat plays, pauses and stops a voice', async () => {
      const { open, played, heard, emit } = await start();
      const a = await open('a');
      await a.play();
      await a.pause();
      await a.play();
      emit('onVoicePlayEnd', { localId: 'a' });
      await a.stop();
      expect(played()).toEqual(['playVoice a', 'pauseVoice a', 'playVoice a', 'stopVoice a']);
      expect(heard).toEqual(['a ended']);
    });

    it('a voice stops when another voice plays', async () => {
      const { open, played, heard, emit } = await start();
      const [a, b] = [await open('a'), await open('b')];
      await a.play();
      await b.play();
      expect(played()).toEqual(['playVoice a', 'stopVoice a', 'playVoice b']);
      // Some clients do not report the id.
      emit('onVoicePlayEnd', {});
      expect(heard).toEqual(['a displaced', 'b ended']);
    });

    it('a removed listener of a voice is not called', async () => {
      const { open, heard, emit } = await start();
      const a = await open('a');
      await a.play();
      a.remove();
      emit('onVoicePlayEnd', { localId: 'a' });
      emit('onVoicePlayEnd', null);
      expect(heard).toEqual([]);
    });

    it('a voice fails as WeChat does, and does not count as playing', async () => {
      const { open, answers, played } = await start();
      const [a, b] = [await open('a'), await open('b')];
      answers['playVoice'] = () => ({ errMsg: 'playVoice:fail' });
      await expect(a.play()).rejects.toMatchObject({ code: 'failed' });
      delete answers['playVoice'];
      await b.play();
      expect(played()).toEqual(['playVoice a', 'playVoice b']);
    });

    it('a voice has its own kind of path', async () => {
      const { openVoice } = await start();
      await expect(openVoice('/a.mp3')).rejects.toMatchObject({ code: 'invalid' });
    });
  });
});
