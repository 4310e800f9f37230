import type { ComponentProps } from 'react';
import styles from './video-controls.module.css';

type Props = Omit<ComponentProps<'button'>, 'type' | 'aria-label'> & { readonly label: string };

export function VideoButton({ label, ...native }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...native} />
  );
}
