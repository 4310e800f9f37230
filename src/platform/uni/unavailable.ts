/** Names of uni-app that no browser can provide, below the reason. The comments become a table in docs/apis.md. */
const unavailable = [
  // TLS is the browser’s own
  'configMTLS',
  // no encoder that every browser has
  'compressVideo',
  // the system’s camera, streams and albums belong to native shells
  'createCameraContext createLivePlayerContext createLivePusherContext',
  // the first shape of createInnerAudioContext
  'createAudioContext',
  // a page in the background may be stopped by the system
  'getBackgroundAudioManager',
  // old canvas drawing; draw on the context of the canvas element
  'createCanvasContext',
  // pages cannot touch the system’s screen
  'setScreenBrightness getScreenBrightness onUserCaptureScreen offUserCaptureScreen',
  // browsers do not tell
  'onMemoryWarning offMemoryWarning getSystemSetting getAppAuthorizeSetting',
  // pages cannot write contacts
  'addPhoneContact',
  // pages cannot open the system’s settings
  'openAppAuthorizeSetting',
  // Web Bluetooth is Chromium’s alone, and of another shape
  'openBluetoothAdapter closeBluetoothAdapter getBluetoothAdapterState getBluetoothDevices',
  'getConnectedBluetoothDevices startBluetoothDevicesDiscovery stopBluetoothDevicesDiscovery',
  'onBluetoothDeviceFound onBluetoothAdapterStateChange createBLEConnection closeBLEConnection',
  'getBLEDeviceServices getBLEDeviceCharacteristics getBLEDeviceRSSI setBLEMTU',
  'readBLECharacteristicValue writeBLECharacteristicValue notifyBLECharacteristicValueChange',
  'onBLEConnectionStateChange onBLECharacteristicValueChange startBeaconDiscovery',
  'stopBeaconDiscovery getBeacons onBeaconUpdate onBeaconServiceChange',
  // a service of native shells
  'startSoterAuthentication checkIsSupportSoterAuthentication checkIsSoterEnrolledInDevice',
  'getFacialRecognitionMetaInfo',
  // there is no window of a native shell
  'setBackgroundColor setBackgroundTextStyle getMenuButtonBoundingClientRect getSubNVueById',
  'getCurrentSubNVue',
  // advertising of native shells
  'createRewardedVideoAd createFullScreenVideoAd createInterstitialAd createInteractiveAd',
  // an account of a native shell; in WeChat your server signs users in by its OAuth redirect
  'login',
  // an account of a native shell
  'checkSession getUserInfo getUserProfile preLogin closeAuthView getCheckBoxState',
  'getUniverifyManager',
  // a share provider of native shells; `share.open` and `share.prepare` are served
  'share',
  // a call of native shells; `share.open` is served
  'shareWithSystem',
  // a menu of native shells; `host.showOptionMenu` is served in WeChat and WeCom
  'showShareMenu',
  // a menu of native shells; `host.hideOptionMenu` is served in WeChat and WeCom
  'hideShareMenu',
  // a payment provider of native shells; in WeChat call its bridge yourself
  'requestPayment',
  // no push service
  'subscribePush unsubscribePush onPush offPush createPushMessage getChannelManager',
  // there is no native code around a page
  'requireNativePlugin restoreGlobal requireGlobal onHostEventReceive onNativeEventReceive',
  'sendNativeEvent sendHostEvent',
  // there is no file system of a native shell
  'getFileSystemManager',
  // there are no packages and no mini programs to go to
  'loadSubPackage navigateToMiniProgram',
  // a browser cannot unload code
  'unPreloadPage',
  // a page is as new as its last load
  'getUpdateManager',
  // the runtime is not that framework’s
  'onCreateVueApp',
] as const;

type Words<S extends string> = S extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : S;

export type UnavailableName = Words<(typeof unavailable)[number]>;

export const unavailableNames: readonly UnavailableName[] = unavailable.flatMap(
  (line) => line.split(' ') as UnavailableName[],
);
