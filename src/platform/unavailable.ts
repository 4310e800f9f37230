import type { AsyncRow } from './call/rows';
import type { Abortable } from './call/task';

/**
 * Names of the reference runtime that no browser can provide. Each call rejects with `unsupported` [S8.11]. The
 * comments become the table in docs/apis.md.
 */
export const unavailable = {
  // Network
  /** @deprecated TLS is the browser’s own */
  configMTLS: true,
  // Media: the system's own albums, cameras and streams.
  /** @deprecated no encoder that every browser has */
  compressVideo: true,
  /** @deprecated the system’s camera, streams and albums belong to native shells */
  createCameraContext: true,
  /** @deprecated the system’s camera, streams and albums belong to native shells */
  createLivePlayerContext: true,
  /** @deprecated the system’s camera, streams and albums belong to native shells */
  createLivePusherContext: true,
  /** @deprecated the first shape of createInnerAudioContext */
  createAudioContext: true,
  /** @deprecated a page in the background may be stopped by the system */
  getBackgroundAudioManager: true,
  /** @deprecated old canvas drawing; draw on the context of the canvas element */
  createCanvasContext: true,
  // Device
  /** @deprecated pages cannot touch the system’s screen */
  setScreenBrightness: true,
  /** @deprecated pages cannot touch the system’s screen */
  getScreenBrightness: true,
  /** @deprecated pages cannot touch the system’s screen */
  onUserCaptureScreen: true,
  /** @deprecated pages cannot touch the system’s screen */
  offUserCaptureScreen: true,
  /** @deprecated browsers do not tell */
  onMemoryWarning: true,
  /** @deprecated browsers do not tell */
  offMemoryWarning: true,
  /** @deprecated pages cannot write contacts */
  addPhoneContact: true,
  /** @deprecated browsers do not tell */
  getSystemSetting: true,
  /** @deprecated browsers do not tell */
  getAppAuthorizeSetting: true,
  /** @deprecated pages cannot open the system’s settings */
  openAppAuthorizeSetting: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  openBluetoothAdapter: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  closeBluetoothAdapter: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBluetoothAdapterState: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBluetoothDevices: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getConnectedBluetoothDevices: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  startBluetoothDevicesDiscovery: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  stopBluetoothDevicesDiscovery: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBluetoothDeviceFound: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBluetoothAdapterStateChange: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  createBLEConnection: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  closeBLEConnection: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBLEDeviceServices: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBLEDeviceCharacteristics: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBLEDeviceRSSI: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  setBLEMTU: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  readBLECharacteristicValue: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  writeBLECharacteristicValue: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  notifyBLECharacteristicValueChange: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBLEConnectionStateChange: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBLECharacteristicValueChange: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  startBeaconDiscovery: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  stopBeaconDiscovery: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBeacons: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBeaconUpdate: true,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBeaconServiceChange: true,
  /** @deprecated a service of native shells */
  startSoterAuthentication: true,
  /** @deprecated a service of native shells */
  checkIsSupportSoterAuthentication: true,
  /** @deprecated a service of native shells */
  checkIsSoterEnrolledInDevice: true,
  /** @deprecated a service of native shells */
  getFacialRecognitionMetaInfo: true,
  // User interface of native shells
  /** @deprecated there is no window of a native shell */
  setBackgroundColor: true,
  /** @deprecated there is no window of a native shell */
  setBackgroundTextStyle: true,
  /** @deprecated there is no window of a native shell */
  getMenuButtonBoundingClientRect: true,
  /** @deprecated there is no window of a native shell */
  getSubNVueById: true,
  /** @deprecated there is no window of a native shell */
  getCurrentSubNVue: true,
  /** @deprecated advertising of native shells */
  createRewardedVideoAd: true,
  /** @deprecated advertising of native shells */
  createFullScreenVideoAd: true,
  /** @deprecated advertising of native shells */
  createInterstitialAd: true,
  /** @deprecated advertising of native shells */
  createInteractiveAd: true,
  // Account, sharing, payment, push: the host's, not the browser's.
  /** @deprecated an account of a native shell */
  login: true,
  /** @deprecated an account of a native shell */
  checkSession: true,
  /** @deprecated an account of a native shell */
  getUserInfo: true,
  /** @deprecated an account of a native shell */
  getUserProfile: true,
  /** @deprecated an account of a native shell */
  preLogin: true,
  /** @deprecated an account of a native shell */
  closeAuthView: true,
  /** @deprecated an account of a native shell */
  getCheckBoxState: true,
  /** @deprecated an account of a native shell */
  getUniverifyManager: true,
  /** @deprecated a share provider of native shells; `share.open` and `share.prepare` are served */
  share: true,
  /** @deprecated a call of native shells; `share.open` is served */
  shareWithSystem: true,
  /** @deprecated not yet: comes with the messaging host */
  showShareMenu: true,
  /** @deprecated not yet: comes with the messaging host */
  hideShareMenu: true,
  /** @deprecated not yet: comes with the messaging host */
  requestPayment: true,
  /** @deprecated no push service */
  subscribePush: true,
  /** @deprecated no push service */
  unsubscribePush: true,
  /** @deprecated no push service */
  onPush: true,
  /** @deprecated no push service */
  offPush: true,
  /** @deprecated no push service */
  createPushMessage: true,
  /** @deprecated no push service */
  getChannelManager: true,
  // Native code around the app
  /** @deprecated there is no native code around a page */
  requireNativePlugin: true,
  /** @deprecated there is no native code around a page */
  restoreGlobal: true,
  /** @deprecated there is no native code around a page */
  requireGlobal: true,
  /** @deprecated there is no native code around a page */
  onHostEventReceive: true,
  /** @deprecated there is no native code around a page */
  onNativeEventReceive: true,
  /** @deprecated there is no native code around a page */
  sendNativeEvent: true,
  /** @deprecated there is no native code around a page */
  sendHostEvent: true,
  /** @deprecated there is no file system of a native shell */
  getFileSystemManager: true,
  /** @deprecated there are no packages and no mini programs to go to */
  loadSubPackage: true,
  /** @deprecated a browser cannot unload code */
  unPreloadPage: true,
  /** @deprecated there are no packages and no mini programs to go to */
  navigateToMiniProgram: true,
  /** @deprecated a page is as new as its last load */
  getUpdateManager: true,
  /** @deprecated the runtime is not that framework’s */
  onCreateVueApp: true,
};

export type UnavailableName = keyof typeof unavailable;

/** @deprecated No browser can provide it. It always rejects with `unsupported`. */
type UnavailableCall = (params?: unknown) => Abortable<never>;

export type UnavailableCalls = { readonly [N in keyof typeof unavailable]: UnavailableCall };

const code = async () => {
  const { unavailableApis } = await import('./unavailable-apis');
  return unavailableApis(Object.keys(unavailable));
};

/** The rows of these names. They are apart from the registry because they exist only to reject. */
export function unavailableRows(): { readonly [name: string]: AsyncRow } {
  const rows = Object.keys(unavailable).map((name): [string, AsyncRow] => [
    name,
    { kind: 'async', load: code, exported: name },
  ]);
  return Object.fromEntries(rows);
}
