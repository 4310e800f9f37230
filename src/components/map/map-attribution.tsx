import type { MapProvider } from '@/platform';
import styles from './map.module.css';

/** Whose map it is, as their terms ask. */
export function MapAttribution({ parts }: { parts: MapProvider['attribution'] }) {
  return (
    <p className={styles.attribution}>
      {parts.map(({ text, href }) =>
        href === undefined ? (
          <span key={text}>{text}</span>
        ) : (
          <a key={text} href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
