import { Button } from '@/components/button';
import { SearchIcon } from '@/components/icon';
import { EmptyState } from './empty-state';

export function Demo() {
  return (
    <EmptyState
      icon={<SearchIcon size={36} weight={1.4} />}
      title="Nothing found"
      text="Try a shorter word, or look at everything."
    >
      <Button block>Show everything</Button>
    </EmptyState>
  );
}
