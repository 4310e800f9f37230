/** English words of the components that show content. */
import { en } from './en';

export const enImage = {
  imageFailed: 'Could not load the picture',
  imageRetry: 'Load again',
  imageView: 'View picture',
  imageViewOf: 'View picture: {alt}',
} as const;

export const enAlbum = {
  albumPicture: 'Picture {number} of {count}',
  albumPictureOf: 'Picture {number} of {count}: {alt}',
  albumMore: 'Picture {number} of {count}, {more} more',
} as const;

export const enRichText = {
  richTextPicture: 'View picture',
  richTextPictureOf: 'View picture: {alt}',
  richTextTable: 'Table',
  richTextFailed: 'Could not show the text.',
  richTextRetry: 'Try again',
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
  skeletonLoading: 'Loading',
} as const;

export const enNoticeBar = {
  noticeBarClose: 'Close',
} as const;

export const enEmpty = {
  /** [S8.3] Other code uses this sentence too. */
  noNetwork: en.noNetwork,
  emptyData: 'Nothing here yet',
  emptySearch: 'Nothing found',
  emptyError: 'Something went wrong',
  emptyCart: 'Your cart is empty',
} as const;

/** [S8.3] */
export const enNoNetwork = {
  noNetwork: en.noNetwork,
  retry: en.retry,
} as const;

export const enEllipsis = {
  ellipsisMore: 'More',
  ellipsisLess: 'Less',
} as const;
