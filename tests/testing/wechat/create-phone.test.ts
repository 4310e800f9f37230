import { describe, expect, it } from 'vitest';
import { type Profile, profiles } from '../../../src/testing/profiles';
import { createPhone, recordOf } from '../../../src/testing/wechat/create-phone';
import { createReplies } from '../../../src/testing/wechat/create-replies';
import type { SignatureCheck, UrlRule, WeChatOptions } from '../../../src/testing/wechat/types';

const landing = 'https://shop.test/?from=card';
type Where = { readonly current?: string; readonly document?: string };

function setUp(profile: Profile, options: WeChatOptions = {}, rule: UrlRule = 'landing') {
  const checks: SignatureCheck[] = [];
  const rules = {
    ...{ rule, ticket: null, agentTicket: null, realAuthUrl: true, needsSubscribe: false },
    ...(options.needsSubscribe && { needsSubscribe: true }),
  };
  const phone = createPhone({
    profile,
    options,
    rules,
    replies: createReplies(() => true, options.replies),
    onCall: () => {},
    onCheck: (check) => checks.push(check),
  });
  const call = async (name: string, params: object = {}, where: Where = {}) => {
    const { current = landing, document = 'one' } = where;
    const message = { document, landing, current, name, params: { ...params }, threw: false };
    return (await phone.handle(message)).results;
  };
  const grant = (...names: string[]) => call('preVerifyJSAPI', { verifyJsApiList: names });
  return { phone, checks, call, grant };
}

const refused = (name: string) => [
  { err_msg: `${name}:fail, the permission value is offline verifying` },
];

describe('what may be called', () => {
  it('is what was asked for with a signature, by either name', async () => {
    const { call, grant } = setUp(profiles.wechatIos);
    expect(await call('imagePreview')).toEqual(refused('imagePreview'));
    await grant('previewImage');
    expect(await call('imagePreview')).toEqual([{ err_msg: 'imagePreview:ok' }]);
    expect(await call('chooseImage')).toEqual(refused('chooseImage'));
  });

  it('is a few things without any', async () => {
    const { call } = setUp(profiles.wechatIos);
    expect(await call('closeWindow')).toEqual([{ err_msg: 'closeWindow:ok' }]);
    expect(await call('getNetworkType')).toEqual([{ err_msg: 'network_type:wifi' }]);
  });

  it('comes with the menu’s entry for what follows it', async () => {
    const { call, grant } = setUp(profiles.wechatIos);
    await grant('onMenuShareTimeline');
    expect(await call('shareTimeline')).toEqual([{ err_msg: 'shareTimeline:ok' }]);
    expect(await call('sendAppMessage')).toEqual(refused('sendAppMessage'));
  });

  it('belongs to a document, and comes back with it', async () => {
    const { call, grant } = setUp(profiles.wechatIos);
    await grant('openLocation');
    expect(await call('openLocation', {}, { document: 'two' })).toEqual(refused('openLocation'));
    expect(await call('openLocation')).toEqual([{ err_msg: 'openLocation:ok' }]);
  });

  it.each([
    ['landing', [{ err_msg: 'openLocation:ok' }]],
    ['current', [{ err_msg: 'openLocation:ok' }]],
    ['strict', refused('openLocation')],
  ] as const)('after a change of address under the rule %s', async (rule, expected) => {
    const { call, grant } = setUp(profiles.wechatIos, {}, rule);
    await grant('openLocation');
    const current = 'https://shop.test/item/3';
    expect(await call('openLocation', {}, { current })).toEqual(expected);
  });

  it('is not what the client or the account lacks', async () => {
    const options = { supports: ['openLocation', 'scanQRCode'], denied: ['scanQRCode'] };
    const { call, grant } = setUp(profiles.wechatIos, options);
    await grant('openLocation', 'scanQRCode', 'chooseImage');
    expect(await call('openLocation')).toEqual([{ err_msg: 'openLocation:ok' }]);
    expect(await call('scanQRCode')).toEqual([{ err_msg: 'scanQRCode:permission denied' }]);
    expect(await call('chooseImage')).toEqual([{ err_msg: 'system:function_not_exist' }]);
    expect(await call('checkJsApi', { jsApiList: ['chooseImage'] })).toEqual(refused('checkJsApi'));
  });

  it('has WeCom’s own names only there', async () => {
    const missing = [{ err_msg: 'system:function_not_exist' }];
    expect(await setUp(profiles.wechatIos).call('shareAppMessage')).toEqual(missing);
    expect(await setUp(profiles.wecomIos).call('shareAppMessage')).toEqual(
      refused('shareAppMessage'),
    );
    expect(await setUp(profiles.wecomIos).call('chooseImgae')).toEqual(missing);
  });

  it('waits for the visitor to follow a test account', async () => {
    const { call, checks } = setUp(profiles.wechatIos, { needsSubscribe: true });
    expect(await call('preVerifyJSAPI')).toEqual([{ err_msg: 'preVerifyJSAPI:require subscribe' }]);
    expect(checks.map(({ ok }) => ok)).toEqual([false]);
  });
});

