/**
 * The calls that come after the first screen (0026): canIUse knows them before their code is there. A test holds this
 * list against the whole platform.
 */
const CALLS =
  'onLocaleChange redirectTo reLaunch navigateBack preloadPage navigateTo setLocale ' +
  'createAudio createInnerAudioContext createVideoContext createMapContext ' +
  'createRecorder getRecorderManager createSelectorQuery createIntersectionObserver ' +
  'createMediaQueryObserver createClient connectSocket getProvider getPushClientId ' +
  'invokePushCallback loadFontFace playAnimation setNavigationBarTitle ' +
  'setNavigationBarColor showNavigationBarLoading hideNavigationBarLoading ' +
  'setTabBarItem setTabBarStyle hideTabBar showTabBar setTabBarBadge removeTabBarBadge ' +
  'showTabBarRedDot hideTabBarRedDot pageScrollTo startPullDownRefresh ' +
  'stopPullDownRefresh setPageMeta showTopWindow hideTopWindow showLeftWindow ' +
  'hideLeftWindow showRightWindow hideRightWindow getTopWindowStyle setTopWindowStyle ' +
  'getLeftWindowStyle setLeftWindowStyle getRightWindowStyle setRightWindowStyle ' +
  'getSystemInfo getNetworkType makePhoneCall setClipboardData getClipboardData ' +
  'vibrateShort vibrateLong startAccelerometer stopAccelerometer startCompass ' +
  'stopCompass startGyroscope stopGyroscope hideKeyboard getSelectedTextRange ' +
  'setKeepScreenOn scanCode request uploadFile downloadFile sendSocketMessage ' +
  'closeSocket showToast hideToast showLoading hideLoading showModal showActionSheet ' +
  'showNotify hideNotify previewImage closePreviewImage chooseImage chooseVideo ' +
  'chooseFile getImageInfo getVideoInfo compressImage saveImage saveImageToPhotosAlbum ' +
  'saveVideoToPhotosAlbum canvasToTempFilePath canvasGetImageData canvasPutImageData ' +
  'getFileInfo saveFile getSavedFileList getSavedFileInfo removeSavedFile openDocument ' +
  'getLocation chooseLocation openLocation startLocationUpdate stopLocationUpdate ' +
  'setStorage getStorage removeStorage clearStorage getStorageInfo host until';

/** `ThemeChange` is onThemeChange and offThemeChange. */
const EVENTS =
  'AccelerometerChange CompassChange GyroscopeChange KeyboardHeightChange ' +
  'NetworkStatusChange ThemeChange UIStyleChange WindowResize LocationChange ' +
  'LocationChangeError AppShow AppHide Error UnhandledRejection PageNotFound ' +
  'PushMessage TabBarMidButtonTap SocketOpen SocketMessage SocketError SocketClose ' +
  'StorageChange';

export const lateNames: readonly string[] = [
  ...CALLS.split(' '),
  ...EVENTS.split(' ').flatMap((event) => [`on${event}`, `off${event}`]),
];
