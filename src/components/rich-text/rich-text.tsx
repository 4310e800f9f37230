import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { type PreviewRequest, usePreview } from '@/components/image';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { followLink, type Navigator, NavigatorContext, usePageId } from '@/router';
import { isPlainClick } from '@/shared/clicks';
import { enRichText } from '@/shared/messages/en-content';
import { ownName } from './allowed';
import type { Cleaned, PictureRule } from './clean-content';
import type { RichTextNode } from './parse-inert';
import styles from './rich-text.module.css';
import { useContent } from './use-content';

export type RichTextProps = Omit<ComponentProps<'div'>, 'children' | 'onError'> & {
  /** HTML, or elements and texts as data. Both may be untrusted. */
  nodes: string | readonly RichTextNode[];
  /**
   * Picture sources, in addition to the page's own origin, `data:` and `blob:`: 'https' for any https URL, or a list of
   * origins. @default 'own'
   */
  allowImages?: PictureRule;
  /** `drop` removes the content's colours, which may suit only one theme. @default 'keep' */
  colors?: 'keep' | 'drop';
  /** A tap on a picture opens a full-screen preview of all pictures. @default true */
  previewable?: boolean;
  /** @default true */
  selectable?: boolean;
  /** Shown until the content is ready. */
  placeholder?: ReactNode;
  /** Fires on a tap on a link or a picture. `event.preventDefault()` cancels the default action. */
  onItemClick?: (item: RichTextItem) => void;
  onReady?: () => void;
  onError?: (error: unknown) => void;
};

/** Shows untrusted HTML safely. The content cannot run scripts, load from other sites or paint outside its box. */
export function RichText(ownProps: RichTextProps) {
  const {
    nodes,
    allowImages = 'own',
    colors = 'keep',
    previewable = true,
    selectable = true,
    placeholder,
    onItemClick,
    onReady,
    onError,
    ...native
  } = useDefaults('RichText', ownProps);
  const t = useKitWords(enRichText);
  const navigator = useContext(NavigatorContext);
  const content = useRef<HTMLDivElement>(null);
  const { preview, slot } = usePreview();
  const { state, cleaned, retry } = useContent(content, {
    nodes,
    settings: {
      pictures: allowImages,
      keepsColours: colors === 'keep',
      isPreviewable: previewable,
    },
    nameOfPicture: (alt) => t(alt ? 'imageViewOf' : 'imageView', { alt }),
    nameOfTable: t('richTextTable'),
    addressOf: (url) => navigator?.href(url) ?? url,
    onReady,
    onError,
  });
  const page = usePageId() ?? undefined;
  useActions(content, cleaned, { navigator, page, preview, onItemClick });

  return (
    <div
      {...native}
      className={joinClasses(styles.root, native.className)}
      data-state={state}
      data-selectable={selectable ? undefined : 'false'}
      aria-busy={state === 'loading' || undefined}
    >
      {state === 'loading' && placeholder}
      {state === 'failed' && (
        <p data-part="error" className={styles.failed} role="alert">
          {t('richTextFailed')}{' '}
          <button type="button" data-part="button" className={styles.retry} onClick={retry}>
            {t('retry')}
          </button>
        </p>
      )}
      <div ref={content} data-part="content" className={styles.content} />
      {slot}
    </div>
  );
}

export type RichTextItem = {
  readonly node: {
    readonly name: 'a' | 'img';
    readonly attrs: Readonly<Record<string, string>>;
  };
  readonly event: MouseEvent | KeyboardEvent;
};

type Actions = {
  readonly navigator: Navigator | null;
  /** The page that contains the text. */
  readonly page: string | undefined;
  readonly preview: (request: PreviewRequest) => void;
  readonly onItemClick: ((item: RichTextItem) => void) | undefined;
};

/** Handles clicks and keys on links and pictures with delegated listeners. */
function useActions(
  target: RefObject<HTMLElement | null>,
  cleaned: RefObject<Cleaned | null>,
  { navigator, page, preview, onItemClick }: Actions,
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
    } else if (link?.kind === 'page' && navigator && 'button' in event && isPlainClick(event)) {
      event.preventDefault();
      followLink(navigator, link.url, page);
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

function nodeOf(item: Element): RichTextItem['node'] {
  const names = item.localName === 'a' ? ['href', 'title'] : ['src', 'alt', 'width', 'height'];
  const attrs = names.flatMap((name) => {
    const value = item.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { name: item.localName === 'a' ? 'a' : 'img', attrs: Object.fromEntries(attrs) };
}
