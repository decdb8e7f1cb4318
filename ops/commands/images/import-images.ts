import type { ImageModality } from '../../../domain/contracts/medical-images.ts';
import { say } from '../command.ts';
import { withReadSide } from '../open-read-side.ts';
import { type ReadRecord, type Row, readRecords } from './read-records.ts';
import { storeRecords } from './store-records.ts';

const wrongOf = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap((row) => ('wrong' in row ? [`${row.at}: ${row.wrong}`] : []));

const readOf = (rows: readonly Row[]): readonly ReadRecord[] =>
  rows.flatMap((row) => ('read' in row ? [row.read] : []));

type How = { readonly modality: ImageModality; readonly skipBad: boolean };

/** Brings records in, all or none of them unless wrong ones may be left out; the exit code of the process. */
export const importImages = async (path: string, { modality, skipBad }: How): Promise<number> => {
  const rows = await readRecords(path, modality);
  const wrong = wrongOf(rows);
  const good = readOf(rows);
  for (const line of wrong) process.stderr.write(`${line}\n`);
  if (good.length === 0 || (wrong.length > 0 && !skipBad)) {
    say(`Nothing was stored: ${wrong.length} of ${rows.length} records are wrong.`);
    return 1;
  }
  await withReadSide(({ pool }) => storeRecords(pool, good));
  say(
    `${good.length} images are stored, ${wrong.length} left out. They are shown from the next start on.`,
  );
  return 0;
};
