import type { Need } from '@/platform/call/rows';

const never: { readonly needs: Need } = { needs: () => false };

/**
 * Names of uni-app that no browser can provide. Each call rejects with `unsupported` [S8.11]. The
 * comments become the table in docs/apis.md.
 */
export const unavailable = {
  // Network
  /** @deprecated TLS is the browser’s own */
  configMTLS: never,
  // Media: the system's own albums, cameras and streams.
  /** @deprecated no encoder that every browser has */
  compressVideo: never,
  /** @deprecated the system’s camera, streams and albums belong to native shells */
  createCameraContext: never,
  /** @deprecated the system’s camera, streams and albums belong to native shells */
  createLivePlayerContext: never,
  /** @deprecated the system’s camera, streams and albums belong to native shells */
  createLivePusherContext: never,
  /** @deprecated the first shape of createInnerAudioContext */
  createAudioContext: never,
  /** @deprecated a page in the background may be stopped by the system */
  getBackgroundAudioManager: never,
  /** @deprecated old canvas drawing; draw on the context of the canvas element */
  createCanvasContext: never,
  // Device
  /** @deprecated pages cannot touch the system’s screen */
  setScreenBrightness: never,
  /** @deprecated pages cannot touch the system’s screen */
  getScreenBrightness: never,
  /** @deprecated pages cannot touch the system’s screen */
  onUserCaptureScreen: never,
  /** @deprecated pages cannot touch the system’s screen */
  offUserCaptureScreen: never,
  /** @deprecated browsers do not tell */
  onMemoryWarning: never,
  /** @deprecated browsers do not tell */
  offMemoryWarning: never,
  /** @deprecated pages cannot write contacts */
  addPhoneContact: never,
  /** @deprecated browsers do not tell */
  getSystemSetting: never,
  /** @deprecated browsers do not tell */
  getAppAuthorizeSetting: never,
  /** @deprecated pages cannot open the system’s settings */
  openAppAuthorizeSetting: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  openBluetoothAdapter: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  closeBluetoothAdapter: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBluetoothAdapterState: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBluetoothDevices: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getConnectedBluetoothDevices: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  startBluetoothDevicesDiscovery: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  stopBluetoothDevicesDiscovery: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBluetoothDeviceFound: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBluetoothAdapterStateChange: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  createBLEConnection: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  closeBLEConnection: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBLEDeviceServices: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBLEDeviceCharacteristics: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBLEDeviceRSSI: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  setBLEMTU: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  readBLECharacteristicValue: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  writeBLECharacteristicValue: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  notifyBLECharacteristicValueChange: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBLEConnectionStateChange: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBLECharacteristicValueChange: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  startBeaconDiscovery: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  stopBeaconDiscovery: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  getBeacons: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBeaconUpdate: never,
  /** @deprecated Web Bluetooth is Chromium’s alone, and of another shape */
  onBeaconServiceChange: never,
  /** @deprecated a service of native shells */
  startSoterAuthentication: never,
  /** @deprecated a service of native shells */
  checkIsSupportSoterAuthentication: never,
  /** @deprecated a service of native shells */
  checkIsSoterEnrolledInDevice: never,
  /** @deprecated a service of native shells */
  getFacialRecognitionMetaInfo: never,
  // User interface of native shells
  /** @deprecated there is no window of a native shell */
  setBackgroundColor: never,
  /** @deprecated there is no window of a native shell */
  setBackgroundTextStyle: never,
  /** @deprecated there is no window of a native shell */
  getMenuButtonBoundingClientRect: never,
  /** @deprecated there is no window of a native shell */
  getSubNVueById: never,
  /** @deprecated there is no window of a native shell */
  getCurrentSubNVue: never,
  /** @deprecated advertising of native shells */
  createRewardedVideoAd: never,
  /** @deprecated advertising of native shells */
  createFullScreenVideoAd: never,
  /** @deprecated advertising of native shells */
  createInterstitialAd: never,
  /** @deprecated advertising of native shells */
  createInteractiveAd: never,
  // Account, sharing, payment, push: the host's, not the browser's.
  /** @deprecated an account of a native shell; in WeChat `wechatSignIn` of `portico/auth` signs users in */
  login: never,
  /** @deprecated an account of a native shell */
  checkSession: never,
  /** @deprecated an account of a native shell */
  getUserInfo: never,
  /** @deprecated an account of a native shell */
  getUserProfile: never,
  /** @deprecated an account of a native shell */
  preLogin: never,
  /** @deprecated an account of a native shell */
  closeAuthView: never,
  /** @deprecated an account of a native shell */
  getCheckBoxState: never,
  /** @deprecated an account of a native shell */
  getUniverifyManager: never,
  /** @deprecated a share provider of native shells; `share.open` and `share.prepare` are served */
  share: never,
  /** @deprecated a call of native shells; `share.open` is served */
  shareWithSystem: never,
  /** @deprecated a menu of native shells; `host.showOptionMenu` is served in WeChat and WeCom */
  showShareMenu: never,
  /** @deprecated a menu of native shells; `host.hideOptionMenu` is served in WeChat and WeCom */
  hideShareMenu: never,
  /** @deprecated no push service */
  subscribePush: never,
  /** @deprecated no push service */
  unsubscribePush: never,
  /** @deprecated no push service */
  onPush: never,
  /** @deprecated no push service */
  offPush: never,
  /** @deprecated no push service */
  createPushMessage: never,
  /** @deprecated no push service */
  getChannelManager: never,
  // Native code around the app
  /** @deprecated there is no native code around a page */
  requireNativePlugin: never,
  /** @deprecated there is no native code around a page */
  restoreGlobal: never,
  /** @deprecated there is no native code around a page */
  requireGlobal: never,
  /** @deprecated there is no native code around a page */
  onHostEventReceive: never,
  /** @deprecated there is no native code around a page */
  onNativeEventReceive: never,
  /** @deprecated there is no native code around a page */
  sendNativeEvent: never,
  /** @deprecated there is no native code around a page */
  sendHostEvent: never,
  /** @deprecated there is no file system of a native shell */
  getFileSystemManager: never,
  /** @deprecated there are no packages and no mini programs to go to */
  loadSubPackage: never,
  /** @deprecated a browser cannot unload code */
  unPreloadPage: never,
  /** @deprecated there are no packages and no mini programs to go to */
  navigateToMiniProgram: never,
  /** @deprecated a page is as new as its last load */
  getUpdateManager: never,
  /** @deprecated the runtime is not that framework’s */
  onCreateVueApp: never,
};

export type UnavailableName = keyof typeof unavailable;
