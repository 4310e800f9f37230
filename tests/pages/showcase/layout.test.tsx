import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlayControlView } from '@/pages/component/play-control';
import { Column, Lead } from '@/pages/showcase/layout';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = '';
});

it('keeps long names inside of a narrow screen with text of twice the size', () => {
  document.documentElement.style.fontSize = '200%';
  render(
    <div style={{ width: 256 }} data-testid="page">
      <Column>
        <Lead>With navigationBar.type “custom”</Lead>
        <PlayControlView
          name="enableProgressGesture"
          control={{ kind: 'switch' }}
          value={false}
          onChange={() => {}}
        />
      </Column>
    </div>,
  );
  expect(screen.getByTestId('page').scrollWidth).toBe(256);
});
