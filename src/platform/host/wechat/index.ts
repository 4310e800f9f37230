import type { HostCallName, HostCalls, MakeAdapter } from '@/platform/host/host-adapter';
import { bridgeOf } from './bridge';
import { chooseImageIn } from './calls/choose-image';
import { closeWindowIn } from './calls/close-window';
import { getLocationIn } from './calls/get-location';
import { getNetworkTypeIn } from './calls/get-network-type';
import { menuItemsIn } from './calls/menu-items';
import { openLocationIn } from './calls/open-location';
import { openShareIn } from './calls/open-share';
import { openVoiceIn } from './calls/open-voice';
import { previewImageIn } from './calls/preview-image';
import { prepareShareIn } from './calls/prepare-share';
import { scanCodeIn } from './calls/scan-code';
import { startRecordIn } from './calls/start-record';
import { uploadMediaIn } from './calls/upload-media';
import { createClient } from './client';
import { fixFontSize } from './fix-font-size';
import { readKnownCalls } from './known-calls';
import { readKnownNames } from './known-names';
import { allNames, nativeNames, unsignedCalls } from './native-names';
import { unlockByBridge } from './unlock-by-bridge';

/** WeChat, on phones, desktops and inside mini programs, and WeCom. */
export const createWeChatAdapter: MakeAdapter = ({ context, config, env: found, changed }) => {
  const { env } = context;
  const maySign = config.sign !== undefined || config.endpoint !== undefined;
  const names = allNames(found.via, config.apis ?? []);
  const where = () => ({
    ...found,
    miniProgram:
      found.miniProgram || Reflect.get(env.window, '__wxjs_environment') === 'miniprogram',
  });
  const client = createClient({ context, config, where, names, changed: () => changed() });
  let knows: (name: HostCallName) => boolean = () => true;
  let knowsName: (native: string) => boolean = () => true;

  const probe = async () => {
    const asked = { jsApiList: names };
    const { checkResult } = await client.invoke('checkJsApi', asked, { api: 'host.ready' });
    knows = readKnownCalls(checkResult);
    knowsName = readKnownNames(checkResult);
  };
  // Known beforehand, no tap has to wait. Without an answer, each call finds out for itself.
  const probed =
    maySign &&
    client.grant
      .ensure()
      .then(probe)
      .catch(() => {});

  const calls: Partial<HostCalls> = {
    chooseImage: chooseImageIn(client, context),
    previewImage: previewImageIn(client),
    getLocation: getLocationIn(client),
    openLocation: openLocationIn(client),
    scanCode: scanCodeIn(client),
    startRecord: startRecordIn(client, context),
    openVoice: openVoiceIn(client),
    uploadMedia: uploadMediaIn(client, context),
    getNetworkType: getNetworkTypeIn(client),
    closeWindow: closeWindowIn(client),
    ...menuItemsIn(client),
  };

  if (config.fontSize === 'fixed') fixFontSize(client);
  unlockByBridge(context);

  return {
    ready: async () => {
      if (!maySign || client.grant.state().kind === 'stale') return;
      await client.grant.known();
      await probed;
    },
    env: where,
    calls,
    ...(maySign && prepareShareIn(client, env.window, (native) => knowsName(native))),
    ...(maySign && found.via === 'wecom' && { openShare: openShareIn(client) }),
    free: unsignedCalls,
    serves: (name) => {
      if (unsignedCalls.has(name)) return bridgeOf(env) !== null;
      const isKnown = nativeNames[name].every(client.mayCall) && knows(name);
      return maySign && client.grant.isOpen() && isKnown;
    },
    pageChanged: client.grant.retry,
    // Whoever waits for it hears of the outcome from `ready`.
    askAgain: () =>
      client.grant.ensure().then(
        () => {},
        () => {},
      ),
  };
};
