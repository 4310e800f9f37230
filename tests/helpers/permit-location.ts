import { cdp } from 'vitest/browser';

type Session = { send(method: string, params?: object): Promise<unknown> };

export const session = cdp() as unknown as Session;

/** The tests run in a separate browser context with separate permissions. */
export async function permitLocation(setting: 'granted' | 'denied' | 'prompt') {
  const { targetInfo } = (await session.send('Target.getTargetInfo')) as {
    targetInfo: { browserContextId: string };
  };
  const { browserContextId } = targetInfo;
  const { origin } = window.location;
  const permission = { name: 'geolocation' };
  await session.send('Browser.setPermission', { permission, setting, origin, browserContextId });
}
