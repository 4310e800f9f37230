/** English words of lists and scrollable components. */

export const enPullToRefresh = {
  pullRefresh: 'Refresh',
  pullDown: 'Pull down to refresh',
  pullRelease: 'Release to refresh',
  pullStarted: 'Refreshing',
  pullEnded: 'Up to date',
  pullFailed: 'Could not refresh',
} as const;

export const enBackTop = {
  scrollToTop: 'Back to top',
} as const;

export const enInfiniteList = {
  listMore: 'Load more',
  listEarlier: 'Load earlier',
  loading: 'Loading',
  listLoaded: 'Loaded. Entries: {count}',
  listFailed: 'Could not load',
  retry: 'Try again',
  listEnd: 'That is all',
  nothingHere: 'Nothing here yet',
} as const;

export const enDataList = {
  listLoaded: 'Loaded. Entries: {count}',
  listFailed: 'Could not load',
  serverFailed: 'The server reports an error ({status})',
  retry: 'Try again',
  listEnd: 'That is all',
} as const;

export const enOldData = {
  oldData: 'Not up to date: from {time}',
  offlineData: 'Offline, last loaded: {time}',
  retry: 'Try again',
} as const;

export const enIndexBar = {
  indexBar: 'Index',
} as const;

export const enPagination = {
  paginationLabel: 'Pages',
  paginationPrevious: 'Previous',
  paginationNext: 'Next',
  paginationPage: 'Page {page}',
  paginationPlace: '{page} of {count}',
} as const;

export const enCell = {
  required: 'required',
} as const;

export const enSteps = {
  stepsDone: 'Done',
  stepsFailed: 'Failed',
} as const;

export const enSwipeAction = {
  swipeActionActions: 'Actions',
} as const;

export const enMovable = {
  moveWithKeys: 'Move with the arrow keys',
} as const;
