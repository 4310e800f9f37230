import { Result, usePage } from 'portico';
import { SearchIcon } from 'portico/icons';
import { listApis } from '@/pages/showcase/apis/list-apis';
import { useText } from '@/pages/showcase/words';
import { ApiSheet } from './api-sheet';
import { words } from './words';

export default function ApiPage() {
  const t = useText(words);
  const { name } = usePage('/call/:name').params;
  const api = listApis().find((entry) => entry.name === name);

  if (api) return <ApiSheet api={api} />;
  return (
    <Result
      fill
      icon={<SearchIcon size={36} weight={1.4} />}
      title={t.noneTitle}
      text={t.noneText(name)}
    />
  );
}
