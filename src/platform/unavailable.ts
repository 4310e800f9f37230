import { asyncCalls } from './call/rows';
import type { Abortable } from './call/task';

/**
 * Names of uni-app that no browser can provide. Each call rejects with `unsupported` [S8.11]. The
 * comments become the table in docs/apis.md.
 */
export const unavailable = {
  // Network
  /** @deprecated TLS is the browser’s own */
  configMTLS: {},
  // Media: the system's own albums, cameras and streams.
  /** @deprecated no encoder that every browser has */
  compressVideo: {},
  /** @deprecated the system’s camera, streams and albums belong to native shells */
  createCameraContext: {},
  /** @deprecated the system’s camera, streams and albums belong to native shells */
  createLivePlayerContext: {},
  /** @deprecated the system’s camera, streams and albums belong to native shells */
  createLivePusherContext: {},
  /** @deprecated the first shape of createInnerAudioContext */
  createAudioContext: {},
  /** @deprecated a page in the background may be stopped by the system */
  getBackgroundAudioManager: {},
  /** @deprecated old canvas drawing; draw on the context of the canvas element */
  createCanvasContext: {},
  // Device
  /** @deprecated pages cannot touch the system’s screen */
  setScreenBrightness: {},
  /** @deprecated pages cannot touch the system’s screen */
  getScreenBrightness: {},
  /** @deprecated pages cannot touch the system’s screen */
  onUserCaptureScreen: {},
  /** @deprecated pages cannot touch the system’s screen */
  offUserCaptureScreen: {},
  /** @deprecated browsers do not tell */
  onMemoryWarning: {},
  /** @deprecated browsers do not tell */
  offMemoryWarning: {},
  /** @deprecated pages cannot write contacts */
  addPhoneContact: {},
  /** @deprecated browsers do not tell */
  getSystemSetting: {},
  /** @deprecated browsers do not tell */
  getAppAuthorizeSetting: {},
  /** @deprecated pages cannot open the system’s settings */
  openAppAuthorizeSetting: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  openBluetoothAdapter: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  closeBluetoothAdapter: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBluetoothAdapterState: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBluetoothDevices: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getConnectedBluetoothDevices: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  startBluetoothDevicesDiscovery: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  stopBluetoothDevicesDiscovery: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBluetoothDeviceFound: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBluetoothAdapterStateChange: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  createBLEConnection: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  closeBLEConnection: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBLEDeviceServices: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBLEDeviceCharacteristics: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBLEDeviceRSSI: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  setBLEMTU: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  readBLECharacteristicValue: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  writeBLECharacteristicValue: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  notifyBLECharacteristicValueChange: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBLEConnectionStateChange: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBLECharacteristicValueChange: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  startBeaconDiscovery: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  stopBeaconDiscovery: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBeacons: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBeaconUpdate: {},
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBeaconServiceChange: {},
  /** @deprecated a service of native shells */
  startSoterAuthentication: {},
  /** @deprecated a service of native shells */
  checkIsSupportSoterAuthentication: {},
  /** @deprecated a service of native shells */
  checkIsSoterEnrolledInDevice: {},
  /** @deprecated a service of native shells */
  getFacialRecognitionMetaInfo: {},
  // User interface of native shells
  /** @deprecated there is no window of a native shell */
  setBackgroundColor: {},
  /** @deprecated there is no window of a native shell */
  setBackgroundTextStyle: {},
  /** @deprecated there is no window of a native shell */
  getMenuButtonBoundingClientRect: {},
  /** @deprecated there is no window of a native shell */
  getSubNVueById: {},
  /** @deprecated there is no window of a native shell */
  getCurrentSubNVue: {},
  /** @deprecated advertising of native shells */
  createRewardedVideoAd: {},
  /** @deprecated advertising of native shells */
  createFullScreenVideoAd: {},
  /** @deprecated advertising of native shells */
  createInterstitialAd: {},
  /** @deprecated advertising of native shells */
  createInteractiveAd: {},
  // Account, sharing, payment, push: the host's, not the browser's.
  /** @deprecated an account of a native shell; in WeChat your server signs users in by its OAuth redirect */
  login: {},
  /** @deprecated an account of a native shell */
  checkSession: {},
  /** @deprecated an account of a native shell */
  getUserInfo: {},
  /** @deprecated an account of a native shell */
  getUserProfile: {},
  /** @deprecated an account of a native shell */
  preLogin: {},
  /** @deprecated an account of a native shell */
  closeAuthView: {},
  /** @deprecated an account of a native shell */
  getCheckBoxState: {},
  /** @deprecated an account of a native shell */
  getUniverifyManager: {},
  /** @deprecated a share provider of native shells; `share.open` and `share.prepare` are served */
  share: {},
  /** @deprecated a call of native shells; `share.open` is served */
  shareWithSystem: {},
  /** @deprecated a menu of native shells; `host.showOptionMenu` is served in WeChat and WeCom */
  showShareMenu: {},
  /** @deprecated a menu of native shells; `host.hideOptionMenu` is served in WeChat and WeCom */
  hideShareMenu: {},
  /** @deprecated a payment provider of native shells; in WeChat call its bridge yourself */
  requestPayment: {},
  /** @deprecated no push service */
  subscribePush: {},
  /** @deprecated no push service */
  unsubscribePush: {},
  /** @deprecated no push service */
  onPush: {},
  /** @deprecated no push service */
  offPush: {},
  /** @deprecated no push service */
  createPushMessage: {},
  /** @deprecated no push service */
  getChannelManager: {},
  // Native code around the app
  /** @deprecated there is no native code around a page */
  requireNativePlugin: {},
  /** @deprecated there is no native code around a page */
  restoreGlobal: {},
  /** @deprecated there is no native code around a page */
  requireGlobal: {},
  /** @deprecated there is no native code around a page */
  onHostEventReceive: {},
  /** @deprecated there is no native code around a page */
  onNativeEventReceive: {},
  /** @deprecated there is no native code around a page */
  sendNativeEvent: {},
  /** @deprecated there is no native code around a page */
  sendHostEvent: {},
  /** @deprecated there is no file system of a native shell */
  getFileSystemManager: {},
  /** @deprecated there are no packages and no mini programs to go to */
  loadSubPackage: {},
  /** @deprecated a browser cannot unload code */
  unPreloadPage: {},
  /** @deprecated there are no packages and no mini programs to go to */
  navigateToMiniProgram: {},
  /** @deprecated a page is as new as its last load */
  getUpdateManager: {},
  /** @deprecated the runtime is not that framework’s */
  onCreateVueApp: {},
};

export type UnavailableName = keyof typeof unavailable;

/** @deprecated No browser can provide it. It always rejects with `unsupported`. */
type UnavailableCall = (params?: unknown) => Abortable<never>;

export type UnavailableCalls = { readonly [N in keyof typeof unavailable]: UnavailableCall };

const code = async () => {
  const { unavailableApis } = await import('./unavailable-apis');
  return unavailableApis(Object.keys(unavailable) as UnavailableName[]);
};

/** The rows of these names. They are apart from the registry because they exist only to reject. */
export const unavailableRows = asyncCalls(code, unavailable);
