import type { CSSProperties } from 'react';
import { Button } from '@/components/button';
import { SafeArea } from './safe-area';

// Simulates a phone's home indicator on screens without one.
const withHomeBar = { '--portico-safe-bottom': '34px' } as CSSProperties;

export function Demo() {
  return (
    <div style={{ padding: 16 }}>
      <div
        style={{
          ...withHomeBar,
          position: 'relative',
          overflow: 'hidden',
          borderRadius: 'var(--portico-radius-3)',
          background: 'var(--portico-surface)',
        }}
      >
        <p style={{ margin: 0, padding: 24, color: 'var(--portico-text-2)' }}>
          Two cappuccinos and a slice of lemon cake.
        </p>
        <SafeArea style={{ background: 'var(--portico-fill)' }}>
          <div style={{ padding: 12 }}>
            <Button block>Order</Button>
          </div>
        </SafeArea>
        <span
          aria-hidden
          style={{
            position: 'absolute',
            bottom: 8,
            left: 'calc(50% - 67px)',
            width: 134,
            height: 5,
            borderRadius: 3,
            background: 'var(--portico-text)',
          }}
        />
      </div>
    </div>
  );
}
