import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '@/components/join-classes';
import styles from './index-bar.module.css';

export type IndexSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Its letter on the bar. */
  index: string;
  /** @default the letter */
  title?: ReactNode;
  /** Of the heading. @default 2 */
  level?: 2 | 3 | 4 | 5 | 6;
};

/** The part of an IndexBar's list that belongs to one letter. */
export function IndexSection({
  index,
  title = index,
  level = 2,
  className,
  children,
  ...native
}: IndexSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      role="group"
      aria-labelledby={id}
      {...native}
      className={joinClasses(styles.section, className)}
      data-index={index}
    >
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
