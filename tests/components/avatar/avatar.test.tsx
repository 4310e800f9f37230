import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, AvatarGroup } from '@/components/avatar';
import { samplePicture } from '@/components/image';
import '@/components/kit/tokens.css';

afterEach(cleanup);

describe('Avatar', () => {
  it('shows a picture with a name, and the initials when the picture fails', async () => {
    const { rerender } = render(<Avatar name="Ada Carver" src={samplePicture(40, 40)} size={56} />);
    const avatar = screen.getByRole('img', { name: 'Ada Carver' });
    await waitFor(() => expect(avatar.dataset.state).toBe('picture'));
    expect(avatar.getBoundingClientRect().width).toBe(56);
    rerender(<Avatar name="Ada Carver" src="data:image/png,none" size={56} />);
    await waitFor(() => expect(avatar.querySelector('img')).toBe(null));
    expect(avatar.textContent).toBe('AC');
  });

  it('is decoration when it has no name', () => {
    const { container } = render(<Avatar />);
    expect(screen.queryByRole('img')).toBe(null);
    expect(container.querySelector('svg')).toBeTruthy();
  });

  it('a group shows the first avatars and how many more there are', () => {
    render(
      <AvatarGroup label="On this block" max={2}>
        {['Ada', 'Bo', 'Lea', 'Otto'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </AvatarGroup>,
    );
    expect(screen.getByRole('group', { name: 'On this block' })).toBeTruthy();
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Ada',
      'Bo',
      '2 more',
    ]);
  });
});
