import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Demo } from '@/components/swiper/demo';
import '@/components/kit/tokens.css';
import { frame } from '../../helpers/waiting';

afterEach(cleanup);

it.each([
  [390, 100],
  [320, 200],
])(
  'the arrows of the demo do not cover its text on a screen of %i px at %i percent text size',
  async (width, percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    render(
      <div style={{ width }}>
        <Demo />
      </div>,
    );
    await frame();
    const swiper = screen.getByRole('group', { name: 'Two at once' });
    const discs = ['Previous slide', 'Next slide'].map((name) =>
      within(swiper).getByRole('button', { name }).firstElementChild?.getBoundingClientRect(),
    );
    for (const word of ['Apple pie', 'Baked at 8, 4 €', 'Matcha roll', 'Green tea cream']) {
      const { top } = within(swiper).getByText(word).getBoundingClientRect();
      for (const disc of discs) expect(top).toBeGreaterThan(disc?.bottom ?? 0);
    }
  },
);
