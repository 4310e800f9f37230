import { describe, expect, it } from 'vitest';
import { createPlatform } from '@/platform/create-platform';
import { callTable, parts, registry, rowIn } from '@/platform/registry';
import { uni } from '@/platform/uni';
import { missingRows } from '@/platform/uni/missing';
import type { Row } from '@/platform/call/rows';
import type { Navigator } from '@/router';
import { fakePlatform } from '../helpers/fake-platform';

/** Every name of uni-app, area by area. */
const reference = {
  network: `request uploadFile downloadFile connectSocket sendSocketMessage closeSocket onSocketOpen onSocketError
    onSocketMessage onSocketClose configMTLS`,
  storage: `setStorage setStorageSync getStorage getStorageSync removeStorage removeStorageSync clearStorage
    clearStorageSync getStorageInfo getStorageInfoSync`,
  media: `chooseImage chooseFile chooseVideo previewImage closePreviewImage getImageInfo getVideoInfo
    createInnerAudioContext createVideoContext createAudioContext getRecorderManager getBackgroundAudioManager
    createCanvasContext canvasToTempFilePath canvasGetImageData canvasPutImageData loadFontFace
    saveImageToPhotosAlbum saveVideoToPhotosAlbum compressImage compressVideo createCameraContext
    createLivePlayerContext createLivePusherContext`,
  location: `getLocation chooseLocation openLocation startLocationUpdate stopLocationUpdate onLocationChange
    offLocationChange onLocationChangeError offLocationChangeError createMapContext`,
  device: `getSystemInfo getSystemInfoSync getWindowInfo getDeviceInfo getAppBaseInfo canIUse getNetworkType
    onNetworkStatusChange offNetworkStatusChange startAccelerometer stopAccelerometer onAccelerometerChange
    offAccelerometerChange startCompass stopCompass onCompassChange offCompassChange vibrateShort vibrateLong
    makePhoneCall setClipboardData getClipboardData onThemeChange offThemeChange onUIStyleChange hideKeyboard
    getSelectedTextRange onKeyboardHeightChange offKeyboardHeightChange onGyroscopeChange startGyroscope
    stopGyroscope scanCode setScreenBrightness getScreenBrightness setKeepScreenOn onUserCaptureScreen
    onMemoryWarning addPhoneContact getSystemSetting getAppAuthorizeSetting openAppAuthorizeSetting
    startSoterAuthentication checkIsSupportSoterAuthentication checkIsSoterEnrolledInDevice`,
  bluetooth: `openBluetoothAdapter closeBluetoothAdapter getBluetoothAdapterState getBluetoothDevices
    getConnectedBluetoothDevices startBluetoothDevicesDiscovery stopBluetoothDevicesDiscovery
    onBluetoothDeviceFound onBluetoothAdapterStateChange createBLEConnection closeBLEConnection
    getBLEDeviceServices getBLEDeviceCharacteristics getBLEDeviceRSSI setBLEMTU readBLECharacteristicValue
    writeBLECharacteristicValue notifyBLECharacteristicValueChange onBLEConnectionStateChange
    onBLECharacteristicValueChange startBeaconDiscovery stopBeaconDiscovery getBeacons onBeaconUpdate
    onBeaconServiceChange`,
  ui: `showToast hideToast showLoading hideLoading showModal showActionSheet setNavigationBarTitle
    setNavigationBarColor showNavigationBarLoading hideNavigationBarLoading setTabBarItem setTabBarStyle
    hideTabBar showTabBar setTabBarBadge removeTabBarBadge showTabBarRedDot hideTabBarRedDot
    onTabBarMidButtonTap offTabBarMidButtonTap pageScrollTo startPullDownRefresh stopPullDownRefresh
    createAnimation createSelectorQuery createIntersectionObserver createMediaQueryObserver onWindowResize
    offWindowResize showTopWindow showLeftWindow showRightWindow hideTopWindow hideLeftWindow hideRightWindow
    getTopWindowStyle getLeftWindowStyle getRightWindowStyle setTopWindowStyle setLeftWindowStyle
    setRightWindowStyle setPageMeta getLocale setLocale onLocaleChange setBackgroundColor
    setBackgroundTextStyle getMenuButtonBoundingClientRect createOffscreenCanvas getSubNVueById
    getCurrentSubNVue`,
  routing: `navigateTo redirectTo reLaunch switchTab navigateBack preloadPage unPreloadPage loadSubPackage
    navigateToMiniProgram`,
  files: `getFileInfo openDocument saveFile getSavedFileList getSavedFileInfo removeSavedFile
    getFileSystemManager`,
  base: `$on $once $off $emit addInterceptor removeInterceptor upx2px rpx2px base64ToArrayBuffer
    arrayBufferToBase64 getLaunchOptionsSync getEnterOptionsSync getProvider getPushClientId onPushMessage
    offPushMessage invokePushCallback onAppShow offAppShow onAppHide offAppHide onError offError
    onPageNotFound offPageNotFound onUnhandledRejection offUnhandledRejection onCreateVueApp
    getUpdateManager getFacialRecognitionMetaInfo`,
  dead: `login checkSession getUserInfo getUserProfile preLogin closeAuthView getCheckBoxState
    getUniverifyManager share shareWithSystem showShareMenu hideShareMenu requestPayment subscribePush
    unsubscribePush onPush offPush createPushMessage getChannelManager requireNativePlugin restoreGlobal
    requireGlobal onHostEventReceive onNativeEventReceive sendNativeEvent sendHostEvent
    createRewardedVideoAd createFullScreenVideoAd createInterstitialAd createInteractiveAd`,
};

