import { BellIcon, CartIcon, MessageIcon, ShareIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Badge, type BadgeProps } from './badge';

const row = { position: 'relative', display: 'flex', gap: 32, alignItems: 'center' } as const;

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <div style={row}>
        <Badge count={3} label="3 orders">
          <CartIcon size={28} />
        </Badge>
        <Badge count={128} label="128 messages">
          <MessageIcon size={28} />
        </Badge>
        <Badge dot label="News" offset={[-5, 2]}>
          <BellIcon size={28} />
        </Badge>
        <span style={{ position: 'relative' }}>
          <ShareIcon size={28} />
          <Badge corner text="new" />
        </span>
      </div>
      <div style={row}>
        <Badge text="3" />
        <Badge count={99} label="99 unread" />
        <Badge count={1234} max={999} />
        <Badge text="1234" />
        <Badge label="New" />
      </div>
    </div>
  );
}

export const playground = definePlayground<BadgeProps>({
  component: Badge,
  controls: {
    count: { kind: 'number', min: 0, max: 2000 },
    max: { kind: 'number', min: 1, max: 999 },
    dot: { kind: 'switch' },
    showZero: { kind: 'switch' },
  },
  props: { count: 7, max: 99, dot: false, showZero: false },
  fixed: { children: <BellIcon size={32} /> },
  codeChildren: '<BellIcon size={32} />',
});
