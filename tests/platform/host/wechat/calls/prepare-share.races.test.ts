import { describe, expect, it } from 'vitest';
import { createHost } from '@/platform/host/connect';
import { createDeferred } from '../../../../helpers/deferred';
import { flush } from '../../../../helpers/flush';
import { type Answers, wechatPlatform } from '../../../../helpers/wechat-bridge';

const card = (title: string) => ({ title, desc: '', link: 'https://example.org/', imgUrl: '' });

async function start(answers: Answers) {
  const fake = await wechatPlatform({ answers });
  const state = fake.context.shelf(createHost).state();
  if (state.kind !== 'connected') throw new Error(state.kind);
  const { prepareShare } = state.adapter;
  const prepare = async (next: ReturnType<typeof card> | null) => {
    prepareShare?.(next);
    await flush();
  };
  const titles = () => fake.called('updateAppMessageShareData').map(({ title }) => title);
  return { ...fake, prepare, titles };
}

const offline = { errMsg: 'fail, the permission value is offline verifying' };
const ok = { errMsg: 'ok' };

describe('[S1.2] the card of WeChat’s menu', () => {
  it('is never an old one that was refused and is sent again', async () => {
    const refusal = createDeferred<object>();
    const { prepare, titles } = await start({
      updateAppMessageShareData: ({ title }) => (title === 'Old' ? refusal.promise : ok),
    });
    await prepare(card('Old'));
    await prepare(card('New'));
    refusal.resolve(offline);
    await flush();
    expect(titles()).toEqual(['Old', 'New']);
  });

  it('that could not be taken away is taken away with the next page', async () => {
    const answers = [{ errMsg: 'hideMenuItems:fail' }, ok];
    const { prepare, called } = await start({ hideMenuItems: () => answers.shift() });
    await prepare(null);
    await prepare(null);
    await prepare(null);
    expect(called('hideMenuItems')).toHaveLength(2);
  });

  it('is there in the end, however late the app takes the last one away', async () => {
    const hiding = createDeferred<object>();
    const { prepare, calls } = await start({ hideMenuItems: () => hiding.promise });
    const names = () => calls.map(({ name }) => name).filter((name) => /MenuItems/.test(name));
    await prepare(null);
    await prepare(card('Public'));
    expect(names()).toEqual(['hideMenuItems']);
    hiding.resolve(ok);
    await flush();
    expect(names()).toEqual(['hideMenuItems', 'showMenuItems']);
  });
});
