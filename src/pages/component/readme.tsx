import { Fragment, type ReactNode } from 'react';
import styles from './component.module.css';
import type { Block } from './parse-markdown';

/** The README of a component. It is in English for every language of the user. */
export function Readme({ blocks }: { blocks: readonly Block[] }) {
  return (
    <article className={styles.readme} lang="en" dir="ltr">
      {blocks.map((block, index) => (
        <BlockView key={`${index} ${block.kind}`} block={block} />
      ))}
    </article>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{inline(block.text)}</p>;
    case 'code':
      return (
        // Long code scrolls, also with keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </ul>
      );
    case 'table':
      return <Props block={block} />;
  }
}

function Props({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  const defaultAt = block.head.indexOf('default');
  return (
    <dl className={styles.props}>
      {block.rows.map(([name = '', type = '', ...rest]) => {
        const initial = defaultAt === 2 ? rest[0] : '';
        const note = defaultAt === 2 ? rest[1] : rest[0];
        return (
          <div key={name} className={styles.prop}>
            <dt>{name}</dt>
            {type && (
              <dd className={styles.type}>
                {type.replaceAll('`', '')}
                {initial && initial !== 'none' && ` = ${initial}`}
              </dd>
            )}
            {note && <dd>{inline(note)}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

/** Code, bold text and links. Links lead to files that are not served, so only their words are shown. */
function inline(text: string): ReactNode {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .map((part, index) => {
      const key = `${index} ${part}`;
      if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
      if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
      return <Fragment key={key}>{part}</Fragment>;
    });
}
