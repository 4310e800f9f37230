import { EmptyState } from '@/components/empty-state';
import { SearchIcon } from '@/components/icon';
import { listComponents } from '@/pages/showcase/component-catalogue';
import { useText } from '@/pages/showcase/words';
import { usePage } from '@/router';
import { ComponentSheet } from './component-sheet';
import { words } from './words';

export default function ComponentPage() {
  const t = useText(words);
  const { name } = usePage<'/component/:name'>().params;
  const entry = listComponents().find((component) => component.name === name);

  if (entry) return <ComponentSheet entry={entry} />;
  return (
    <EmptyState
      icon={<SearchIcon size={36} weight={1.4} />}
      title={t.noneTitle}
      text={t.noneText(name)}
    />
  );
}
