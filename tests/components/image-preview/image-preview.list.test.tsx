/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImagePreview } from '@/components/image-preview';
import { named, pictures, press } from '../../helpers/open-preview';

afterEach(cleanup);

it('pictures that are added while the preview is open can be reached', async () => {
  const { rerender } = render(<ImagePreview open pictures={pictures.slice(0, 1)} />);
  await named('Picture 1 of 1');
  rerender(<ImagePreview open pictures={pictures} />);
  await press('Next picture');
  await named('Picture 2 of 3');
});

it('the preview shows the last picture when the current one is removed, and can go back from there', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<ImagePreview open start={2} {...{ pictures, onChange }} />);
  await named('Picture 3 of 3');
  rerender(<ImagePreview open start={2} pictures={pictures.slice(0, 2)} onChange={onChange} />);
  await named('Picture 2 of 2');
  expect(screen.getByRole('button', { name: 'Next picture' }).ariaDisabled).toBe('true');
  await press('Previous picture');
  await named('Picture 1 of 2');
  expect(onChange.mock.calls).toEqual([[1], [0]]);
});
