import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ImagePreview, type ImagePreviewProps } from '@/components/image-preview';
import '@/components/kit/tokens.css';

const drawing = (width: number, height: number, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )}`;
export const pictures = [
  { url: drawing(800, 600, 'teal'), alt: 'A quarry' },
  { url: drawing(600, 1200, 'brown') },
  { url: drawing(400, 2400, 'gray'), alt: 'Layers' },
];

type Given = Partial<ImagePreviewProps> & {
  /** Rendered beside the preview. */
  children?: ReactNode;
};

function Owner({ children, ...props }: Given) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {children}
      <ImagePreview
        pictures={pictures}
        {...props}
        open={isOpen}
        onOpenChange={(next, reason) => {
          setOpen(next);
          props.onOpenChange?.(next, reason);
        }}
      />
    </>
  );
}

export async function openPreview(props: Given = {}) {
  const onOpenChange = vi.fn();
  const onChange = vi.fn();
  render(
    <StrictMode>
      <Owner {...props} {...{ onOpenChange, onChange }} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  return { onOpenChange, onChange };
}

export const dialog = () => screen.getByRole('dialog');
export const named = (name: string) => screen.findByRole('dialog', { name });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const loaded = (name: string) =>
  waitFor(() => {
    const picture = screen.getByRole<HTMLImageElement>('img', { name });
    expect(picture.naturalWidth).toBeGreaterThan(0);
    expect(picture.closest('[data-status="loaded"]')).not.toBeNull();
    return picture;
  });
export const boxOf = (name: string) =>
  (screen.getByRole('img', { name }).parentElement as Element).getBoundingClientRect();
