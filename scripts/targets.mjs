// The oldest browsers that are served, for everything that compiles.

// Chromium 107 is Android WeChat's XWEB, Safari 15 the oldest WKWebView that is served. iOS is named by itself: prefixes
// that phones need alone (`-webkit-text-size-adjust`) are left out for the Safari of a desk.
export const target = ['chrome107', 'ios15', 'safari15', 'firefox115'];

/** 107 -> the number that Lightning CSS takes: a byte each for major, minor and patch. */
const version = (major) => major << 16;

/** The same for Lightning CSS. */
export const browsers = {
  chrome: version(107),
  ios_saf: version(15),
  safari: version(15),
  firefox: version(115),
};
