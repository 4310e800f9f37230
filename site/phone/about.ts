import type { PhoneChoice } from './switches';

export type Text = Readonly<Record<PhoneChoice['locale'], string>>;

/** What the page around the phone says about the app. */
export type About = {
  readonly name: Text;
  readonly lead: Text;
  /** A link to the documents. */
  readonly docs?: { readonly href: string; readonly text: Text };
};
