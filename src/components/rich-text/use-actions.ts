import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PreviewRequest } from '@/components/image';
import { followLink, type Navigator } from '@/router';
import { ownName } from './allowed';
import type { Cleaned } from './rebuild';

export type RichTextItem = {
  readonly node: {
    readonly name: 'a' | 'img';
    readonly attrs: Readonly<Record<string, string>>;
  };
  readonly event: MouseEvent | KeyboardEvent;
};

type Actions = {
  readonly navigator: Navigator | null;
  readonly preview: (request: PreviewRequest) => void;
  readonly onItemClick: ((item: RichTextItem) => void) | undefined;
};

/** What links and pictures in the text do. One listener for all of them, however long the text. */
export function useActions(
  target: RefObject<HTMLElement | null>,
  cleaned: RefObject<Cleaned | null>,
  { navigator, preview, onItemClick }: Actions,
): void {
  const act = useEffectEvent((event: MouseEvent | KeyboardEvent) => {
    const { links, pictures } = cleaned.current ?? {};
    if (!(event.target instanceof Element) || !links || !pictures) return;
    const found = event.target.closest('a[href], img');
    const item = found?.closest('a[href]') ?? found;
    if (!item) return;
    onItemClick?.({ node: nodeOf(item), event });
    if (event.defaultPrevented) return;
    const index = pictures.indexOf(item as HTMLImageElement);
    if (index >= 0) {
      event.preventDefault();
      preview({
        urls: pictures.map(({ src }) => src),
        alts: pictures.map(({ alt }) => alt),
        current: index,
      });
    }
    const link = links.get(item);
    if (link?.kind === 'place') {
      event.preventDefault();
      const place = target.current?.querySelector(`[id="${CSS.escape(ownName(link.id))}"]`);
      place?.scrollIntoView({ block: 'start' });
    } else if (link?.kind === 'page' && navigator && isPlain(event)) {
      event.preventDefault();
      followLink(navigator, link.url);
    }
  });

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const click = (event: MouseEvent) => act(event);
    const key = (event: KeyboardEvent) => {
      const isButton = event.target instanceof Element && event.target.matches('img[role=button]');
      if (isButton && (event.key === 'Enter' || event.key === ' ')) act(event);
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  }, [target]);
}

/** With a modifier it is the browser's: another tab, a download. */
function isPlain(event: MouseEvent | KeyboardEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function nodeOf(item: Element): RichTextItem['node'] {
  const names = item.localName === 'a' ? ['href', 'title'] : ['src', 'alt', 'width', 'height'];
  const attrs = names.flatMap((name) => {
    const value = item.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { name: item.localName === 'a' ? 'a' : 'img', attrs: Object.fromEntries(attrs) };
}
