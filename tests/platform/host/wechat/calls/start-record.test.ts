import { describe, expect, it } from 'vitest';
import { createRecorder } from '@/platform/apis/players';
import { createDeferred } from '../../../../helpers/deferred';
import { flush } from '../../../../helpers/flush';
import { type Answers, never, wechatPlatform } from '../../../../helpers/wechat-bridge';

async function start(answers: Answers = {}, lifetime?: AbortSignal) {
  const platform = await wechatPlatform({
    answers: {
      stopRecord: () => ({ errMsg: 'stopRecord:ok', localId: 'voice1' }),
      ...answers,
    },
  });
  const recorder = createRecorder(platform.context, 'createRecorder().', lifetime);
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
  it('records by the app, and measures the time itself', async () => {
    const { recorder, heard, pass, called } = await start();
    await recorder.start();
    expect(called('startRecord')).toEqual([{}]);
    pass(4200);
    expect(await recorder.stop()).toEqual(voice(4200));
    expect(heard).toEqual(['Start', voice(4200)]);
    expect(called('stopRecord')).toEqual([{}]);
  });

  it('ends by itself when the app’s minute is over', async () => {
    const { recorder, heard, pass, emit, called } = await start();
    await recorder.start({ duration: 600_000 });
    pass(60_000);
    emit('onVoiceRecordEnd', { localId: 'voice1', errMsg: 'onVoiceRecordEnd:ok' });
    await flush();
    expect(heard).toEqual(['Start', voice(60_000)]);
    expect(called('stopRecord')).toEqual([]);
    expect(await recorder.stop()).toEqual(voice(60_000));
  });

  it('stops after a minute where the app says nothing', async () => {
    const { recorder, pass, called } = await start();
    await recorder.start();
    pass(61_999);
    expect(called('stopRecord')).toEqual([]);
    pass(1);
    expect(await recorder.stop()).toEqual(voice(60_000));
    expect(called('stopRecord')).toEqual([{}]);
  });

  it('stops when its own time is over', async () => {
    const { recorder, pass, heard } = await start();
    await recorder.start({ duration: 5000 });
    pass(5000);
    await flush();
    expect(heard).toEqual(['Start', voice(5000)]);
  });

  it('hears of one end only, whoever tells first and how often', async () => {
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

  it('fails when the app neither stops nor tells, soon after', async () => {
    const { recorder, pass, heard, answers } = await start();
    await recorder.start();
    answers['stopRecord'] = () => ({ errMsg: 'stopRecord:fail, not recording' });
    const stopped = recorder.stop();
    await flush();
    pass(2000);
    await expect(stopped).rejects.toMatchObject({ code: 'failed', api: 'createRecorder().stop' });
    expect(heard).toEqual(['Start', 'failed']);
    answers['stopRecord'] = () => ({ errMsg: 'stopRecord:ok', localId: 'voice1' });
    await recorder.start();
    expect(await recorder.stop()).toEqual(voice(0));
  });

  it('fails without a voice in the answer, and in time when there is none', async () => {
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

  it('is locked while another recorder has the microphone', async () => {
    const { recorder, context } = await start();
    await recorder.start();
    const other = createRecorder(context, 'createRecorder().');
    await expect(other.start()).rejects.toMatchObject({ code: 'locked' });
    await recorder.stop();
    await other.start();
    await other.stop();
  });

  it('is denied when the visitor refuses, and can be tried again', async () => {
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

  it('has no pauses', async () => {
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

describe('[S8.2] a recording of the app ends', () => {
  it('with the page that began it, without a result', async () => {
    const { recorder, unload, called, heard } = await start();
    await recorder.start();
    unload('p1');
    await expect(recorder.stop()).rejects.toMatchObject({ code: 'abort' });
    expect(called('stopRecord')).toEqual([{}]);
    expect(heard).toEqual(['Start']);
  });

  it('with its lifetime, also while the visitor is asked', async () => {
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

  it('without a word to the app when it is over already', async () => {
    const { recorder, unload, emit, called } = await start();
    await recorder.start();
    emit('onVoiceRecordEnd', { localId: 'voice1' });
    await flush();
    unload('p1');
    await flush();
    expect(called('stopRecord')).toEqual([]);
  });
});
