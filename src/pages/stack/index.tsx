import { Column } from '@/pages/showcase/column';
import { LifecyclePanel } from './lifecycle-panel';
import { Operations } from './operations';
import { StackView } from './stack-view';

export default function Stack() {
  return (
    <Column>
      <StackView />
      <Operations />
      <LifecyclePanel />
    </Column>
  );
}
