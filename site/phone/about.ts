import type { PhoneChoice } from './switches';

export type Text = Readonly<Record<PhoneChoice['locale'], string>>;

/** The texts about the app, beside the phone. */
export type About = {
  readonly name: Text;
  readonly lead: Text;
  /** A link to the documents. */
  readonly docs?: { readonly href: string; readonly text: Text };
};
