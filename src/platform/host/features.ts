import { type HostApp, type HostEnv, isInAppOnPhone } from './detect';

/** Work that pages do without a call of the platform, and that some in-app browsers do not allow. */
export type HostFeature =
  | 'camera'
  | 'download'
  | 'file-upload'
  | 'google-sign-in'
  | 'passkey'
  | 'popup'
  | 'web-share';

/** `assist`: it works in the user's browser. */
type FeatureLevel = 'web' | 'assist' | 'none';

type Facts = {
  readonly env: HostEnv;
  readonly window: Window;
};

/**
 * Their Android apps ignored inputs for files, says transloadit/uppy#3552 of 2022. No later report says that they work.
 */
const WITHOUT_FILES: readonly HostApp[] = ['facebook', 'instagram', 'messenger', 'threads'];

const levels: Readonly<Record<HostFeature, (facts: Facts) => FeatureLevel>> = {
  camera: ({ window }) => {
    const { mediaDevices } = window.navigator as Partial<Navigator>;
    return typeof mediaDevices?.getUserMedia === 'function' ? 'web' : 'none';
  },
  download: ({ env }) => (isInAppOnPhone(env) ? 'assist' : 'web'),
  'file-upload': ({ env }) =>
    env.os === 'android' && WITHOUT_FILES.includes(env.app) ? 'assist' : 'web',
  // nextauthjs/next-auth#8695, MomenSherif/react-oauth#115: it refuses every web view.
  'google-sign-in': ({ env }) => (env.app === 'browser' ? 'web' : 'assist'),
  passkey: ({ env, window }) => {
    const has = window.isSecureContext && 'PublicKeyCredential' in window;
    // On iOS the class is there, and only the sites of the app's own maker may use it (passkeydeveloper/passkeys.dev#374).
    if (isInAppOnPhone(env) && (env.os === 'ios' || !has)) return 'assist';
    return has ? 'web' : 'none';
  },
  popup: ({ env }) => (isInAppOnPhone(env) ? 'assist' : 'web'),
  'web-share': ({ env, window }) => {
    if (typeof window.navigator.share === 'function') return 'web';
    return isInAppOnPhone(env) ? 'assist' : 'none';
  },
};

export function isFeature(name: string): name is HostFeature {
  return Object.keys(levels).includes(name);
}

/** Pure, but for what the window has. */
export function featureLevel(feature: HostFeature, facts: Facts): FeatureLevel {
  return levels[feature](facts);
}