describe('shapes', () => {
  const all = ['chooseImage', 'checkJsApi', 'getLocalImgData', 'scanQRCode'];
  it.each([
    ['wechatIos', ['wxLocalResource://imageid1000001'], { x: false }],
    ['wechatAndroid', '["weixin://resourceid/1000001"]', '{"x":false}'],
    ['wechatHarmony', '["weixin://resourceid/1000001"]', '{"x":false}'],
    ['wechatWindows', ['weixin://resourceid/1000001'], { x: false }],
  ] as const)('of lists in %s', async (name, localIds, checkResult) => {
    const { call, grant } = setUp(profiles[name]);
    await grant(...all);
    expect(await call('chooseImage')).toEqual([{ err_msg: 'chooseImage:ok', localIds }]);
    expect(await call('checkJsApi', { jsApiList: ['x'] })).toEqual([
      { err_msg: 'checkJsApi:ok', checkResult },
    ]);
  });

  it.each([
    ['wechatIos', 'data:image/jgp;base64,AQID', '{"scan_code":{"scan_result":"slab"}}'],
    ['wechatAndroid', 'AQID', 'slab'],
    ['wechatHarmony', 'AQID', 'slab'],
  ] as const)('of pictures and codes in %s', async (name, localData, resultStr) => {
    const pictures = [Uint8Array.of(1, 2, 3)];
    const { call, grant } = setUp(profiles[name], { pictures, scan: 'slab' });
    await grant(...all);
    const [picked] = await call('chooseImage', { count: 1 });
    const ids = picked?.localIds;
    const [localId] = typeof ids === 'string' ? JSON.parse(ids) : (ids as string[]);
    expect(await call('getLocalImgData', { localId })).toEqual([
      { err_msg: 'getLocalImgData:ok', localData },
    ]);
    expect(await call('scanQRCode', { needResult: 1 })).toEqual([
      { err_msg: 'scanQRCode:ok', resultStr },
    ]);
    expect(await call('scanQRCode', { needResult: 0 })).toEqual([{ err_msg: 'scanQRCode:ok' }]);
  });

  it('of a mobile network, and of none', async () => {
    const on = (network: '4g' | 'none') =>
      setUp(profiles.wechatAndroid, { network }).call('getNetworkType');
    expect(await on('4g')).toEqual([{ err_msg: 'network_type:wwan', subtype: '4g' }]);
    expect(await on('none')).toEqual([{ err_msg: 'network_type:fail' }]);
  });
});

