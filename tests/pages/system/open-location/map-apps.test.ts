import { describe, expect, it } from 'vitest';
import { mapApps } from '@/pages/system/open-location/map-apps';

const device = (userAgent: string) => ({ userAgent, platform: '', maxTouchPoints: 5 });
const iphone = device('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)');
const pixel = device('Mozilla/5.0 (Linux; Android 14; Pixel 7)');
const desk = device('Mozilla/5.0 (X11; Linux x86_64)');

const carrara = {
  latitude: 44.0793,
  longitude: 10.0979,
  name: 'Caffè & Co',
  coordinates: 'wgs84',
} as const;
/** The same place in Beijing, in both systems. */
const beijing = {
  latitude: 39.908722,
  longitude: 116.397499,
  name: '天安门',
  coordinates: 'gcj02',
} as const;
const beijingByGps = {
  ...beijing,
  latitude: 39.907319,
  longitude: 116.391255,
  coordinates: 'wgs84',
} as const;

const urls = (...args: Parameters<typeof mapApps>) =>
  Object.fromEntries(mapApps(...args).map(({ name, url }) => [name, url]));
const names = (...args: Parameters<typeof mapApps>) => mapApps(...args).map(({ name }) => name);

describe('the map apps', () => {
  it('are those of the system, the most likely first', () => {
    const chinese = ['amap', 'baiduMaps', 'tencentMaps'];
    expect(names(carrara, iphone)).toEqual([
      'appleMaps',
      'googleMaps',
      'directionsOnWeb',
      ...chinese,
    ]);
    expect(names(beijing, iphone)).toEqual([
      'appleMaps',
      ...chinese,
      'googleMaps',
      'directionsOnWeb',
    ]);
    expect(names(carrara, pixel)).toEqual(['googleMaps', 'directionsOnWeb', ...chinese]);
    expect(names(beijing, pixel)).toEqual([...chinese, 'googleMaps', 'directionsOnWeb']);
    expect(names(carrara, desk)).toEqual(['directionsOnWeb']);
  });

  it('get a URL in the form of each app', () => {
    expect(urls(carrara, iphone)).toEqual({
      appleMaps: 'maps://?daddr=44.0793,10.0979&dirflg=d',
      googleMaps: 'comgooglemaps://?daddr=44.0793,10.0979&directionsmode=driving',
      directionsOnWeb: 'https://www.google.com/maps/dir/?api=1&destination=44.0793%2C10.0979',
      amap: 'iosamap://path?sourceApplication=portico&dlat=44.0793&dlon=10.0979&dname=Caff%C3%A8%20%26%20Co&dev=0&t=0',
      baiduMaps:
        'baidumap://map/direction?destination=name:Caff%C3%A8%20%26%20Co%7Clatlng:44.0793,10.0979&coord_type=gcj02&mode=driving&src=portico',
      tencentMaps:
        'qqmap://map/routeplan?type=drive&to=Caff%C3%A8%20%26%20Co&tocoord=44.0793,10.0979&referer=portico',
    });
    expect(urls(carrara, pixel)).toMatchObject({
      googleMaps: 'google.navigation:q=44.0793,10.0979',
      amap: 'amapuri://route/plan/?sourceApplication=portico&dlat=44.0793&dlon=10.0979&dname=Caff%C3%A8%20%26%20Co&dev=0&t=0',
    });
  });

  it('get points of mainland China in GCJ-02 from every map', () => {
    expect(urls(beijing, iphone)).toMatchObject({
      appleMaps: 'maps://?daddr=39.908722,116.397499&dirflg=d',
      directionsOnWeb:
        'https://uri.amap.com/navigation?to=116.397499,39.908722,%E5%A4%A9%E5%AE%89%E9%97%A8&mode=car&coordinate=gaode&src=portico',
    });
    const [latitude, longitude] = (urls(beijingByGps, iphone).appleMaps ?? '')
      .replace(/.*daddr=([^&]*).*/, '$1')
      .split(',')
      .map(Number);
    expect(latitude).toBeCloseTo(39.908722, 4);
    expect(longitude).toBeCloseTo(116.397499, 4);
  });

  it('never get a number such as 1e-7', () => {
    const tiny = { ...carrara, latitude: 0.00000012, longitude: -0.0000001 };
    expect(urls(tiny, pixel).googleMaps).toBe('google.navigation:q=0,0');
  });

  it('open no tab, except the web', () => {
    const web = mapApps(carrara, iphone).filter(({ isWeb }) => isWeb);
    expect(web.map(({ name }) => name)).toEqual(['directionsOnWeb']);
  });
});