/** The names of our contract that uni-app does not have. */
const contract = `navigate redirect relaunch switchTab back open preload pages createClient hideNotify showNotify
  setTheme saveImage createAudio createRecorder onLocationChange auth use until`;

const platform = createPlatform(fakePlatform().context, {} as Navigator);

describe.each(Object.entries(reference))('[S8.11] the calls of uni-app: %s', (_area, names) => {
  it.each(names.split(/\s+/))('the platform has the call %s', (name) => {
    expect(platform).toHaveProperty([name], expect.any(Function));
  });
});

it.each(contract.split(/\s+/))('the platform has %s of the contract', (name) => {
  expect(platform).toHaveProperty([name]);
});

it.each([
  ['showToast', true],
  ['getSystemInfoSync', true],
  ['login', false],
  ['toString', false],
  ['__proto__', false],
])('canIUse(%j) is %s', (name, answer) => {
  const { context } = fakePlatform();
  Object.assign(context.env.window, { navigator: { onLine: true } });
  expect(createPlatform(context, {} as Navigator).canIUse(name)).toBe(answer);
});

it('every call of the platform has a row', () => {
  const rows = callTable([uni]);
  const known = Object.keys(platform).filter((name) => rowIn(rows, name));
  const objects = ['host', 'share', 'until'];
  expect([...new Set([...known, ...objects])].sort()).toEqual(Object.keys(platform).sort());
});

it('no name is both in the registry and in portico/uni', () => {
  expect(Object.keys(registry).filter((name) => Object.hasOwn(uni, name))).toEqual([]);
});

describe('without portico/uni', () => {
  const bare = createPlatform(fakePlatform({ calls: [] }).context, {} as Navigator);

  it('canIUse tells that its calls are not there', () => {
    expect(bare.canIUse('createSelectorQuery')).toBe(false);
    expect(bare.canIUse('onPushMessage')).toBe(false);
    expect(bare.canIUse('showToast')).toBe(true);
    expect(platform.canIUse('createSelectorQuery')).toBe(true);
  });

  it('in development each of its calls says which entry gives it', () => {
    const all = Object.entries<Row>(uni).flatMap(([name, { kind }]) =>
      kind === 'listener' ? [name, name.replace(/^on/, 'off')] : [name],
    );
    expect(Object.keys(missingRows(() => undefined)).sort()).toEqual(all.sort());
    expect(() => bare.createSelectorQuery()).toThrow(
      'createSelectorQuery is a name of uni-app. It comes with defineApp({ calls: [uni] }), and uni with portico/uni',
    );
  });

  it('share is an object of its two calls', () => {
    expect(Object.keys(bare.share)).toEqual(['open', 'prepare']);
  });
});

const asyncRows = [registry, uni, parts.host, parts.share].flatMap((rows) =>
  Object.entries<Row>(rows).filter(([, row]) => row.kind === 'async'),
);

it.each(asyncRows)('the file that the row of %s loads exports that call', async (name, row) => {
  if (row.kind !== 'async') throw new Error('only asynchronous rows are listed');
  const file = await row.load();
  expect(file).toHaveProperty([name], expect.any(Function));
});
