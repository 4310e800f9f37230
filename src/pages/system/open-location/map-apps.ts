import { convertPoint, type CoordinateSystem, type Point } from '@/platform';
import { isAndroid, isIos } from '@/shared/browser';

type MapAppName =
  | 'appleMaps'
  | 'googleMaps'
  | 'amap'
  | 'tencentMaps'
  | 'baiduMaps'
  | 'directionsOnWeb';

type MapApp = {
  readonly name: MapAppName;
  readonly url: string;
  /** An address of the web needs a tab. Any other address belongs to the system. */
  readonly isWeb: boolean;
};

type Goal = Point & { readonly name: string; readonly coordinates: CoordinateSystem };

type Device = Parameters<typeof isIos>[0];

/**
 * The ways to get there, the most likely first. A page cannot tell whether an app is installed. All take GCJ-02 in
 * mainland China, where their maps are drawn in it, and WGS-84 elsewhere, where the two are the same.
 */
export function mapApps(goal: Goal, device: Device): readonly MapApp[] {
  const point = convertPoint(goal, goal.coordinates, 'gcj02');
  const bare = convertPoint(goal, goal.coordinates, 'wgs84');
  const isChina = point.latitude !== bare.latitude;
  const to: Target = { ...point, name: goal.name };
  const web = app('directionsOnWeb', isChina ? amapOnWeb(to) : googleOnWeb(to), true);
  if (isIos(device)) {
    const apple = app('appleMaps', `maps://?daddr=${pair(to)}&dirflg=d`);
    const google = app('googleMaps', `comgooglemaps://?daddr=${pair(to)}&directionsmode=driving`);
    const chinese = chineseApps(to, 'iosamap://path');
    return isChina ? [apple, ...chinese, google, web] : [apple, google, web, ...chinese];
  }
  if (isAndroid(device)) {
    const google = app('googleMaps', `google.navigation:q=${pair(to)}`);
    const chinese = chineseApps(to, 'amapuri://route/plan/');
    return isChina ? [...chinese, google, web] : [google, web, ...chinese];
  }
  return [web];
}

type Target = Point & { readonly name: string };

function app(name: MapAppName, url: string, isWeb = false): MapApp {
  return { name, url, isWeb };
}

function pair({ latitude, longitude }: Point): string {
  return `${degrees(latitude)},${degrees(longitude)}`;
}

/** A decimetre is precise enough, and no app reads 1e-7. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

function chineseApps(to: Target, amap: string): readonly MapApp[] {
  const name = encodeURIComponent(to.name);
  const [latitude, longitude] = [degrees(to.latitude), degrees(to.longitude)];
  return [
    app(
      'amap',
      `${amap}?sourceApplication=portico&dlat=${latitude}&dlon=${longitude}&dname=${name}&dev=0&t=0`,
    ),
    app(
      'baiduMaps',
      `baidumap://map/direction?destination=name:${name}%7Clatlng:${pair(to)}&coord_type=gcj02&mode=driving&src=portico`,
    ),
    app(
      'tencentMaps',
      `qqmap://map/routeplan?type=drive&to=${name}&tocoord=${pair(to)}&referer=portico`,
    ),
  ];
}

function amapOnWeb(to: Target): string {
  const name = encodeURIComponent(to.name);
  const goal = `${degrees(to.longitude)},${degrees(to.latitude)},${name}`;
  return `https://uri.amap.com/navigation?to=${goal}&mode=car&coordinate=gaode&src=portico`;
}

function googleOnWeb(to: Target): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(pair(to))}`;
}

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
