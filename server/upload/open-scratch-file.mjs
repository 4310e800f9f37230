import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file for reading and writing, in a folder of its own, whose names are gone as soon as it is open: nothing is left
 * behind, however the process ends, and no name ever comes from a caller.
 * @param {string} [data] the folder below which it is made, the system's temporary one otherwise
 */
export async function openScratchFile(data = tmpdir()) {
  await mkdir(data, { recursive: true });
  const folder = await mkdtemp(join(data, 'portico-'));
  try {
    return await open(join(folder, 'upload'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