describe('media', () => {
  it('go to the host and back', async () => {
    const { call, grant, phone } = setUp(profiles.wechatIos);
    await grant('chooseImage', 'uploadImage', 'downloadImage', 'getLocalImgData');
    phone.setPictures([Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)]);
    const [picked] = await call('chooseImage', { count: 2 });
    expect(picked?.localIds).toEqual([
      'wxLocalResource://imageid1000001',
      'wxLocalResource://imageid1000002',
    ]);
    const [sent] = await call('uploadImage', { localId: 'wxLocalResource://imageid1000002' });
    expect(sent).toEqual({ err_msg: 'uploadImage:ok', serverId: 'server-3' });
    const [got] = await call('downloadImage', { serverId: 'server-3' });
    expect(got).toEqual({
      err_msg: 'downloadImage:ok',
      localId: 'wxLocalResource://imageid1000004',
    });
    expect(await call('getLocalImgData', { localId: got?.localId })).toEqual([
      { err_msg: 'getLocalImgData:ok', localData: 'data:image/jgp;base64,Ag==' },
    ]);
    expect(await call('uploadImage', { localId: 'x' })).toEqual([
      { err_msg: 'uploadImage:fail, file not exist' },
    ]);
  });

  it('are one at a time', async () => {
    const { call, grant } = setUp(profiles.wechatIos);
    await grant('chooseImage', 'getLocalImgData');
    await call('chooseImage');
    const localId = 'wxLocalResource://imageid1000001';
    const both = await Promise.all([
      call('getLocalImgData', { localId }),
      call('getLocalImgData', { localId }),
    ]);
    expect(both.map(([result]) => result?.err_msg)).toEqual([
      'getLocalImgData:ok',
      'getLocalImgData:fail, busy',
    ]);
  });

  it('of a voice need a recording', async () => {
    const { call, grant, phone } = setUp(profiles.wechatIos);
    await grant('startRecord', 'stopRecord', 'uploadVoice');
    const messageOf = async (name: string) => (await call(name))[0]?.err_msg;
    expect(await messageOf('stopRecord')).toBe('stopRecord:fail, not recording');
    expect(await messageOf('startRecord')).toBe('startRecord:ok');
    expect(await messageOf('startRecord')).toBe('startRecord:fail, recording');
    expect(await call('stopRecord')).toEqual([
      { err_msg: 'stopRecord:ok', localId: 'wxLocalResource://imageid1000001' },
    ]);
    await call('startRecord');
    expect(phone.eventData('onVoiceRecordEnd')).toEqual({
      localId: 'wxLocalResource://imageid1000002',
    });
    expect(await messageOf('stopRecord')).toBe('stopRecord:fail, not recording');
    expect(phone.eventData('menu:setfont')).toEqual({});
  });
});

describe('scripted answers', () => {
  it.each([
    ['cancel', [{ err_msg: 'closeWindow:cancel' }]],
    ['fail', [{ err_msg: 'closeWindow:fail' }]],
    ['never', []],
    ['twice', [{ err_msg: 'closeWindow:ok' }, { err_msg: 'closeWindow:ok' }]],
  ] as const)('%s', async (reply, expected) => {
    const { call } = setUp(profiles.wechatIos, { replies: { closeWindow: [reply] } });
    expect(await call('closeWindow')).toEqual(expected);
  });

  it('are literal, or come from a function', async () => {
    const count = (params: object) => ({ count: Object.keys(params).length });
    const { call } = setUp(profiles.wechatIos, {
      replies: { closeWindow: [{ err_msg: 'own', a: 1 }, count] },
    });
    expect(await call('closeWindow')).toEqual([{ err_msg: 'own', a: 1 }]);
    expect(await call('closeWindow', { b: 1 })).toEqual([{ err_msg: 'closeWindow:ok', count: 1 }]);
  });

  it('wait for a grant like any other', async () => {
    const { call, grant } = setUp(profiles.wechatIos, { replies: { chooseImage: ['cancel'] } });
    expect(await call('chooseImage')).toEqual(refused('chooseImage'));
    await grant('chooseImage');
    expect(await call('chooseImage')).toEqual([{ err_msg: 'chooseImage:cancel' }]);
  });
});

it('records a call with its signature apart', () => {
  const params = { type: 'wgs84', appId: 'wx1', verifyTimestamp: 7, verifySignature: 's' };
  const message = { document: 'one', landing, current: landing, name: 'geoLocation', threw: false };
  expect(recordOf({ ...message, params })).toEqual({
    name: 'geoLocation',
    params: { type: 'wgs84' },
    verify: { appId: 'wx1', verifyTimestamp: '7', verifySignature: 's' },
    url: landing,
  });
});

// The app waited for ever, and nobody heard of it.
it('an answer of the test that fails is a failure that names it', async () => {
  const reply = () => {
    throw new Error('expected onlyFromCamera');
  };
  const { call, grant } = setUp(profiles.wechatIos, { replies: { scanQRCode: [reply] } });
  await grant('scanQRCode');
  expect(await call('scanQRCode')).toEqual([
    { err_msg: 'scanQRCode:fail, the reply of the test threw Error: expected onlyFromCamera' },
  ]);
});
