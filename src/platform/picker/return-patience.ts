type Facts = { readonly userAgent: string; readonly userActivation?: unknown };

/**
 * How long files may take to arrive after the visitor's return, in milliseconds. Chromium 113, Safari 16.4 and
 * Firefox 91 tell of a cancel themselves, so there it may be long: an iPhone converts what was chosen first.
 */
export function returnPatience({ userAgent, userActivation }: Facts): number {
  const chromium = /Chrome\/(\d+)/.exec(userAgent)?.[1];
  const tells = chromium
    ? Number(chromium) >= 113
    : userActivation !== undefined || userAgent.includes('Firefox/');
  return tells ? 10_000 : 3000;
}
