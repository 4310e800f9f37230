import { Cell, List, useLocale, usePlatform, VisuallyHidden } from 'portico';
import { Fragment, useState } from 'react';
import { Column } from '@/pages/showcase/layout';
import { listComponents } from '@/pages/showcase/list-components';
import { ListSearch, NothingFound } from '@/pages/showcase/list-search';
import { isFound } from '@/pages/showcase/search';
import { useText } from '@/pages/showcase/words';
import { chineseNotes } from './chinese-notes';
import { inGroups, isPublic } from './component-groups';
import { words } from './words';

export default function Components() {
  const t = useText(words);
  const { href } = usePlatform();
  const { locale } = useLocale();
  const [query, setQuery] = useState('');
  const entries = listComponents()
    .filter(isPublic)
    .map(({ name, title, lead }) => ({
      name,
      title,
      note: (locale === 'zh-Hans' && chineseNotes[name]) || lead,
    }));
  const found = entries.filter(({ title, note }) => isFound(query, `${title} ${note}`));

  return (
    <>
      <ListSearch label={t.search} value={query} onChange={setQuery} />
      <div role="status">
        <VisuallyHidden>{query.trim() && t.count(found.length)}</VisuallyHidden>
      </div>
      <Column>
        {found.length === 0 ? (
          <NothingFound
            title={t.noneTitle}
            text={t.noneText(query.trim())}
            all={{ label: t.all, onClick: () => setQuery('') }}
          />
        ) : (
          inGroups(found).map(([group, entriesOfIt]) => (
            <List key={group} title={t[group]}>
              {entriesOfIt.map(({ name, title, note }) => (
                <Cell
                  key={name}
                  title={inParts(title)}
                  note={<bdi>{note}</bdi>}
                  href={href('/component/:name', { name })}
                />
              ))}
            </List>
          ))
        )}
      </Column>
    </>
  );
}

/** Large text breaks a name between its words. */
function inParts(title: string) {
  return title.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
