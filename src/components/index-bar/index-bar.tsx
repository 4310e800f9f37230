import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { textOf } from '@/components/kit/convert-form-value';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { asText, asTexts, ifGiven, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useValue } from '@/components/kit/use-value';
import styles from './index-bar.module.css';
import { IndexRail } from './index-rail';
import { useSections } from './use-sections';

export type IndexBarProps = Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'onSelect'
> & {
  /** The accessible name of the bar. @default 'Index' */
  label?: string;
  /** IndexSections as direct children; or any list, with `letters`. */
  children: ReactNode;
  /** The letters on the bar. @default the sections' */
  letters?: readonly string[];
  /** The current letter. Makes it controlled; it does not scroll the list. */
  value?: string;
  /** @default the first */
  defaultValue?: string;
  /** Called when another section reaches the top, or users choose a letter. */
  onChange?: (letter: string) => void;
  /** Called when users choose a letter on the bar. A list without IndexSections must scroll there. */
  onSelect?: (letter: string) => void;
  /** The titles of the sections stick to the top. @default true */
  sticky?: boolean;
};

const indexBarReaders = { letters: ifGiven(asTexts) };

/** A list in sections with a bar of letters that scrolls to them. */
export function IndexBar(ownProps: IndexBarProps) {
  const {
    label,
    children,
    letters: given,
    value,
    defaultValue,
    onChange,
    onSelect,
    sticky = true,
    ref,
    className,
    ...native
  } = useData('IndexBar', useDefaults('IndexBar', ownProps), indexBarReaders);
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, ref);
  const letters = given ?? lettersOf(children);
  const [current, setCurrent] = useValue({
    value,
    initial: defaultValue ?? letters[0] ?? '',
    onChange,
  });
  const change = (letter: string) => {
    if (letter !== current) setCurrent(letter);
  };
  const { height, goTo } = useSections(root, letters, change);

  const select = (letter: string) => {
    change(letter);
    goTo(letter);
    onSelect?.(letter);
  };

  return (
    <div
      {...native}
      ref={merged}
      className={joinClasses(styles.root, className)}
      data-sticky={sticky || undefined}
    >
      <IndexRail {...{ label, letters, current, height }} onSelect={select} />
      {children}
    </div>
  );
}

function lettersOf(children: ReactNode): readonly string[] {
  return Children.toArray(children).flatMap((child) => {
    const letter = isValidElement<Partial<IndexSectionProps>>(child) && textOf(child.props.index);
    return letter ? [letter] : [];
  });
}

export type IndexSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Its letter on the bar. */
  index: string;
  /** @default the letter */
  title?: ReactNode;
  /** The level of the heading. @default 2 */
  level?: 2 | 3 | 4 | 5 | 6;
};

const readers = { index: asText };

/** The part of an IndexBar's list that belongs to one letter. */
export function IndexSection(ownProps: IndexSectionProps) {
  const {
    index,
    title = index,
    level = 2,
    className,
    children,
    ...native
  } = useData('IndexSection', useDefaults('IndexSection', ownProps), readers);
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
      <Heading id={id} data-part="title" className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
