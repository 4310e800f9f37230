import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openScratchFile } from '../../../../server/demo/upload/upload-store.mjs';
import { setUpFolder } from '../../../helpers/temp-folder';

const data = setUpFolder();

it('a scratch file works without a name in the folder', async () => {
  const file = await openScratchFile(join(data, 'not', 'there', 'yet'));
  try {
    expect(await readdir(join(data, 'not', 'there', 'yet'))).toEqual([]);
    await file.write('marble', 0);
    const { buffer } = await file.read(Buffer.alloc(6), 0, 6, 0);
    expect(buffer.toString()).toBe('marble');
  } finally {
    await file.close();
  }
});
