/** Section 9 of the specification, row by row, in its order. Milliseconds and CSS pixels. */

/** [S8.5] A second Back within this time leaves the app. The warning is shown as long. */
export const EXIT_WARNING_MS = 2000;

/** [S2.11] A navigation waits this long for the page's code. Then the page opens with a loading screen. */
export const LOADING_DELAY = 200;

/** [S9.1] */
export const NETWORK_TIMEOUT = 60_000;
export const CLIENT_TIMEOUT = 10_000;

/** [S9.2] Seconds. */
export const CODE_COUNTDOWN = 60;

/** [S9.3] */
export const CODE_LENGTH = 6;

/** [S9.4] */
export const TOAST_DURATION = 1500;
/** Of the component. */
export const KIT_TOAST_DURATION = 2000;

/** [S9.5] */
export const IMAGE_COUNT = 9;

/** [S9.6] In seconds. */
export const VIDEO_DURATION = 60;

/** [S9.7] */
export const MAP_ZOOM_MIN = 5;
export const MAP_ZOOM_MAX = 18;
export const MAP_ZOOM = 16;

/** [S9.8] */
export const LOCATION_REFRESH = 30_000;

/** [S9.9] In metres. */
export const NEARBY_RADIUS = 5000;

/** [S9.10] */
export const LOCATION_PAGE_SIZE = 20;

/** [S9.11] */
export const LONG_PRESS = 350;

/** [S9.12] */
export const SWIPER_INTERVAL = 5000;
export const SWIPER_DURATION = 500;
export const BANNER_INTERVAL = 3000;
export const BANNER_DURATION = 300;

/** [S9.13] */
export const SCROLL_VIEW_REFRESH = 45;
export const PULL_REFRESH_HEIGHT = 70;
export const PULL_REFRESH_RANGE = 150;

/** [S9.14] */
export const SCROLL_THRESHOLD = 50;

/** [S9.15] */
export const REACH_BOTTOM_DISTANCE = 50;

// [S9.16] and [S9.17], the heights of the bars, are styles: components/kit/tokens.css.

/** [S9.18] */
export const WIDE_SCREEN_WIDTH = 768;

/** Pixels. In a window of this width, a list and its detail are side by side. */
export const PANES_WIDTH = 840;

/** Pixels. The tab bar of a window of this width is a rail: also in tab-bar.module.css and frame.module.css. */
export const RAIL_WIDTH = 600;

/** Pixels. The same width is in router/react/frame.module.css. */
export const LIST_WIDTH = 360;

/** [S9.19] Years either side of today's. */
export const PICKER_YEARS = 150;

/** [S9.20] */
export const UPLOAD_COUNT = 52;

/** [S9.21] */
export const RATE_COUNT = 5;

/** [S9.22] */
export const CALENDAR_MONTHS = 3;

/** [S9.23] */
export const NOTIFY_DURATION = 3000;

/** [S9.24] */
export const SCROLL_TO_DURATION = 300;

/** [S9.25] */
export const VIDEO_CONTROLS_DURATION = 3000;

/** [S9.26] */
export const DANMU_DURATION = 4000;

/** [S5.6] [S5.7] */
export const TEXT_LENGTH = 140;

/** The length of a voice recording in milliseconds: the default and the maximum. */
export const RECORDING_LIMIT = 60_000;
export const RECORDING_MAX = 600_000;

/** Codes of refusals that happen in normal use: a double tap, a newer navigation, a page that stays open. */
export const USUAL_REFUSALS: readonly string[] = ['locked', 'superseded', 'cancel'];

/** The default of `storage.namespace`. */
export const DEFAULT_NAMESPACE = 'app';

// portico/vite defines them, from Vite's `base` and its own options. Without the plugin they do not exist.
declare const PORTICO_BASE: string | undefined;
declare const PORTICO_MODE: 'path' | 'hash' | undefined;
declare const PORTICO_WORKER: string | null | undefined;

/** The default of `router.base`. */
export const DEFAULT_BASE = typeof PORTICO_BASE === 'undefined' ? '/' : PORTICO_BASE;

/** The default of `router.mode`. */
export const DEFAULT_MODE = typeof PORTICO_MODE === 'undefined' ? 'path' : PORTICO_MODE;

/** The address of the service worker that keeps the app on the phone. */
export const SERVICE_WORKER = typeof PORTICO_WORKER === 'undefined' ? null : PORTICO_WORKER;
