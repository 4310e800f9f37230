import { ShareIcon } from '@/components/icon';
import { Badge } from './badge';

export function Demo() {
  return (
    <div
      style={{ position: 'relative', display: 'flex', gap: 24, alignItems: 'center', padding: 16 }}
    >
      <Badge text="3" />
      <Badge text="99" label="99 unread" />
      <Badge text="1234" />
      <Badge label="New" />
      <span style={{ position: 'relative' }}>
        <ShareIcon />
        <Badge corner text="5" label="5 shared" />
      </span>
    </div>
  );
}
