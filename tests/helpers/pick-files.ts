import { fireEvent } from '@testing-library/react';

export const sized = (name: string, size = 4, type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type });

export function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Acts as if the user had chosen these files. */
export function pickFiles(input: HTMLInputElement, ...files: readonly File[]) {
  input.files = transferOf(files).files;
  fireEvent.change(input);
}
