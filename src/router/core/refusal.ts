/**
 * Each comment says what the code means, and which file makes the refusal. The second tap of a double tap has none: it
 * never becomes a navigation (view/double-tap.ts).
 */
export type RefusalCode =
  /** The target is missing or too long, or its params do not fit the route (routes/target.ts and route-query.ts). */
  | 'invalid'
  /** The target matches no route (routes/target.ts), or the page below is not a route any more (navigation/go-back.ts). */
  | 'not-found'
  /** `navigate` and `redirect` cannot open a tab page (routes/target.ts). */
  | 'tabbar'
  /** `switchTab` can only open a tab page (routes/target.ts). */
  | 'non-tabbar'
  /** A navigation to the same target is pending (navigation/open-page.ts). */
  | 'locked'
  /** The user may not see the page (guards/guards.ts), or guards redirect in a circle (navigation/open-page.ts). */
  | 'denied'
  /** A newer one of navigation/open-page.ts or sign-in.ts has cancelled this one (pending-navigations.ts). */
  | 'superseded'
  /**
   * The page stays (guards/guards.ts), handles Back itself or is gone (navigation/go-back.ts), or is not on top
   * (address-steps.ts); the user went elsewhere (transaction.ts and pending-navigations.ts); or the app was unmounted
   * (open-page.ts).
   */
  | 'cancel'
  /** The stack is full, and the app has set `onStackFull: 'refuse'` (core/plan-open.ts). */
  | 'stack-full';

export type Refusal = { readonly refused: RefusalCode; readonly message: string };

const MAX_LENGTH = 200;

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

export function refuse(refused: RefusalCode, message: string): Refusal {
  return { refused, message };
}

/** Shortens the caller's text in a message, because it may be very long. */
export function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
