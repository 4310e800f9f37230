/** English words of the components that show content. */
import { en } from './en';

export const enImage = {
  imageFailed: 'Could not load the picture',
  loadAgain: 'Load again',
  imageView: 'View picture',
  imageViewOf: 'View picture: {alt}',
} as const;

export const enAlbum = {
  imageOf: 'Picture {number} of {count}',
  albumPictureOf: 'Picture {number} of {count}: {alt}',
  albumMore: 'Picture {number} of {count}, {more} more',
} as const;

export const enRichText = {
  imageView: 'View picture',
  imageViewOf: 'View picture: {alt}',
  richTextTable: 'Table',
  richTextFailed: 'Could not show the text.',
  retry: 'Try again',
} as const;

export const enProgress = {
  progressLabel: 'Progress',
} as const;

export const enTag = {
  tagClose: 'Remove {tag}',
} as const;

export const enAvatar = {
  avatarMore: '{count} more',
} as const;

export const enSkeleton = {
  loading: 'Loading',
} as const;

export const enNoticeBar = {
  close: 'Close',
} as const;

export const enEmpty = {
  /** [S8.3] Other code uses this sentence too. */
  noNetwork: en.noNetwork,
  nothingHere: 'Nothing here yet',
  nothingFound: 'Nothing found',
  crashTitle: 'Something went wrong',
  emptyCart: 'Your cart is empty',
} as const;

/** [S8.3] */
export const enNoNetwork = {
  noNetwork: en.noNetwork,
  retry: en.retry,
} as const;

/** Why an app or a browser cannot do something. The app's own name is left out: the user sees it. */
export const enNeeds = {
  needsGoogle: 'Google does not let you sign in inside this app. Open the page in your browser.',
  needsPasskey: 'Passkeys do not work inside this app. Open the page in your browser.',
  needsUpload:
    'Inside this app you may not be able to choose files. If so, open the page in your browser.',
  needsDownload: 'This app does not save files. Open the page in your browser.',
  needsPopup: 'This app does not open a second window. Open the page in your browser.',
  needsShare: 'This app has no menu for sharing. Open the page in your browser.',
  needsOther: 'This does not work here.',
  openInBrowser: 'Open in browser',
} as const;

export const enEllipsis = {
  ellipsisMore: 'More',
  ellipsisLess: 'Less',
} as const;
