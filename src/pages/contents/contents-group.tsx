import { type ReactNode, useId } from 'react';
import styles from './contents.module.css';
import { useContentsLink } from './use-contents-link';

type Props = {
  title?: string;
  items: readonly { readonly url: string; readonly text: string; readonly icon: ReactNode }[];
  current: string;
};

export function ContentsGroup({ title, items, current }: Props) {
  const id = useId();
  const link = useContentsLink();
  return (
    <>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <ul role="list" className={styles.group} aria-labelledby={title && id}>
        {items.map(({ url, text, icon }) => (
          <li key={url}>
            <a
              className={styles.link}
              aria-current={url === current ? 'page' : undefined}
              {...link(url)}
            >
              {icon}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
