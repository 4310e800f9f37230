import '@/components/tokens-extra.css';
import { type ComponentProps, type ReactNode, useContext, useRef } from 'react';
import { usePreview } from '@/components/image';
import { joinClasses } from '@/components/join-classes';
import { useKitWords } from '@/platform';
import { NavigatorContext } from '@/router';
import { enRichText } from '@/shared/messages/en-content';
import type { PictureRule } from './allow-picture';
import type { RichTextNode } from './parse-inert';
import styles from './rich-text.module.css';
import { type RichTextItem, useActions } from './use-actions';
import { useContent } from './use-content';

export type RichTextProps = Omit<ComponentProps<'div'>, 'children' | 'onError'> & {
  /** HTML, or elements and texts as data. Neither needs to be trusted. */
  nodes: string | readonly RichTextNode[];
  /** Pictures from elsewhere: only the page's own, any by https, or those of some origins. @default 'own' */
  allowImages?: PictureRule;
  /** `drop` leaves out the text's own colours, which were chosen for one theme. @default 'keep' */
  colors?: 'keep' | 'drop';
  /** A tap on a picture shows it over the whole screen, with all the others. @default true */
  previewable?: boolean;
  /** @default true */
  selectable?: boolean;
  /** In its place until the text is there. */
  placeholder?: ReactNode;
  /** A link or a picture was pressed; `event.preventDefault()` leaves the rest to you. */
  onItemClick?: (item: RichTextItem) => void;
  onReady?: () => void;
  onError?: (error: unknown) => void;
};

/** Text with markup from anywhere, made harmless: nothing in it runs, loads from elsewhere or leaves its place. */
export function RichText({
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
}: RichTextProps) {
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
    nameOfPicture: (alt) => t(alt ? 'richTextPictureOf' : 'richTextPicture', { alt }),
    nameOfTable: t('richTextTable'),
    addressOf: (url) => navigator?.href(url) ?? url,
    onReady,
    onError,
  });
  useActions(content, cleaned, { navigator, preview, onItemClick });

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
        <p className={styles.failed} role="alert">
          {t('richTextFailed')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('richTextRetry')}
          </button>
        </p>
      )}
      <div ref={content} className={styles.content} />
      {slot}
    </div>
  );
}
