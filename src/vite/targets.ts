/** The oldest browsers that Portico supports. All code and styles are compiled for them. */

// Chromium 107 is the XWEB of WeChat on Android. Safari 15 is the oldest WKWebView. iOS is a separate target, because
// Lightning CSS leaves out prefixes that only phones need (`-webkit-text-size-adjust`) if Safari is the only target.
export const target = ['chrome107', 'ios15', 'safari15', 'firefox115'];

/** Lightning CSS takes a number with one byte each for major, minor and patch. */
const version = (major: number) => major << 16;

/** The same browsers for Lightning CSS. */
export const browsers = {
  chrome: version(107),
  ios_saf: version(15),
  safari: version(15),
  firefox: version(115),
};
