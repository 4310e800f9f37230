import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpError } from '../http/http-error.mjs';

const KEPT = 50;
const IDLE = 10 * 60_000;

/**
 * @typedef {object} Upload
 * @property {string} id
 * @property {string} path of its file
 * @property {number | undefined} total known from the first part on
 * @property {number} received
 * @property {import('node:crypto').Hash} hash of what was received
 * @property {string} sha1 when all of it is here
 * @property {number} touched
 * @property {{ stop: () => void, done: Promise<unknown> } | undefined} writer the request that is being read
 */

/**
 * Uploads in parts and their files. The folder is made with the first one; names of files are made here, never by
 * callers.
 * @param {{ data?: string, now: () => number }} options
 */
export function createUploads({ data, now }) {
  /** @type {Map<string, Upload>} */
  const uploads = new Map();
  /** @type {Promise<string> | undefined} */
  let folder;

  const makeFolder = async () => {
    if (data === undefined) return mkdtemp(join(tmpdir(), 'portico-data-'));
    await mkdir(data, { recursive: true });
    return data;
  };

  /** @param {Upload} upload */
  async function remove(upload) {
    uploads.delete(upload.id);
    upload.writer?.stop();
    await upload.writer?.done;
    await rm(upload.path, { force: true });
  }

  async function tidy() {
    const idle = [...uploads.values()].filter(({ touched }) => touched + IDLE < now());
    await Promise.all(idle.map(remove));
  }

  return {
    async create() {
      await tidy();
      if (uploads.size >= KEPT) throw new HttpError(503, `more than ${KEPT} uploads are open`);
      folder ??= makeFolder();
      const id = randomUUID();
      const path = join(await folder, `${id}.part`);
      await (await open(path, 'wx')).close();
      const hash = createHash('sha1');
      const empty = { total: undefined, received: 0, sha1: '', writer: undefined };
      uploads.set(id, { id, path, hash, touched: now(), ...empty });
      return id;
    },

    /** @param {string} id */
    find(id) {
      const upload = uploads.get(id);
      if (!upload) throw new HttpError(404, 'there is no such upload');
      upload.touched = now();
      return upload;
    },

    remove,

    async close() {
      await Promise.all([...uploads.values()].map(remove));
      if (data === undefined && folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}
