const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * The keys of a feed. Page Up and Page Down move between articles. Control+Home and Control+End leave the feed.
 * Returns true if it used the key.
 */
export function moveInFeed(feed: HTMLElement, event: KeyboardEvent): boolean {
  const articles = [...feed.querySelectorAll<HTMLElement>('[role="article"]')].sort(
    (a, b) => posOf(a) - posOf(b),
  );
  const at = articles.findIndex((article) => article.contains(event.target as Node));
  if (at < 0) return false;
  const goal = goalOf(event, feed, articles, at);
  // In a virtual list the next article may not be in the document. Then the browser scrolls.
  if (!goal) return false;
  event.preventDefault();
  goal.focus();
  return true;
}

function goalOf(
  { key, ctrlKey }: KeyboardEvent,
  feed: HTMLElement,
  articles: readonly HTMLElement[],
  at: number,
) {
  if (key === 'PageDown') return neighbour(articles[at], articles[at + 1]);
  if (key === 'PageUp') return neighbour(articles[at], articles[at - 1]);
  if (!ctrlKey || (key !== 'Home' && key !== 'End')) return undefined;
  const way = key === 'End' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !feed.contains(element) &&
      feed.compareDocumentPosition(element) & way &&
      element.offsetParent &&
      !element.closest('[inert]'),
  );
  return key === 'End' ? outside[0] : outside[outside.length - 1];
}

function posOf(article: HTMLElement): number {
  return Number(article.getAttribute('aria-posinset'));
}

function neighbour(article: HTMLElement | undefined, next: HTMLElement | undefined) {
  return article && next && Math.abs(posOf(next) - posOf(article)) === 1 ? next : undefined;
}

export type RowNames<T> = {
  /** The name of an article of a feed. */
  itemLabel?: ((item: T, index: number) => string) | undefined;
  /** The id of the element in the row that names it, such as a heading. It wins over `itemLabel`. */
  itemLabelledBy?: ((item: T, index: number) => string | undefined) | undefined;
  /** The id of the element in the row that describes it, such as a summary. */
  itemDescribedBy?: ((item: T, index: number) => string | undefined) | undefined;
};

export type AriaNames = {
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
};

/** The ARIA attributes of one row. Screen readers read the name and the description when the row gets the focus. */
export function rowNames<T>(names: RowNames<T>, item: T, index: number): AriaNames {
  return {
    'aria-label': names.itemLabel?.(item, index),
    'aria-labelledby': names.itemLabelledBy?.(item, index),
    'aria-describedby': names.itemDescribedBy?.(item, index),
  };
}
