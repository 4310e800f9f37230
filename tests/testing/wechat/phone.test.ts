import { describe, expect, it } from 'vitest';
import { type Profile, profiles } from '../../../src/testing/profiles';
import { createPhone, createReplies, recordOf } from '../../../src/testing/wechat/phone';
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

describe('the calls that a page may use', () => {
  it('are those that the page signed for, by the SDK’s or the bridge’s name', async () => {
    const { call, grant } = setUp(profiles.wechatIos);
    expect(await call('imagePreview')).toEqual(refused('imagePreview'));
    await grant('previewImage');
    expect(await call('imagePreview')).toEqual([{ err_msg: 'imagePreview:ok' }]);
    expect(await call('chooseImage')).toEqual(refused('chooseImage'));
  });

  it('include a few calls without a signature', async () => {
    const { call } = setUp(profiles.wechatIos);
    expect(await call('closeWindow')).toEqual([{ err_msg: 'closeWindow:ok' }]);
    expect(await call('getNetworkType')).toEqual([{ err_msg: 'network_type:wifi' }]);
  });

  it('include the call that follows an entry of the menu, if the page signed for the entry', async () => {
    const { call, grant } = setUp(profiles.wechatIos);
    await grant('onMenuShareTimeline');
    expect(await call('shareTimeline')).toEqual([{ err_msg: 'shareTimeline:ok' }]);
    expect(await call('sendAppMessage')).toEqual(refused('sendAppMessage'));
  });

  it('belong to a document, and another document of the page does not change them', async () => {
    const { call, grant } = setUp(profiles.wechatIos);
    await grant('openLocation');
    expect(await call('openLocation', {}, { document: 'two' })).toEqual(refused('openLocation'));
    expect(await call('openLocation')).toEqual([{ err_msg: 'openLocation:ok' }]);
  });

  it.each([
    ['landing', [{ err_msg: 'openLocation:ok' }]],
    ['current', [{ err_msg: 'openLocation:ok' }]],
    ['strict', refused('openLocation')],
  ] as const)('depend on the rule %s after a change of the URL', async (rule, expected) => {
    const { call, grant } = setUp(profiles.wechatIos, {}, rule);
    await grant('openLocation');
    const current = 'https://shop.test/item/3';
    expect(await call('openLocation', {}, { current })).toEqual(expected);
  });

  it('exclude calls that the client or the account does not have', async () => {
    const options = { supports: ['openLocation', 'scanQRCode'], denied: ['scanQRCode'] };
    const { call, grant } = setUp(profiles.wechatIos, options);
    await grant('openLocation', 'scanQRCode', 'chooseImage');
    expect(await call('openLocation')).toEqual([{ err_msg: 'openLocation:ok' }]);
    expect(await call('scanQRCode')).toEqual([{ err_msg: 'scanQRCode:permission denied' }]);
    expect(await call('chooseImage')).toEqual([{ err_msg: 'system:function_not_exist' }]);
    expect(await call('checkJsApi', { jsApiList: ['chooseImage'] })).toEqual(refused('checkJsApi'));
  });

  it('include WeCom’s own calls only in WeCom', async () => {
    const missing = [{ err_msg: 'system:function_not_exist' }];
    expect(await setUp(profiles.wechatIos).call('shareAppMessage')).toEqual(missing);
    expect(await setUp(profiles.wecomIos).call('shareAppMessage')).toEqual(
      refused('shareAppMessage'),
    );
    expect(await setUp(profiles.wecomIos).call('chooseImgae')).toEqual(missing);
  });

  it('need the user to follow the test account', async () => {
    const { call, checks } = setUp(profiles.wechatIos, { needsSubscribe: true });
    expect(await call('preVerifyJSAPI')).toEqual([{ err_msg: 'preVerifyJSAPI:require subscribe' }]);
    expect(checks.map(({ ok }) => ok)).toEqual([false]);
  });
});

describe('results in the form of each system', () => {
  const all = ['chooseImage', 'checkJsApi', 'getLocalImgData', 'scanQRCode'];
  it.each([
    ['wechatIos', ['wxLocalResource://imageid1000001'], { x: false }],
    ['wechatAndroid', '["weixin://resourceid/1000001"]', '{"x":false}'],
    ['wechatHarmony', '["weixin://resourceid/1000001"]', '{"x":false}'],
    ['wechatWindows', ['weixin://resourceid/1000001'], { x: false }],
  ] as const)('%s sends lists in its own form', async (name, localIds, checkResult) => {
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
  ] as const)(
    '%s sends pictures and scanned codes in its own form',
    async (name, localData, resultStr) => {
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
    },
  );

  it('the result of getNetworkType tells a mobile network from no network', async () => {
    const on = (network: '4g' | 'none') =>
      setUp(profiles.wechatAndroid, { network }).call('getNetworkType');
    expect(await on('4g')).toEqual([{ err_msg: 'network_type:wwan', subtype: '4g' }]);
    expect(await on('none')).toEqual([{ err_msg: 'network_type:fail' }]);
  });
});

