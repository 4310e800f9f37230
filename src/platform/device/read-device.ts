export type Device = {
  readonly brand: string;
  readonly model: string;
  readonly deviceType: 'phone' | 'pad' | 'pc';
  readonly osName: string;
  readonly osVersion: string;
  readonly browserName: string;
  readonly browserVersion: string;
  readonly hostName: string;
  readonly hostVersion: string;
};

type Facts = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** The first that fits counts: each of these calls itself by the names below it, too. */
const SYSTEMS: readonly Name[] = [
  ['ios', /iP.+? OS ([\d_]+)/],
  ['harmonyos', /OpenHarmony ([\d.]+)/],
  ['android', /Android ([\d.]+)/],
  ['windows', /Windows NT ([\d.]+)/],
  ['mac', /Mac OS X ([\d_.]+)/],
  ['linux', /Linux()/],
];

const BROWSERS: readonly Name[] = [
  ['edge', /Edg\w*\/([\d.]+)/],
  ['opera', /OPR\/([\d.]+)/],
  ['firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['safari', /Version\/([\d.]+)/],
];

// Firefox names no model.
const ANDROID_MODEL = /Android [^;)]+; (?!Mobile|Tablet)([^;)]+?)(?: Build|[;)])/;

const HOSTS: readonly Name[] = [['wechat', /MicroMessenger\/([\d.]+)/], ...BROWSERS];

type Name = readonly [name: string, pattern: RegExp];

/** What a browser's own words tell of the device. */
export function readDevice({ userAgent, platform, maxTouchPoints }: Facts): Device {
  const [system, version] = find(SYSTEMS, userAgent);
  // An iPad says it is a Mac, but no Mac has a touch screen; its system's version it keeps to itself.
  const isPad = platform === 'MacIntel' && maxTouchPoints > 1;
  const osName = isPad ? 'ios' : system;
  const apple = /iPhone|iPad|iPod|Macintosh/.exec(userAgent)?.[0];
  const [browserName, browserVersion] = find(BROWSERS, userAgent);
  const [hostName, hostVersion] = find(HOSTS, userAgent);
  return {
    brand: apple ? 'apple' : '',
    model: isPad ? 'iPad' : (apple ?? ANDROID_MODEL.exec(userAgent)?.[1] ?? ''),
    deviceType: isPad || apple === 'iPad' ? 'pad' : typeOf(osName, userAgent),
    osName,
    osVersion: isPad ? '' : version.replaceAll('_', '.'),
    browserName,
    browserVersion,
    hostName,
    hostVersion,
  };
}

/** Android's tablets are those that do not say Mobile. */
function typeOf(osName: string, userAgent: string): Device['deviceType'] {
  if (!/ios|harmony|android/.test(osName)) return 'pc';
  return osName !== 'android' || userAgent.includes('Mobile') ? 'phone' : 'pad';
}

function find(names: readonly Name[], userAgent: string): readonly [name: string, version: string] {
  for (const [name, pattern] of names) {
    const match = pattern.exec(userAgent);
    if (match) return [name, match[1] ?? ''];
  }
  return ['', ''];
}
