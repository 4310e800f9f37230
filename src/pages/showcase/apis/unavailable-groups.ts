import type { UnavailableName } from 'portico/uni';
import type { ApiEntry } from './api-entry';

type Sentence = { readonly en: string; readonly zh: string };

type UnavailableGroup = {
  readonly names: readonly UnavailableName[];
  readonly why: Sentence;
  readonly instead: Sentence;
};

const group = (
  names: string,
  [why, zhWhy]: readonly [string, string],
  [instead, zhInstead]: readonly [string, string],
): UnavailableGroup => ({
  names: names.split(' ') as UnavailableName[],
  why: { en: why, zh: zhWhy },
  instead: { en: instead, zh: zhInstead },
});

/** Calls of uni-app that no browser can serve. Calls with one reason are one row. */
export const unavailableGroups: readonly UnavailableGroup[] = [
  group(
    'login checkSession getUserInfo getUserProfile preLogin closeAuthView getCheckBoxState getUniverifyManager',
    ['The account of a native app.', '原生应用的账号。'],
    ['Your own sign-in page, and auth.setToken', '自己的登录页与 auth.setToken'],
  ),
  group(
    'share shareWithSystem showShareMenu hideShareMenu',
    ['A share service of native apps.', '原生应用的分享服务。'],
    ['share.open and share.prepare', 'share.open 与 share.prepare'],
  ),
  group(
    'createCameraContext createLivePlayerContext createLivePusherContext',
    ['The camera and its streams belong to native apps.', '相机与直播流属于原生应用。'],
    [
      'chooseImage, chooseVideo, scanCode or VideoPlayer',
      'chooseImage、chooseVideo、scanCode 或 VideoPlayer',
    ],
  ),
  group(
    'createAudioContext getBackgroundAudioManager',
    ['The system may stop a page in the background.', '系统可能停止后台页面。'],
    ['createInnerAudioContext or AudioPlayer', 'createInnerAudioContext 或 AudioPlayer'],
  ),
  group(
    'compressVideo',
    ['No encoder is in every browser.', '并非所有浏览器都有编码器。'],
    ['Compress the video on your server', '在服务器上压缩视频'],
  ),
  group(
    'createCanvasContext',
    ['An old way to draw on a canvas.', '旧式画布绘制接口。'],
    ['Canvas, and the context of its element', 'Canvas 组件及其元素的 context'],
  ),
  group(
    'configMTLS',
    ['The browser makes each TLS connection itself.', 'TLS 连接由浏览器自己建立。'],
    ['Client certificates of the system', '系统中的客户端证书'],
  ),
  group(
    'setScreenBrightness getScreenBrightness onUserCaptureScreen offUserCaptureScreen',
    ['A page cannot reach the screen of the system.', '网页无法触及系统屏幕。'],
    ['A theme or a Watermark', '主题或 Watermark'],
  ),
  group(
    'onMemoryWarning offMemoryWarning getSystemSetting getAppAuthorizeSetting',
    ['Browsers do not tell a page.', '浏览器不会告知网页。'],
    [
      'getSystemInfo, or the error of the call that needs a permission',
      'getSystemInfo，或需要权限的接口返回的错误',
    ],
  ),
  group(
    'openAppAuthorizeSetting',
    ['A page cannot open the settings of the system.', '网页无法打开系统设置。'],
    ['Guide, which shows the user the way', '用 Guide 引导用户'],
  ),
  group(
    'addPhoneContact',
    ['A page cannot write contacts.', '网页无法写入联系人。'],
    ['A vCard file and saveFile', 'vCard 文件与 saveFile'],
  ),
  group(
    [
      'startSoterAuthentication checkIsSupportSoterAuthentication checkIsSoterEnrolledInDevice',
      'getFacialRecognitionMetaInfo',
    ].join(' '),
    ['A service of native apps.', '原生应用的服务。'],
    ['navigator.credentials with a passkey', 'navigator.credentials 与通行密钥'],
  ),
  group(
    'subscribePush unsubscribePush onPush offPush createPushMessage getChannelManager',
    ['There is no push service.', '没有推送服务。'],
    ['A service worker and the Push API', 'Service Worker 与 Push API'],
  ),
  group(
    'createRewardedVideoAd createFullScreenVideoAd createInterstitialAd createInteractiveAd',
    ['Advertising of native apps.', '原生应用的广告。'],
    ['The script of your ad network', '广告平台的脚本'],
  ),
  group(
    [
      'setBackgroundColor setBackgroundTextStyle getMenuButtonBoundingClientRect getSubNVueById',
      'getCurrentSubNVue',
    ].join(' '),
    ['There is no window of a native app.', '没有原生应用的窗口。'],
    ['CSS, and the options of the route', 'CSS 与路由选项'],
  ),
  group(
    [
      'requireNativePlugin restoreGlobal requireGlobal onHostEventReceive onNativeEventReceive',
      'sendNativeEvent sendHostEvent onCreateVueApp',
    ].join(' '),
    ['There is no native code around a page.', '网页之外没有原生代码。'],
    ['platform.use with an adapter of your own', 'platform.use 与自己的适配器'],
  ),
  group(
    'getFileSystemManager',
    ['There is no file system of a native app.', '没有原生应用的文件系统。'],
    ['saveFile, getSavedFileList and setStorage', 'saveFile、getSavedFileList 与 setStorage'],
  ),
  group(
    'loadSubPackage unPreloadPage navigateToMiniProgram getUpdateManager',
    [
      'A web app has no packages, and it is as new as its last load.',
      '网页应用没有分包，每次加载即为最新。',
    ],
    ['preload, and links to other sites', 'preload 与指向其他网站的链接'],
  ),
  group(
    [
      'openBluetoothAdapter closeBluetoothAdapter getBluetoothAdapterState getBluetoothDevices',
      'getConnectedBluetoothDevices startBluetoothDevicesDiscovery stopBluetoothDevicesDiscovery',
      'onBluetoothDeviceFound onBluetoothAdapterStateChange createBLEConnection',
      'closeBLEConnection getBLEDeviceServices getBLEDeviceCharacteristics getBLEDeviceRSSI',
      'setBLEMTU readBLECharacteristicValue writeBLECharacteristicValue',
      'notifyBLECharacteristicValueChange onBLEConnectionStateChange',
      'onBLECharacteristicValueChange startBeaconDiscovery stopBeaconDiscovery getBeacons',
      'onBeaconUpdate onBeaconServiceChange',
    ].join(' '),
    ['Only Chromium has Bluetooth, with other calls.', '只有 Chromium 支持蓝牙，且接口不同。'],
    ['navigator.bluetooth, where it exists', '可用时使用 navigator.bluetooth'],
  ),
];

const entry: ApiEntry = {
  en: 'Not available in browsers. The call rejects.',
  zh: '浏览器中不可用：调用会被拒绝并说明原因。',
};

export const missingApis = Object.fromEntries(
  unavailableGroups.flatMap(({ names }) => names.map((name) => [name, entry])),
) as Readonly<Record<UnavailableName, ApiEntry>>;
