import { EmptyState } from '@/components/empty-state';
import { SearchIcon } from '@/components/icon';
import { findStone } from '@/pages/showcase/stones';
import { useText } from '@/pages/showcase/words';
import { usePage } from '@/router';
import { StoneSheet } from './stone-sheet';
import { words } from './words';

export default function StonePage() {
  const t = useText(words);
  const { id } = usePage('/stone/:id').params;
  const stone = findStone(id);

  if (stone) return <StoneSheet stone={stone} />;
  return (
    <EmptyState
      icon={<SearchIcon size={36} weight={1.4} />}
      title={t.noneTitle}
      text={t.noneText(id)}
    />
  );
}
