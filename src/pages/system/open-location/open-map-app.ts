import type { MapApp } from './map-apps';

/** Leaves for the app. One that is not there is the system's to tell of; this page stays. */
export function openMapApp(window: Window, { url, isWeb }: MapApp): void {
  const tab = isWeb ? window.open('', '_blank') : null;
  if (!tab) {
    // Also where tabs are not opened, as in in-app browsers.
    window.location.assign(url);
    return;
  }
  tab.opener = null;
  tab.location.href = url;
}
