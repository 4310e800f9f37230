import { Cell, List, usePlatform } from 'portico';
import { useState } from 'react';
import { apiGroups, listApis, useNote } from '@/pages/showcase/apis/list-apis';
import { Column } from '@/pages/showcase/layout';
import { ListSearch, NothingFound } from '@/pages/showcase/list-search';
import { isFound } from '@/pages/showcase/search';
import { useText } from '@/pages/showcase/words';
import { words } from './words';

/** As many names as fit into the note of a row. */
const NAMED = 4;

export default function Apis() {
  const t = useText(words);
  const note = useNote();
  const { href } = usePlatform();
  const [query, setQuery] = useState('');
  const found = listApis().filter((api) => isFound(query, `${api.name} ${note(api)}`));
  const missing = found.filter(({ group }) => group === 'missing').map(({ name }) => name);
  const groups = apiGroups
    .filter((group) => group !== 'missing')
    .map((group) => ({ group, apis: found.filter((api) => api.group === group) }))
    .filter(({ apis }) => apis.length > 0);

  return (
    <>
      <ListSearch label={t.search} value={query} onChange={setQuery} />
      <Column>
        {found.length === 0 && (
          <NothingFound
            title={t.noneTitle}
            text={t.noneText(query.trim())}
            all={{ label: t.all, onClick: () => setQuery('') }}
          />
        )}
        {groups.map(({ group, apis }) => (
          <List key={group} title={t[group]}>
            {apis.map((api) => (
              <Cell
                key={api.name}
                title={api.name}
                note={note(api)}
                href={href('/call/:name', { name: api.name })}
              />
            ))}
          </List>
        ))}
        {missing.length > 0 && (
          <List title={t.missing}>
            <Cell
              title={t.table}
              note={query.trim() ? missing.slice(0, NAMED).join(', ') : t.tableNote}
              extra={missing.length}
              href={href('/unavailable')}
            />
          </List>
        )}
      </Column>
    </>
  );
}
