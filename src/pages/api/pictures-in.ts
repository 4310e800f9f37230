export type ShownPicture = { readonly path: string; readonly name: string };

type Facts = { readonly [name: string]: unknown };

/** The pictures in the result of a call: chosen ones, a made one, or the one that the call describes. */
export function picturesIn(value: unknown): readonly ShownPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const { tempFiles, tempFilePath, tempFile, path, orientation } = value as Facts;
  const chosen = Array.isArray(tempFiles) ? (tempFiles as readonly Facts[]) : [];
  const made = { path: tempFilePath, name: fileName(tempFile), type: fileType(tempFile) };
  // Only the result for a picture has an orientation.
  const asked = orientation === undefined ? [] : [{ path, name: '', type: 'image/*' }];
  return [...chosen, made, ...asked].flatMap((file) =>
    typeof file.path === 'string' && String(file.type).startsWith('image/')
      ? [{ path: file.path, name: String(file.name) }]
      : [],
  );
}

const fileName = (file: unknown) => (file instanceof File ? file.name : '');
const fileType = (file: unknown) => (file instanceof File ? file.type : '');
