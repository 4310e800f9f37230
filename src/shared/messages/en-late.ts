/** English that code fetched after the first screen brings along. */
export const enLate = {
  // [S8.1] to [S8.14], without S8.2 to S8.4, which stand in en.ts
  requestTimeout: 'request timeout',
  exitPrompt: 'Press back button again to exit',
  chooserNeedsActivation: 'File chooser dialog can only be shown with a user activation',
  saveFailed: 'Save failed',
  contentCopied: 'Content copied',
  mapKeyMissing: 'Map key not configured',
  mapLoadFailed: 'Map load failed',
  notImplemented: 'API not yet implemented',
  socketNotConnected: 'socket not connected',
  downloadFailure: 'download failure',
  uploadFailure: 'upload failure',
  wrongFileKind: 'No chosen file is of the wanted kind',
  videoTooLong: 'The video is longer than {seconds} seconds',
  videoUnreadable: 'The video cannot be read',

  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  clear: 'Clear',
  dialog: 'Message',
  choices: 'Choose an action',

  refresh: 'Refresh',
  pullToRefresh: 'Pull down to refresh',
  releaseToRefresh: 'Release to refresh',
  refreshing: 'Refreshing',
  refreshed: 'Up to date',

  notFoundText: 'The address may be mistyped, or the page has moved.',
  goHome: 'Go to the home page',
  signIn: 'Sign in',
  leftWindow: 'Left panel',
  rightWindow: 'Right panel',
  deniedTitle: 'No access',
  deniedText: 'Your account may not open this page.',
} as const;
