/** A picture's bytes, and the MIME type that the host gives them; '' where it says nothing. */
export type LocalData = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

/**
 * What getLocalImgData answers: a data: URL on iOS, whose `image/jgp` is no type; bare base64 on Android, there with
 * line breaks. Null when it is neither.
 */
export function readLocalData(localData: unknown): LocalData | null {
  if (typeof localData !== 'string') return null;
  // Not by one expression: over megabytes without a comma it would take minutes.
  const comma = localData.startsWith('data:') ? localData.indexOf(',') : -1;
  const [type = ''] = localData.slice('data:'.length, Math.max(comma, 0)).split(';', 1);
  const base64 = localData.slice(comma + 1);
  try {
    const binary = atob(base64.trim());
    if (binary === '') return null;
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
    return { bytes, type: type.replace(/^image\/jgp$/, 'image/jpeg') };
  } catch {
    return null;
  }
}