describe('pictures and voices', () => {
  it('upload to the host and download from it', async () => {
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

  it('transfer one at a time, and a second call fails', async () => {
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

  it('a voice needs a recording', async () => {
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
  ] as const)('the word %s gives its results', async (reply, expected) => {
    const { call } = setUp(profiles.wechatIos, { replies: { closeWindow: [reply] } });
    expect(await call('closeWindow')).toEqual(expected);
  });

  it('an object is the result, and a function returns the result', async () => {
    const count = (params: object) => ({ count: Object.keys(params).length });
    const { call } = setUp(profiles.wechatIos, {
      replies: { closeWindow: [{ err_msg: 'own', a: 1 }, count] },
    });
    expect(await call('closeWindow')).toEqual([{ err_msg: 'own', a: 1 }]);
    expect(await call('closeWindow', { b: 1 })).toEqual([{ err_msg: 'closeWindow:ok', count: 1 }]);
  });

  it('a scripted answer needs a grant too', async () => {
    const { call, grant } = setUp(profiles.wechatIos, { replies: { chooseImage: ['cancel'] } });
    expect(await call('chooseImage')).toEqual(refused('chooseImage'));
    await grant('chooseImage');
    expect(await call('chooseImage')).toEqual([{ err_msg: 'chooseImage:cancel' }]);
  });
});

it('the record of a call has the signature fields apart from the parameters', () => {
  const params = { type: 'wgs84', appId: 'wx1', verifyTimestamp: 7, verifySignature: 's' };
  const message = { document: 'one', landing, current: landing, name: 'geoLocation', threw: false };
  expect(recordOf({ ...message, params })).toEqual({
    name: 'geoLocation',
    params: { type: 'wgs84' },
    verify: { appId: 'wx1', verifyTimestamp: '7', verifySignature: 's' },
    url: landing,
  });
});

// Regression: the page waited forever, and the test did not show the error.
it('a reply function that throws makes the call fail with its error message', async () => {
  const reply = () => {
    throw new Error('expected onlyFromCamera');
  };
  const { call, grant } = setUp(profiles.wechatIos, { replies: { scanQRCode: [reply] } });
  await grant('scanQRCode');
  expect(await call('scanQRCode')).toEqual([
    { err_msg: 'scanQRCode:fail, the reply of the test threw Error: expected onlyFromCamera' },
  ]);
});

describe('a list of scripted answers', () => {
  const any = () => true;

  it('gives each answer once, in order, and then `ok`', () => {
    const replies = createReplies(any, { scanQRCode: ['cancel'] });
    replies.add('scanQRCode', ['fail']);
    const given = [1, 2, 3].map(() => replies.take('scanQRCode'));
    expect(given).toEqual(['cancel', 'fail', 'ok']);
    expect(replies.take('chooseImage')).toBe('ok');
  });

  it('accepts the SDK’s and the bridge’s name of a call', () => {
    const replies = createReplies(any);
    replies.add('previewImage', ['cancel']);
    expect(replies.take('imagePreview')).toBe('cancel');
  });

  it('lists the calls whose next answer is `throw`', () => {
    const replies = createReplies(any, { a: ['throw', 'ok'], b: ['ok', 'throw'] });
    expect(replies.throwing()).toEqual(['a']);
    replies.dropThrow('a');
    expect(replies.throwing()).toEqual([]);
    replies.dropThrow('b');
    expect(replies.take('b')).toBe('ok');
    expect(replies.throwing()).toEqual(['b']);
  });

  it.each([
    ['scanQrCode', 'cancel', "reply: the app has no call 'scanQrCode'"],
    ['scanQRCode', 'cancle', "reply: 'cancle' is not one of ok, cancel, fail, never, twice, throw"],
  ])('refuses the call %s with the answer %s', (name, word, message) => {
    const hasCall = (given: string) => given === 'scanQRCode';
    const reply = [word as 'cancel'];
    expect(() => createReplies(hasCall, { [name]: reply })).toThrow(new TypeError(message));
    expect(() => createReplies(hasCall).add(name, reply)).toThrow(new TypeError(message));
  });
});
