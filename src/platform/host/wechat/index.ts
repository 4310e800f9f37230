import type { PlatformContext } from '@/platform/call/context';
import type { HostCallName, HostCalls } from '@/platform/host/adapter';
import type { ConnectHost } from '@/platform/host/config';
import { unlockMedia } from '@/platform/media/media-unlock';
import { attempt } from '@/shared/errors';
import { bridgeOf, whenBridge } from './bridge';
import { invokeIn, requestPaymentIn } from './bridge-calls';
import { smallCalls } from './calls';
import { type Client, createClient } from './client';
import { allNames, nativeNames, readKnownCalls, readKnownNames, unsignedCalls } from './names';
import { chooseImageIn, previewImageIn, uploadMediaIn } from './pictures';
import { openShareIn, prepareShareIn } from './share';
import { openVoiceIn, startRecordIn } from './voice';

/** WeChat on phones, on desktops and inside mini programs, and WeCom. */
export const connectWeChat: ConnectHost<PlatformContext> = ({
  context,
  config,
  env: detected,
  changed,
}) => {
  const { env } = context;
  const canSign = config.sign !== undefined || config.endpoint !== undefined;
  const names = allNames(detected.via, config.apis ?? []);
  const envOf = () => ({
    ...detected,
    miniProgram:
      detected.miniProgram || Reflect.get(env.window, '__wxjs_environment') === 'miniprogram',
  });
  const client = createClient({ context, config, envOf, names, changed: () => changed() });
  let knows: (name: HostCallName) => boolean = () => true;
  let knowsName: (native: string) => boolean = () => true;

  const checkNames = async () => {
    const params = { jsApiList: names };
    const { checkResult } = await client.invoke('checkJsApi', params, { api: 'host.ready' });
    knows = readKnownCalls(checkResult);
    knowsName = readKnownNames(checkResult);
  };
  // Checked at the start, so that no tap waits for it. Without an answer, each call finds out when it is made.
  const checked =
    canSign &&
    client.grant
      .ensure()
      .then(checkNames)
      .catch(() => {});

  const calls: Partial<HostCalls> = {
    ...smallCalls(client),
    chooseImage: chooseImageIn(client, context),
    previewImage: previewImageIn(client),
    uploadMedia: uploadMediaIn(client, context),
    startRecord: startRecordIn(client, context),
    openVoice: openVoiceIn(client),
    requestPayment: requestPaymentIn(client),
  };

  if (config.fontSize === 'fixed') fixFontSize(client);
  unlockByBridge(context);

  return {
    ready: async () => {
      if (!canSign || client.grant.state().kind === 'stale') return;
      await client.grant.known();
      await checked;
    },
    env: envOf,
    calls,
    invoke: invokeIn(client, canSign ? names : []),
    ...(canSign && prepareShareIn(client, env.window, (native) => knowsName(native))),
    ...(canSign && detected.via === 'wecom' && { openShare: openShareIn(client) }),
    free: unsignedCalls,
    serves: (name) => {
      if (unsignedCalls.has(name)) return bridgeOf(env) !== null;
      const isKnown = nativeNames[name].every(client.mayCall) && knows(name);
      return canSign && client.grant.isOpen() && isKnown;
    },
    pageChanged: client.grant.retry,
    // `ready` reports the outcome.
    askAgain: () =>
      client.grant.ensure().then(
        () => {},
        () => {},
      ),
  };
};

/**
 * Keeps the text size of the page. WeChat on Android enlarges pages by a setting of the user, and fires an event when
 * the user changes it. iOS enlarges by CSS, and `text-size-adjust` of the page prevents that.
 */
function fixFontSize(client: Client): void {
  const options = { api: 'host.ready', unsigned: true } as const;
  const fix = () => {
    client.invoke('setFontSizeCallback', { fontSize: 0 }, options).catch(() => {});
  };
  client.on('menu:setfont', fix);
  fix();
}

/**
 * Starts sound and video that the browser has blocked. They may play in the tasks in which the bridge arrives and
 * answers. getNetworkType needs no signature and does not ask the user.
 */
export function unlockByBridge(context: PlatformContext): void {
  whenBridge(context, (bridge) => {
    unlockMedia(context);
    // If it throws, the user's first tap unlocks them.
    attempt(() =>
      bridge.invoke('getNetworkType', {}, () => {
        if (!context.life.signal.aborted) unlockMedia(context);
      }),
    );
  });
}
