// Questions that people type, each with the pages that answer it.

/** @type {readonly (readonly [string, ...string[]])[]} */
export const questions = [
  ['how do I go back two pages', 'router/navigation', 'faq'],
  ['upload a photo', 'platform/transfers', 'components/upload'],
  ['dark mode', 'platform/app', 'faq', 'components/tokens'],
  ['wechat share card', 'platform/host'],
  ['add a tab bar', 'router/tabs', 'start', 'components/tab-bar'],
  ['login page with token refresh', 'platform/account', 'router/guards-and-sign-in'],
  ['ask before leaving a form with unsaved changes', 'router/guards-and-sign-in', 'router/recipes'],
  ['keep form input after reload', 'router/drafts-and-scroll', 'faq', 'components/form'],
  ['infinite scroll list', 'components/infinite-list', 'router/recipes', 'router/lifecycle'],
  ['pull to refresh', 'components/pull-to-refresh', 'router/recipes', 'router/lifecycle'],
  ['scan a qr code', 'platform/scan', 'platform/reference/scan-code'],
  ['choose a date', 'components/date-picker', 'components/calendar'],
  ['get the current gps position', 'platform/location', 'platform/reference/get-location'],
  ['nginx fallback for a single page app', 'deployment'],
  ['change the brand color', 'components/kit-provider', 'start', 'faq'],
  ['translate the app into arabic', 'platform/app', 'faq', 'components/kit-provider'],
  ['test a component with vitest', 'testing'],
  ['server side rendering for seo', 'rendering'],
  ['return a value from a page', 'router/results', 'start'],
  ['show a bottom sheet', 'components/popup', 'components/action-sheet', 'router/modal-pages'],
];
