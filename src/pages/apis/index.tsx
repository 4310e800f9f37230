import { useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { EmptyState } from '@/components/empty-state';
import { SearchIcon } from '@/components/icon';
import { List } from '@/components/list';
import { listApis } from '@/pages/showcase/apis/list-apis';
import { apiGroups } from '@/pages/showcase/apis/api-entry';
import { useNote } from '@/pages/showcase/apis/use-note';
import { Column } from '@/pages/showcase/column';
import { ListSearch } from '@/pages/showcase/list-search';
import { isFound } from '@/pages/showcase/search';
import { useLink } from '@/pages/showcase/use-link';
import { useText } from '@/pages/showcase/words';
import { words } from './words';

export default function Apis() {
  const t = useText(words);
  const note = useNote();
  const link = useLink();
  const [query, setQuery] = useState('');
  const found = listApis().filter((api) => isFound(query, `${api.name} ${note(api)}`));
  const groups = apiGroups
    .map((group) => ({ group, apis: found.filter((api) => api.group === group) }))
    .filter(({ apis }) => apis.length > 0);

  return (
    <>
      <ListSearch label={t.search} clearLabel={t.clear} value={query} onChange={setQuery} />
      <Column>
        {groups.length === 0 && (
          <EmptyState
            icon={<SearchIcon size={36} weight={1.4} />}
            title={t.noneTitle}
            text={t.noneText(query.trim())}
            role="status"
          >
            <Button variant="tonal" block onPress={() => setQuery('')}>
              {t.all}
            </Button>
          </EmptyState>
        )}
        {groups.map(({ group, apis }) => (
          <List key={group} title={t[group]}>
            {apis.map((api) => (
              <Cell
                key={api.name}
                title={api.name}
                note={note(api)}
                {...link(`/call/${api.name}`)}
              />
            ))}
          </List>
        ))}
      </Column>
    </>
  );
}
