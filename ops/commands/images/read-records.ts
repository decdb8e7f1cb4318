import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageModality } from '../../../domain/contracts/medical-images.ts';
import {
  type ImageRecord,
  imageRecordOf,
  openiRecord,
} from '../../../domain/medical-images/image-record.ts';
import { type ImageFile, imageFileOf } from './image-size.ts';

/** Megabytes; an image of a library is read whole. */
const largest = 20;

export type ReadRecord = {
  readonly record: ImageRecord;
  readonly mediaType: ImageFile['mediaType'];
  readonly file: Buffer;
  readonly hash: string;
};

/** One record: what is stored, or what is wrong with it, as a sentence. */
export type Row =
  | { readonly at: string; readonly read: ReadRecord }
  | { readonly at: string; readonly wrong: string };

const imageBeside = async (folder: string, id: string): Promise<Buffer | undefined> => {
  for (const name of [`${id}.png`, `${id}.jpg`, `${id}.jpeg`]) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.size <= largest * 1024 * 1024) return readFile(path);
  }
  return undefined;
};

type From = { readonly folder: string; readonly modality: ImageModality };

const rowOf = async (given: unknown, at: string, { folder, modality }: From): Promise<Row> => {
  const parsed = openiRecord.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { at, wrong: `${issue?.path.join('.') || 'record'}: ${issue?.message}` };
  }
  const { id } = parsed.data.image;
  const file = await imageBeside(folder, id);
  if (!file)
    return { at, wrong: `image.id: Put ${id}.png or ${id}.jpg beside it, ${largest} MB or less` };
  const size = imageFileOf(file);
  if (!size) return { at, wrong: `image.id: The file of ${id} is neither a PNG nor a JPEG` };
  const { mediaType, width, height } = size;
  const record = imageRecordOf(parsed.data, { modality, width, height });
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 16);
  return { at, read: { record, mediaType, file, hash } };
};

const recordsIn = (json: unknown): readonly unknown[] => {
  if (Array.isArray(json)) return json;
  if (typeof json === 'object' && json !== null && 'list' in json && Array.isArray(json.list)) {
    return json.list;
  }
  return [json];
};

const filesAt = async (path: string): Promise<readonly string[]> => {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => join(path, name));
};

const rowsOf = async (file: string, modality: ImageModality): Promise<readonly Row[]> => {
  const text = await readFile(file, 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [{ at: file, wrong: 'file: It is not JSON' }];
  }
  const from = { folder: dirname(file), modality };
  return Promise.all(recordsIn(json).map((one, place) => rowOf(one, `${file} ${place + 1}`, from)));
};

/** Every record of a file or a folder, with the place where it stands. Throws where there is no such file. */
export const readRecords = async (
  path: string,
  modality: ImageModality,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const file of await filesAt(path)) rows.push(...(await rowsOf(file, modality)));
  return rows;
};
