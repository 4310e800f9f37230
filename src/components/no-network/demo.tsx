import { Empty } from '@/components/empty';
import { Button } from '@/components/button';
import { NoNetwork } from './no-network';

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <NoNetwork onRetry={() => {}}>
        <p style={{ margin: 0, color: 'var(--portico-text-2)' }}>
          The quarry answers. Switch the network off, and this makes room for:
        </p>
      </NoNetwork>
      <Empty preset="network">
        <Button variant="tonal">Try again</Button>
      </Empty>
    </div>
  );
}
