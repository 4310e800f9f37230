import { Empty } from '@/components/empty';
import { Button } from '@/components/button';
import { NoNetwork } from './no-network';

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <NoNetwork onRetry={() => {}}>
        <p style={{ margin: 0, color: 'var(--portico-text-2)' }}>
          You are online. Turn the network off to see this message:
        </p>
      </NoNetwork>
      <Empty preset="network">
        <Button variant="tonal">Try again</Button>
      </Empty>
    </div>
  );
}
