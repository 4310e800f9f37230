import { expect, it } from 'vitest';
import { flush } from '../../../helpers/flush';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

it('keeps the page’s own text size, also when the visitor changes the app’s', async () => {
  const { called, emit } = await wechatPlatform({ host: { fontSize: 'fixed' } });
  expect(called('setFontSizeCallback')).toEqual([{ fontSize: 0 }]);
  emit('menu:setfont', { fontSize: 4 });
  await flush();
  expect(called('setFontSizeCallback')).toEqual([{ fontSize: 0 }, { fontSize: 0 }]);
});

it('follows the visitor unless told otherwise, and harms nothing where it is refused', async () => {
  expect((await wechatPlatform()).called('setFontSizeCallback')).toEqual([]);
  const answers = { setFontSizeCallback: () => ({ errMsg: 'setFontSizeCallback:fail' }) };
  await wechatPlatform({ host: { fontSize: 'fixed' }, answers });
  await flush();
});
