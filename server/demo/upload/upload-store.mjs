import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpError } from '../../shared/http.mjs';

const KEPT = 50;
const IDLE = 10 * 60_000;

/**
 * @typedef {object} Upload
 * @property {string} id
 * @property {import('node:fs/promises').FileHandle} file
 * @property {number | undefined} total set with the creation
 * @property {number} received
 * @property {import('node:crypto').Hash} hash of the received bytes
 * @property {string} sha1 set after the last byte
 * @property {number} touched
 * @property {{ stop: () => void, done: Promise<unknown> } | undefined} writer the request that sends a part now
 */

/**
 * Uploads in parts. After ten minutes without a request, an upload is deleted.
 * @param {{ data?: string, room: number, now: () => number }} options `room` is the bytes of all uploads together
 */
export function createUploads({ data, room, now }) {
  /** @type {Map<string, Upload>} */
  const uploads = new Map();
  let opening = 0;

  /** @param {Upload} upload */
  async function remove(upload) {
    uploads.delete(upload.id);
    upload.writer?.stop();
    await upload.writer?.done;
    await upload.file.close();
  }

  async function tidy() {
    const idle = [...uploads.values()].filter(
      ({ touched, writer }) => !writer && touched + IDLE < now(),
    );
    await Promise.all(idle.map(remove));
  }

  async function openFile() {
    opening += 1;
    try {
      return await openScratchFile(data);
    } finally {
      opening -= 1;
    }
  }

  return {
    async create() {
      await tidy();
      if (uploads.size + opening >= KEPT) {
        throw new HttpError(503, `${KEPT} uploads are open already`);
      }
      const file = await openFile();
      const id = randomUUID();
      /** @type {Upload} */
      const upload = {
        id,
        file,
        total: undefined,
        received: 0,
        hash: createHash('sha1'),
        sha1: '',
        touched: now(),
        writer: undefined,
      };
      uploads.set(id, upload);
      return upload;
    },

    /** @param {string | undefined} id */
    find(id) {
      const upload = uploads.get(id ?? '');
      if (!upload) throw new HttpError(404, 'there is no such upload');
      upload.touched = now();
      return upload;
    },

    /** @param {Upload} upload @param {number} total */
    setTotal(upload, total) {
      const taken = [...uploads.values()].reduce((sum, each) => sum + (each.total ?? 0), 0);
      if (taken + total > room) throw new HttpError(507, 'the other uploads leave no room');
      upload.total = total;
    },

    remove,
    close: () => Promise.all([...uploads.values()].map(remove)),
  };
}

/**
 * A file for reading and writing. Its name is deleted as soon as it is open, so no file is left after a crash. No part of
 * the name comes from a client.
 * @param {string} [data] the folder for the file; the system's temporary folder
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
