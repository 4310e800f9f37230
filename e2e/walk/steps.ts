import type { User } from './table';

export type Kind = 'navigate' | 'redirect' | 'relaunch' | 'switchTab';

/** An event right after a call, or some milliseconds later. */
export type Meanwhile = { readonly after: number } & (
  | { readonly do: 'sign out' }
  | { readonly do: 'sign in'; readonly user: User }
);

/** Here, or in a second tab of the browser with the same app. */
export type Via = 'here' | 'other tab';

export type Step =
  /** The browser opens the app at an address. Always the first step. */
  | { readonly do: 'start'; readonly url: string }
  | { readonly do: Kind; readonly url: string; readonly meanwhile?: Meanwhile }
  /** A call whose guard throws. */
  | { readonly do: 'guard throws' }
  | { readonly do: 'back'; readonly by: number }
  | { readonly do: 'travel'; readonly by: number }
  /** setParams of the page on top. */
  | { readonly do: 'query'; readonly q: string | undefined; readonly replace: boolean }
  /** A link to a place in the page. */
  | { readonly do: 'anchor'; readonly hash: string }
  | { readonly do: 'overlay' }
  | { readonly do: 'type'; readonly text: string }
  /** With the form of the sign-in page on top, which then goes back: at once, or when it has the profile. */
  | { readonly do: 'form'; readonly user: User; readonly goesBack: 'at once' | 'late' }
  | { readonly do: 'sign in'; readonly user: User; readonly via: Via }
  | { readonly do: 'sign out'; readonly via: Via }
  /** A new token of the same user. The server lists the rights in another order. */
  | { readonly do: 'renew'; readonly via: Via }
  | { readonly do: 'guards'; readonly are: 'slow' }
  | { readonly do: 'data'; readonly is: 'slow' | 'failing' }
  /** All that waits is answered, and from now on everything is quick. */
  | { readonly do: 'answer' }
  | { readonly do: 'network'; readonly is: 'on' | 'off' }
  | { readonly do: 'retry' }
  /** Pull to refresh. */
  | { readonly do: 'refresh' }
  | { readonly do: 'icon throws' }
  /** Opens a page whose code throws, has gone, or comes late. */
  | { readonly do: 'late code'; readonly is: 'throws' | 'gone' | 'slow' }
  /** The frame of the page on top goes to another address. */
  | { readonly do: 'frame' }
  | { readonly do: 'reload' }
  /** A reload on a bad network: it goes before all files of the app have loaded, and comes back after a call. */
  | { readonly do: 'early loss' }
  /** The user types an address, or a script replaces it. Only in hash mode does the app stay. */
  | { readonly do: 'address'; readonly url: string; readonly replace: boolean }
  /** The user turns the tablet, or drags the edge of the window. In a wide one a list is beside its detail. */
  | { readonly do: 'window'; readonly is: 'wide' | 'narrow' }
  /** Nothing happens. Work that still runs in the app can end. */
  | { readonly do: 'wait' }
  /** Two taps on a button that every page of the fixture has at the same place. They count as one tap. */
  | { readonly do: 'double tap'; readonly button: 'back 1' | 'to /item/1' }
  /** A back that the top page refuses. */
  | { readonly do: 'stay'; readonly asked: 'by call' | 'by browser' };

export function textOfStep(step: Step): string {
  const { do: name, ...rest } = step;
  const values = Object.entries(rest).map(([key, value]) =>
    typeof value === 'object' ? `${key} (${textOfStep(value as Step)})` : `${key} ${String(value)}`,
  );
  return [name, ...values].join(', ');
}
