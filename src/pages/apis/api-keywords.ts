import { isFound } from '@/pages/showcase/search';

const photo = 'camera photo picture gallery image picker take photo 相机 拍照 相册';
const http = 'http fetch ajax rest get post';
const sound = 'audio music mp3 play sound';
const copy = 'copy paste clipboard';
const store = 'local storage cache save data';
const popup = 'modal popup alert confirm dialog message box';
const place = 'gps location position geolocation where am i map';

/** Other words for calls. The search also finds a call by these words. */
const apiKeywords: Readonly<Record<string, string>> = {
  navigate: 'open page push go to route link',
  navigateTo: 'open page push go to route',
  redirect: 'replace page',
  relaunch: 'restart reset',
  back: 'go back pop close page return',
  navigateBack: 'go back pop close page return',
  switchTab: 'change tab',
  open: 'page result return value',
  request: http,
  createClient: `${http} request axios interceptor`,
  uploadFile: 'send file photo upload',
  downloadFile: 'save file download',
  connectSocket: 'websocket web socket live realtime',
  showToast: 'snackbar message hint notification',
  showModal: popup,
  showActionSheet: 'menu options choose bottom sheet',
  showLoading: 'spinner busy wait loader',
  showNotify: 'banner notification push message',
  previewImage: 'lightbox zoom full screen photo gallery',
  setStorage: store,
  setStorageSync: store,
  getStorage: store,
  getStorageSync: store,
  chooseImage: photo,
  chooseVideo: `${photo} film record movie`,
  chooseFile: 'file picker document attach',
  compressImage: 'resize shrink smaller photo',
  scanCode: 'qr code barcode camera scanner reader 扫码 二维码',
  getRecorderManager: 'microphone voice record audio',
  createInnerAudioContext: sound,
  getLocation: place,
  chooseLocation: `${place} address picker`,
  openLocation: `${place} directions navigation show place`,
  setClipboardData: copy,
  getClipboardData: copy,
  makePhoneCall: 'dial telephone tel number',
  vibrateShort: 'haptic vibration buzz',
  vibrateLong: 'haptic vibration buzz',
  getNetworkType: 'online offline wifi connection',
  onNetworkStatusChange: 'online offline wifi connection',
  onKeyboardHeightChange: 'virtual keyboard',
  setTheme: 'dark mode night light appearance',
  onThemeChange: 'dark mode night light',
  setLocale: 'language translation i18n',
  getLocale: 'language translation i18n',
  setNavigationBarTitle: 'header title page name',
  setTabBarBadge: 'badge count red dot',
  startPullDownRefresh: 'pull to refresh reload',
  pageScrollTo: 'scroll to top',
  getSystemInfo: 'device model os version screen size safe area',
  'auth.setToken': 'login sign in session jwt',
  'auth.clear': 'log out logout sign out',
  'share.open': 'share sheet send friends',
};

type Described = { readonly name: string; readonly note: string };

/** Whether a search means this call, by its name, its description or another word for it. */
export function matchesApi(query: string, { name, note }: Described): boolean {
  return isFound(query, `${name} ${note} ${apiKeywords[name] ?? ''}`);
}
