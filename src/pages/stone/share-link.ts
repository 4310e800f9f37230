export type ShareOutcome = 'shared' | 'copied' | 'impossible';

/** The device's own share sheet; where there is none, the address goes to the clipboard. */
export async function shareLink(
  { navigator, location }: Window,
  title: string,
): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url: location.href });
      return 'shared';
    }
    await (navigator as Navigator).clipboard.writeText(location.href);
    return 'copied';
  } catch (error) {
    // Closing the share sheet is an answer, not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'impossible';
  }
}
