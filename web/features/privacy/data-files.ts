import { z } from 'zod';
import {
  type DataFormat,
  type DataManifest,
  dataManifest,
} from '../../../domain/contracts/privacy.ts';
import { counted } from '../../format/counts.ts';

export type DataFile = {
  readonly format: DataFormat;
  readonly name: string;
  readonly title: string;
  readonly note: string;
};

export const dataFiles: readonly DataFile[] = [
  {
    format: 'json',
    name: 'boardwell-data.json',
    title: 'All my data',
    note: 'Every event and what your pages show from it. JSON.',
  },
  {
    format: 'xapi',
    name: 'boardwell-xapi.jsonl',
    title: 'My learning, for another system',
    note: 'Quizzes, answers, and reviews as xAPI 1.0.3 statements. JSON Lines.',
  },
];

/** The counts stand within the last of the file. */
const tailBytes = 8192;
const start = '"manifest": ';

const manifestIn = (tail: string): DataManifest | undefined => {
  const from = tail.lastIndexOf(start);
  if (from < 0) return undefined;
  try {
    const text = tail.slice(from + start.length, tail.lastIndexOf('}'));
    return dataManifest.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
};

/** A file that lacks its end was cut off on the way. */
class CutOff extends Error {
  override readonly name = 'CutOff';
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** How much is in it. Throws `CutOff`. */
export const contentsOf = async (format: DataFormat, file: Blob): Promise<string> => {
  if (format === 'xapi') return counted(linesIn(await file.text()), 'statement');
  const manifest = manifestIn(await file.slice(-tailBytes).text());
  if (!manifest) throw new CutOff('The file has no manifest');
  return counted(manifest.events, 'event');
};

/** As in 1.9 MB. */
export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
