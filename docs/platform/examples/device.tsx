import { isPlatformError, type Platform } from 'portico';

export function getWindowInfo(platform: Platform) {
  const { windowWidth, windowHeight, safeAreaInsets } = platform.getWindowInfo();
  return `${windowWidth} x ${windowHeight}, ${safeAreaInsets.bottom} px below`;
}

export function getSystemInfoSync(platform: Platform) {
  const { platform: system, windowWidth, language } = platform.getSystemInfoSync();
  return `${system}, ${windowWidth} px, ${language}`;
}

/** @uni `deviceId` is new with each load. */
export function getDeviceInfo(platform: Platform) {
  const { deviceType, model, system } = platform.getDeviceInfo();
  return `${deviceType}: ${model}, ${system}`;
}

/** @uni `appId` and `appVersion` are empty, because browsers do not know them. */
export function getAppBaseInfo(platform: Platform) {
  const { appName, language, theme } = platform.getAppBaseInfo();
  return `${appName}, ${language}, ${theme}`;
}

export async function getSystemInfo(platform: Platform) {
  const { osName, osVersion } = await platform.getSystemInfo();
  return `${osName} ${osVersion}`;
}

export async function getNetworkType(platform: Platform) {
  const { networkType } = await platform.getNetworkType();
  return networkType === 'none' ? 'offline' : networkType;
}

/** @uni It refuses texts that are not phone numbers. */
export async function makePhoneCall(platform: Platform) {
  await platform.makePhoneCall({ phoneNumber: '+31 20 555 0100' });
}

export async function setClipboardData(platform: Platform, code: string) {
  try {
    await platform.setClipboardData({ data: code });
  } catch (error) {
    if (!isPlatformError(error, 'denied')) throw error;
    await platform.showModal({ title: 'Press and hold to copy', content: code, showCancel: false });
  }
}

export async function getClipboardData(platform: Platform) {
  const { data } = await platform.getClipboardData();
  return data.trim();
}

export async function vibrateShort(platform: Platform) {
  if (platform.canIUse('vibrateShort')) await platform.vibrateShort();
}

export async function vibrateLong(platform: Platform) {
  if (platform.canIUse('vibrateLong')) await platform.vibrateLong();
}

export async function startAccelerometer(platform: Platform) {
  await platform.startAccelerometer({ interval: 'game' });
}

export async function stopAccelerometer(platform: Platform) {
  await platform.stopAccelerometer();
}

export async function startCompass(platform: Platform) {
  await platform.startCompass({ interval: 'ui' });
}

export async function stopCompass(platform: Platform) {
  await platform.stopCompass();
}

/** @uni It works in browsers. */
export async function startGyroscope(platform: Platform) {
  await platform.startGyroscope({ interval: 'normal' });
}

export async function stopGyroscope(platform: Platform) {
  await platform.stopGyroscope();
}

export async function hideKeyboard(platform: Platform) {
  await platform.hideKeyboard();
}

/** @uni It works in browsers. */
export async function setKeepScreenOn(platform: Platform) {
  await platform.setKeepScreenOn({ keepScreenOn: true });
}

export function onAccelerometerChange(platform: Platform) {
  const removeListener = platform.onAccelerometerChange(({ x, y, z }) => console.log(x, y, z));
  return removeListener;
}

export function onCompassChange(platform: Platform) {
  const removeListener = platform.onCompassChange(({ direction }) => console.log(direction));
  return removeListener;
}

export function onGyroscopeChange(platform: Platform) {
  const removeListener = platform.onGyroscopeChange(({ x, y, z }) => console.log(x, y, z));
  return removeListener;
}

export function onKeyboardHeightChange(platform: Platform) {
  const removeListener = platform.onKeyboardHeightChange(({ height }) => console.log(height));
  return removeListener;
}

export function onNetworkStatusChange(platform: Platform) {
  const removeListener = platform.onNetworkStatusChange(({ isConnected, networkType }) => {
    console.log(isConnected, networkType);
  });
  return removeListener;
}

/** @uni It also reports the app's own choice. */
export function onThemeChange(platform: Platform) {
  const removeListener = platform.onThemeChange(({ theme }) => console.log(theme));
  return removeListener;
}

export function onWindowResize(platform: Platform) {
  const removeListener = platform.onWindowResize(({ deviceOrientation, size }) => {
    console.log(deviceOrientation, size.windowWidth, size.windowHeight);
  });
  return removeListener;
}
