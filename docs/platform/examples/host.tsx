import { isPlatformError, type Platform } from 'portico';

/** @uni uni-app H5 has no messaging apps. */
export function hostEnv(platform: Platform) {
  const { app, os, version } = platform.host.env();
  console.log(`${app} ${version} on ${os}`);
}

/** @uni uni-app H5 has no messaging apps. */
export function hostCan(platform: Platform) {
  const isNative = platform.host.can('scanCode') === 'native';
  console.log(isNative ? 'The app scans.' : 'The browser scans, if it can.');
}

/** @uni uni-app H5 leaves the signature to the product. */
export async function hostReady(platform: Platform) {
  try {
    await platform.host.ready();
  } catch (error) {
    if (!isPlatformError(error, 'unsigned')) throw error;
    console.warn(`The messaging app refused the page: ${error.message}`);
  }
}

export async function hostCloseWindow(platform: Platform) {
  await platform.host.closeWindow();
}

export async function hostHideMenuItems(platform: Platform) {
  await platform.host.hideMenuItems({ menuList: ['menuItem:copyUrl'] });
}

export async function hostShowMenuItems(platform: Platform) {
  await platform.host.showMenuItems({ menuList: ['menuItem:copyUrl'] });
}

export async function hostHideOptionMenu(platform: Platform) {
  await platform.host.hideOptionMenu();
}

export async function hostShowOptionMenu(platform: Platform) {
  await platform.host.showOptionMenu();
}

export async function hostUploadMedia(platform: Platform) {
  const { tempFilePaths } = await platform.chooseImage({ count: 1 });
  for (const path of tempFilePaths) {
    const { serverId } = await platform.host.uploadMedia({ path });
    // Your server downloads the picture from WeChat by this id.
    await platform.request({ url: '/api/pictures', method: 'POST', data: { serverId } });
  }
}

export async function hostOpenInBrowser(platform: Platform) {
  const { result } = await platform.host.openInBrowser({ url: 'https://example.com/help' });
  if (result === 'guided') console.log('The user saw how to open a browser.');
}

export async function hostCredential(platform: Platform) {
  const { credential } = await platform.host.credential();
  // Only your server can check it.
  await platform.request({ url: '/api/sign-in', method: 'POST', data: { credential } });
}

/** @uni In uni-app, `share` is a call of its apps, and unsupported in H5. */
export async function shareOpen(platform: Platform) {
  // In a tap.
  const { result } = await platform.share.open({ title: 'Statuario' });
  if (result === 'shared') await platform.showToast({ title: 'Thank you' });
}

/** @uni Like `onShareAppMessage` of mini programs, which uni-app H5 does not have. */
export async function sharePrepare(platform: Platform) {
  await platform.share.prepare({ title: 'Statuario', imgUrl: '/statuario.png' });
}
