import type * as baseApis from './apis/base';
import type * as chromeApis from './apis/chrome';
import type * as deviceApis from './apis/device';
import type * as feedbackApis from './apis/feedback';
import type * as fileApis from './apis/files';
import type * as locationApis from './apis/location';
import type * as mediaApis from './apis/media';
import type { MissingApis } from './apis/missing';
import type * as networkApis from './apis/network';
import type * as socketApis from './apis/socket';
import type * as storageApis from './apis/storage';
import { beginForPage, beginOnPage } from './asking-page';
import type { PlatformContext } from './context';
import { beginInTap } from './device/begin-in-tap';
import { type CallsOf, lazyGroup } from './lazy-group';
import { missingNames } from './missing-names';
import type { Abortable, CallOptions } from './task';
import { takePicker } from './picker/take-picker';
import { beginWrite } from './storage/sync-writes';

/** Whoever calls `request` or `getStorage` names the type of the answer: `CallsOf` would lose that parameter. */
type NetworkCalls = Omit<CallsOf<typeof networkApis>, 'request'> & {
  readonly request: networkApis.RequestCall;
};

type StorageCalls = Omit<CallsOf<typeof storageApis>, 'getStorage'> & {
  getStorage<T = unknown>(
    params: storageApis.GetStorageParams & CallOptions,
  ): Abortable<storageApis.GetStorageResult<T>>;
};

export type Calls = CallsOf<typeof baseApis> &
  CallsOf<typeof chromeApis> &
  CallsOf<typeof deviceApis> &
  CallsOf<typeof feedbackApis> &
  CallsOf<typeof mediaApis> &
  CallsOf<typeof fileApis> &
  CallsOf<typeof locationApis> &
  NetworkCalls &
  CallsOf<typeof socketApis> &
  StorageCalls &
  CallsOf<MissingApis>;

export type CallGroups = {
  /** Every call. With a lifetime all of them are aborted at its end. */
  calls(lifetime?: AbortSignal): Calls;
  /** Fetches what pages call soonest. */
  preload(): void;
};

/** Which calls there are, and where their code is. */
export function createCallGroups(context: PlatformContext): CallGroups {
  const chrome = lazyGroup<typeof chromeApis>(
    context,
    () => import('./apis/chrome'),
    [
      'setNavigationBarTitle',
      'setNavigationBarColor',
      'showNavigationBarLoading',
      'hideNavigationBarLoading',
      'setTabBarItem',
      'setTabBarStyle',
      'hideTabBar',
      'showTabBar',
      'setTabBarBadge',
      'removeTabBarBadge',
      'showTabBarRedDot',
      'hideTabBarRedDot',
      'pageScrollTo',
      'startPullDownRefresh',
      'stopPullDownRefresh',
      'setPageMeta',
      'showTopWindow',
      'hideTopWindow',
      'showLeftWindow',
      'hideLeftWindow',
      'showRightWindow',
      'hideRightWindow',
      'getTopWindowStyle',
      'setTopWindowStyle',
      'getLeftWindowStyle',
      'setLeftWindowStyle',
      'getRightWindowStyle',
      'setRightWindowStyle',
    ],
    beginForPage,
  );
  const device = lazyGroup<typeof deviceApis>(
    context,
    () => import('./apis/device'),
    [
      'getSystemInfo',
      'getNetworkType',
      'makePhoneCall',
      'setClipboardData',
      'getClipboardData',
      'vibrateShort',
      'vibrateLong',
      'startAccelerometer',
      'stopAccelerometer',
      'startCompass',
      'stopCompass',
      'startGyroscope',
      'stopGyroscope',
      'hideKeyboard',
      'getSelectedTextRange',
      'setKeepScreenOn',
      'scanCode',
    ],
    beginInTap,
  );
  const feedback = lazyGroup<typeof feedbackApis>(
    context,
    () => import('./apis/feedback'),
    [
      'showToast',
      'hideToast',
      'showLoading',
      'hideLoading',
      'showModal',
      'showActionSheet',
      'showNotify',
      'hideNotify',
      'previewImage',
      'closePreviewImage',
    ],
    beginOnPage,
  );
  const base = lazyGroup<typeof baseApis>(context, () => import('./apis/base'), [
    'getProvider',
    'getPushClientId',
    'invokePushCallback',
    'loadFontFace',
    'playAnimation',
  ]);
  const network = lazyGroup<typeof networkApis>(context, () => import('./apis/network'), [
    'request',
    'uploadFile',
    'downloadFile',
  ]);
  const socket = lazyGroup<typeof socketApis>(context, () => import('./apis/socket'), [
    'sendSocketMessage',
    'closeSocket',
  ]);
  const missing = lazyGroup<MissingApis>(
    context,
    async () => (await import('./apis/missing')).missingApis(missingNames),
    missingNames,
  );
  const storage = lazyGroup<typeof storageApis>(
    context,
    () => import('./apis/storage'),
    ['setStorage', 'getStorage', 'removeStorage', 'clearStorage', 'getStorageInfo'],
    beginWrite,
  );
  const files = lazyGroup<typeof fileApis>(context, () => import('./apis/files'), [
    'getFileInfo',
    'saveFile',
    'getSavedFileList',
    'getSavedFileInfo',
    'removeSavedFile',
    'openDocument',
  ]);
  const location = lazyGroup<typeof locationApis>(context, () => import('./apis/location'), [
    'getLocation',
    'chooseLocation',
    'openLocation',
    'startLocationUpdate',
    'stopLocationUpdate',
  ]);
  const media = lazyGroup<typeof mediaApis>(
    context,
    () => import('./apis/media'),
    [
      'chooseImage',
      'chooseVideo',
      'chooseFile',
      'getImageInfo',
      'getVideoInfo',
      'compressImage',
      'saveImage',
      'saveImageToPhotosAlbum',
      'saveVideoToPhotosAlbum',
      'canvasToTempFilePath',
      'canvasGetImageData',
      'canvasPutImageData',
    ],
    takePicker,
  );

  return {
    calls: (lifetime) => ({
      ...base.calls(lifetime),
      ...chrome.calls(lifetime),
      ...device.calls(lifetime),
      ...missing.calls(lifetime),
      ...(network.calls(lifetime) as NetworkCalls),
      ...socket.calls(lifetime),
      ...feedback.calls(lifetime),
      ...media.calls(lifetime),
      ...files.calls(lifetime),
      ...location.calls(lifetime),
      ...(storage.calls(lifetime) as StorageCalls),
    }),
    preload: () => {
      chrome.preload();
      device.preload();
      feedback.preload();
    },
  };
}
