import { useState } from 'react';
import { Button } from '@/components/button';
import { CartIcon, HeartIcon, MessageIcon } from '@/components/icon';
import { Input } from '@/components/input';
import { ActionBar, ActionBarButton, ActionBarIcon } from './action-bar';

const card = {
  overflow: 'hidden',
  borderRadius: 12,
  boxShadow: 'inset 0 0 0 1px var(--portico-line)',
} as const;

export function Demo() {
  const [count, setCount] = useState(2);
  const [liked, setLiked] = useState(false);
  const [fixed, setFixed] = useState(false);

  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div style={card}>
        <ActionBar label="Coffee beans" fixed={false}>
          <ActionBarIcon label="Chat" icon={<MessageIcon />} dot badgeLabel="New message" />
          <ActionBarIcon
            label="Cart"
            icon={<CartIcon />}
            badge={count}
            badgeLabel={`${count} items`}
          />
          <ActionBarButton variant="tonal" onClick={() => setCount(count + 1)}>
            Add to cart
          </ActionBarButton>
          <ActionBarButton>Buy now</ActionBarButton>
        </ActionBar>
      </div>
      <div style={card}>
        <ActionBar label="Room with a view" fixed={false}>
          <ActionBarIcon
            label="Save"
            icon={<HeartIcon filled={liked} />}
            aria-pressed={liked}
            onClick={() => setLiked(!liked)}
          />
          <ActionBarButton>Book for 84 €</ActionBarButton>
        </ActionBar>
      </div>
      <Button variant="outline" onClick={() => setFixed(!fixed)}>
        {fixed ? 'Remove the bar of the page' : 'Put a bar at the bottom of the page'}
      </Button>
      {fixed && (
        <>
          <Input label="Note to the shop" placeholder="The bar moves above the keyboard" />
          <ActionBar label="Order">
            <ActionBarIcon label="Cart" icon={<CartIcon />} badge={count} />
            <ActionBarButton onClick={() => setFixed(false)}>Place order</ActionBarButton>
          </ActionBar>
        </>
      )}
    </div>
  );
}
