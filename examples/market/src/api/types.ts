/** A text of the shop in each of its languages. */
export type Text = { readonly en: string; readonly 'zh-Hans': string; readonly ar: string };

export type Language = keyof Text;

export type Category = { readonly id: string; readonly name: Text; readonly picture: string };

/** A choice of an item, such as the milk. `extra` is added to the price. */
export type Choice = { readonly value: string; readonly label: Text; readonly extra: number };

export type OptionGroup = {
  readonly id: string;
  readonly name: Text;
  readonly multiple: boolean;
  readonly choices: readonly Choice[];
};

export type Review = {
  readonly name: string;
  readonly stars: number;
  readonly text: Text;
  readonly day: string;
};

/** A review that a member wrote here, in the member's own language. */
export type WrittenReview = Omit<Review, 'text'> & {
  readonly id: string;
  readonly text: string;
  readonly photos: readonly string[];
};

export type NewReview = Pick<WrittenReview, 'stars' | 'text' | 'photos'>;

export type ItemReviews = {
  readonly reviews: readonly WrittenReview[];
  /** Whether this user has received the item and has not reviewed it. */
  readonly mayWrite: boolean;
};

export type Badge = 'popular' | 'new' | 'deal';

export type Item = {
  readonly id: string;
  readonly category: string;
  readonly name: Text;
  readonly note: Text;
  readonly unit: Text;
  readonly price: number;
  /** The price before a discount. */
  readonly before?: number;
  readonly badge?: Badge;
  readonly rating: number;
  readonly ratings: number;
  /** Other words that people search for. */
  readonly synonyms: readonly string[];
  readonly options: readonly OptionGroup[];
  readonly reviews: readonly Review[];
};

export type Banner = {
  readonly id: string;
  readonly title: Text;
  readonly text: Text;
  readonly href: string;
  readonly pictures: readonly string[];
  readonly tone: 'sun' | 'berry' | 'leaf';
};

export type Catalogue = {
  /** When the server wrote it, in milliseconds. */
  readonly asOf: number;
  readonly categories: readonly Category[];
  readonly items: readonly Item[];
  readonly banners: readonly Banner[];
};

/** An item in the cart with what was chosen. */
export type Line = {
  readonly item: string;
  readonly choices: readonly string[];
  readonly count: number;
};

export type Place = {
  readonly area: readonly string[];
  readonly street: string;
  readonly latitude?: number;
  readonly longitude?: number;
};

export type NewOrder = {
  readonly way: 'bring' | 'collect';
  readonly name: string;
  readonly phone: string;
  readonly place: Place | null;
  readonly when: string;
  readonly coupon: string;
  readonly note: string;
  readonly photos: readonly string[];
  readonly lines: readonly Line[];
};

export const orderStates = ['placed', 'accepted', 'packing', 'onTheWay', 'done'] as const;

export type OrderState = (typeof orderStates)[number] | 'cancelled';

export type Order = NewOrder & {
  readonly id: string;
  readonly user: string;
  readonly total: number;
  readonly discount: number;
  readonly state: OrderState;
  /** When each state began, in milliseconds. */
  readonly times: { readonly [state in OrderState]?: number };
};

export type Message = {
  readonly id: string;
  readonly from: 'guest' | 'shop';
  readonly at: number;
  readonly content:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'voice'; readonly url: string; readonly seconds: number };
};

export type Tokens = { readonly token: string; readonly refreshToken: string };

/** A message of the server on the socket of an order. */
export type LiveEvent =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'message'; readonly message: Message };

/** A way to sign in without a code. */
export type Way = 'passkey' | 'account' | 'wechat';
