/** The English words that the first screen may need, also offline. They are part of the first load. */
export const en = {
  back: 'Back',
  home: 'Home',
  tabs: 'Main',
  newMark: 'New',
  loading: 'Loading',

  // [S8.2] to [S8.4]
  requestAbort: 'request abort',
  noNetwork: 'No network, please check your connection',
  pageTimeout: 'The connection timed out, click the screen to try again',
  crashTitle: 'Something went wrong',
  crashText: 'This page could not be shown.',
  retry: 'Try again',
  notFoundTitle: 'Page not found',
} as const;
