import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below it the header of a compressed answer costs what it saves. */
const smallest = 512;

const compressFile = async (path: string): Promise<void> => {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const [small, older] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzipped(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, older)]);
};

/** Writes a Brotli and a gzip copy beside every text file of a built web application. */
export const compressFiles = async (directory: string): Promise<void> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.(?:js|css|html|svg|json)$/.test(entry.name))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
};
