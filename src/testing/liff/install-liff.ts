import type { BrowserContext, Page } from '@playwright/test';
import { setPlatform } from '../page/set-platform';
import { type Profile, profiles } from '../profiles';
import { liffInPage, type LiffSetup } from './liff-in-page';

export type LiffOptions = {
  /** `liffIos`, `liffAndroid`; the context itself must be made with it, too. */
  readonly profile?: Profile;
  /** What becomes of `liff.init`. */
  readonly init?: 'ok' | 'fail' | 'never';
  /** The text of the code in front of the camera; null: the visitor closes the scanner. */
  readonly scan?: string | null;
  readonly share?: 'sent' | 'closed' | 'fail';
  /** The calls that this version of LINE has. */
  readonly available?: readonly string[];
  readonly idToken?: string | null;
  /** Path of the endpoint that the LIFF app is registered with. */
  readonly endpoint?: string;
};

export type LiffCall = {
  readonly name: string;
  readonly params: unknown;
  /** The page's address at the call: `init` reads LINE's tokens there. */
  readonly url: string;
};

export type Liff = {
  /** What was asked of the SDK: `init`, `scanCodeV2`, `shareTargetPicker` and so on. */
  readonly calls: (name?: string) => readonly LiffCall[];
};

const BINDING = '__porticoLiffSend';

/**
 * LINE's SDK as `window.liff`, at the level that apps use it at: the app's `load` gives it, `async () => window.liff`.
 * Like the real one, `init` loads the document again for a `liff.state`, and takes its tokens out of the address.
 * To be called before a page opens.
 */
export async function installLiff(
  target: BrowserContext | Page,
  options: LiffOptions = {},
): Promise<Liff> {
  const { profile = profiles.liffIos, ...script } = options;
  if (profile.host !== 'liff') throw new TypeError(`installLiff: profile is of ${profile.host}`);
  const calls: LiffCall[] = [];
  await target.exposeBinding(BINDING, (_, call: LiffCall) => {
    calls.push(call);
  });
  await setPlatform(target, profile);
  const setup: LiffSetup = {
    binding: BINDING,
    init: 'ok',
    scan: 'https://example.com/code',
    share: 'sent',
    available: ['scanCodeV2', 'shareTargetPicker'],
    idToken: 'id-token',
    endpoint: '/',
    ...script,
  };
  await target.addInitScript(liffInPage, setup);
  return {
    calls: (name) => calls.filter((call) => name === undefined || call.name === name),
  };
}
