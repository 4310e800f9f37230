import { describe, expect, it } from 'vitest';
import { createHost } from '@/platform/host/connect';
import { flush } from '../../../../helpers/flush';
import { type Answers, iphone, wechatPlatform } from '../../../../helpers/wechat-bridge';

const card = {
  title: 'Carrara',
  desc: 'White',
  link: 'https://example.org/stone/12',
  imgUrl: 'https://example.org/12.png',
};

async function start(answers: Answers, userAgent = iphone) {
  const reports: string[] = [];
  const fake = await wechatPlatform({
    answers,
    userAgent,
    host: { report: ({ api, code }) => void reports.push(`${api} ${code}`) },
  });
  const state = fake.context.shelf(createHost).state();
  if (state.kind !== 'connected') throw new Error(`not connected, but ${state.kind}`);
  const { prepareShare } = state.adapter;
  const prepare = async (next: typeof card | null) => {
    prepareShare?.(next);
    await flush();
  };
  return { ...fake, reports, prepare };
}

const knows = (known: Record<string, boolean>) => ({ errMsg: 'checkJsApi:ok', checkResult: known });

describe('[S1.2] the card of WeChat’s menu', () => {
  it('is set for friends and for Moments, which have no description', async () => {
    const { prepare, called, calls } = await start({});
    await prepare(card);
    expect(called('updateAppMessageShareData')).toEqual([card]);
    const { desc: _desc, ...short } = card;
    expect(called('updateTimelineShareData')).toEqual([short]);
    expect(calls.at(-1)?.sent).toMatchObject({ verifySignature: 'abc' });
  });

  it('is given when the visitor asks for it by versions that know the old way only', async () => {
    const unknown = { updateAppMessageShareData: false, updateTimelineShareData: false };
    const { prepare, called, emit } = await start({ checkJsApi: () => knows(unknown) });
    await prepare({ ...card, title: 'Before' });
    await prepare(card);
    expect(called('updateAppMessageShareData')).toEqual([]);
    expect(called('sendAppMessage')).toEqual([]);
    emit('menu:share:appmessage', {});
    emit('menu:share:timeline', {});
    await flush();
    const sent = { link: card.link, img_url: card.imgUrl, type: 'link', data_url: '' };
    expect(called('sendAppMessage')).toEqual([{ ...sent, title: 'Carrara', desc: 'White' }]);
    expect(called('shareTimeline')).toEqual([{ ...sent, title: 'Carrara', desc: 'Carrara' }]);
  });

  it('goes both ways in a version that knows one of the two', async () => {
    const { prepare, called, emit } = await start({
      checkJsApi: () => knows({ updateTimelineShareData: false }),
    });
    await prepare(card);
    emit('menu:share:timeline', {});
    emit('menu:share:appmessage', {});
    await flush();
    expect(called('updateAppMessageShareData')).toHaveLength(1);
    expect(called('shareTimeline')).toHaveLength(1);
    expect(called('sendAppMessage')).toEqual([]);
  });

  it('finds out by the call itself where nobody said', async () => {
    const { prepare, called, emit } = await start({
      checkJsApi: () => ({ errMsg: 'checkJsApi:ok' }),
      updateAppMessageShareData: () => ({
        errMsg: 'updateAppMessageShareData:fail, function not exist',
      }),
    });
    await prepare(card);
    await prepare({ ...card, title: 'Later' });
    emit('menu:share:appmessage', {});
    await flush();
    expect(called('updateAppMessageShareData')).toHaveLength(1);
    expect(called('sendAppMessage')).toMatchObject([{ title: 'Later' }]);
  });

  it('that is refused is reported, and nothing more', async () => {
    const { prepare, reports } = await start({
      updateTimelineShareData: () => ({ errMsg: 'updateTimelineShareData:fail invalid link' }),
    });
    await prepare(card);
    expect(reports).toEqual(['share.prepare failed']);
  });

  it('that is none hides the entries once, and the next card brings them back', async () => {
    const { prepare, called } = await start({});
    await prepare(null);
    await prepare(null);
    await prepare(card);
    await prepare(card);
    expect(called('hideMenuItems')).toHaveLength(1);
    expect(called('showMenuItems')).toEqual(called('hideMenuItems'));
  });
});
