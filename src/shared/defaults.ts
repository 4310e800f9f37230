/** Section 9 of the specification, row by row, in its order. Milliseconds and CSS pixels. */

/** [S9.1] */
export const NETWORK_TIMEOUT = 60_000;
export const CLIENT_TIMEOUT = 10_000;

/** [S9.4] */
export const TOAST_DURATION = 1500;

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

/** [S9.13] */
export const PULL_REFRESH_HEIGHT = 70;
export const PULL_REFRESH_RANGE = 150;

/** [S9.15] */
export const REACH_BOTTOM_DISTANCE = 50;

/** [S9.16] */
export const TAB_BAR_HEIGHT = 50;

/** [S9.17] */
export const NAV_BAR_HEIGHT = 44;

/** [S9.18] */
export const WIDE_SCREEN_WIDTH = 768;

/** [S9.23] */
export const NOTIFY_DURATION = 3000;

/** [S9.24] */
export const SCROLL_TO_DURATION = 300;

/** Milliseconds of a voice recording, unless told otherwise; and at most. */
export const RECORDING_LIMIT = 60_000;
export const RECORDING_MAX = 600_000;
