type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** An iPad says it is a Mac, but no Mac has a touch screen. */
export function isIos({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

export function isAndroid({ userAgent }: Device): boolean {
  return /Android/.test(userAgent);
}
