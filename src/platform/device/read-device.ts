export type Hardware = {
  readonly brand: string;
  readonly model: string;
  readonly deviceBrand: string;
  readonly deviceModel: string;
  readonly deviceType: 'phone' | 'pad' | 'pc';
  /** ios, android, harmonyos, windows, mac or linux. */
  readonly platform: string;
  /** Name and version of the system. */
  readonly system: string;
  readonly osName: string;
  readonly osVersion: string;
};

export type Browser = {
  readonly browserName: string;
  readonly browserVersion: string;
  /** The in-app browser, else the browser. */
  readonly hostName: string;
  readonly hostVersion: string;
};

type Facts = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** `name=pattern`: the pattern stands before the version. The first match counts, because user agents name others too. */
const SYSTEMS =
  'ios=iP.+? OS,harmonyos=OpenHarmony,android=Android,windows=Windows NT,mac=Mac OS X,linux=Linux';
const BROWSERS =
  'edge=Edg\\w*,opera=OPR,firefox=F(?:irefox|xiOS),chrome=C(?:hrome|riOS),safari=Version';

/** Reads the device and the browser from the user agent. */
export function readDevice({ userAgent, platform, maxTouchPoints }: Facts): {
  readonly hardware: Hardware;
  readonly browser: Browser;
} {
  const first = (names: string): readonly [name: string, version: string] => {
    for (const known of names.split(',')) {
      const [name = '', sign] = known.split('=');
      const match = new RegExp(`${sign}[ /]?([\\d._]*)`).exec(userAgent);
      if (match) return [name, match[1]?.replace(/_/g, '.') ?? ''];
    }
    return ['', ''];
  };
  const [system, version] = first(SYSTEMS);
  const [browserName, browserVersion] = first(BROWSERS);
  const [hostName, hostVersion] = first(`wechat=MicroMessenger,${BROWSERS}`);
  // An iPad reports a Mac's user agent, without the version of its system. No Mac has a touch screen.
  const hidden = platform === 'MacIntel' && maxTouchPoints > 1;
  const osName = hidden ? 'ios' : system;
  const apple = hidden ? 'iPad' : /iP\w+|Macintosh/.exec(userAgent)?.[0];
  // Android tablets do not say Mobile. Firefox names no model.
  const android = /Android [^;)]+; (?!Mobile|Tablet)([^;)]+?)(?: Build|[;)])/.exec(userAgent);
  const isPad = apple === 'iPad' || (osName === 'android' && !userAgent.includes('Mobile'));
  const brand = apple ? 'apple' : '';
  const model = apple ?? android?.[1] ?? '';
  const osVersion = hidden ? '' : version;
  return {
    hardware: {
      brand,
      model,
      deviceBrand: brand,
      deviceModel: model,
      deviceType: isPad ? 'pad' : /^[iah]/.test(osName) ? 'phone' : 'pc',
      platform: osName,
      system: `${osName} ${osVersion}`.trim(),
      osName,
      osVersion,
    },
    browser: { browserName, browserVersion, hostName, hostVersion },
  };
}
