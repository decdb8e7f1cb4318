import { createHash } from 'node:crypto';
import type { ImageCase } from '../../../domain/imaging/image-case.ts';
import { randomFrom, seedOf, shuffled } from '../../../domain/kernel/random.ts';
import type { StoredRecord } from '../queries/image-records.ts';
import { drawnCases } from './drawn-cases.ts';
import { type ImageLibrary, type LibraryCase, optionLetters } from './library-case.ts';
import { recordCase, recordDrawn } from './record-case.ts';

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const served = (one: ImageCase): LibraryCase => ({
  ...one,
  record: null,
  version: hashOf(JSON.stringify(one)),
  questions: one.questions.map(({ question, options }, place) => ({
    question,
    options: shuffled(options, randomFrom(seedOf(`${one.id}/${place}`))).map((option, at) => ({
      label: optionLetters.charAt(at),
      ...option,
    })),
  })),
});

const opened = async (records: readonly StoredRecord[]): Promise<ImageLibrary> => {
  const [{ allCases }, { drawCase }] = await Promise.all([
    import('../../../domain/imaging/cases/all-cases.ts'),
    import('../../../domain/imaging/draw-case.ts'),
  ]);
  const sources = new Map(allCases.map((one) => [one.id, one]));
  const brought = records.map(({ data, hash }) => recordCase(data, hash));
  // In an order that tells nothing: cases of one kind are written side by side.
  const cases = [...allCases.map(served), ...brought].toSorted(
    (a, b) => seedOf(a.id) - seedOf(b.id),
  );
  const byId = new Map(cases.map((one) => [one.id, one]));
  const { drawn, hash } = drawnCases(({ id, record }: LibraryCase) => {
    if (record) return recordDrawn(record);
    const source = sources.get(id);
    if (!source) throw new Error(`There is no case ${id} to draw`);
    return drawCase(source);
  }, hashOf);
  return {
    cases,
    byId: (id) => byId.get(id),
    drawn,
    hash: (one) => (one.record ? one.version : hash(one)),
  };
};

/** The cases, read when somebody first asks for them: a start does not wait for them. */
export const imageLibrary = (
  records: () => Promise<readonly StoredRecord[]>,
): (() => Promise<ImageLibrary>) => {
  let opening: Promise<ImageLibrary> | undefined;
  return () => {
    opening ??= records()
      .then(opened)
      .catch((cause: unknown) => {
        // Whoever asks next tries again.
        opening = undefined;
        throw cause;
      });
    return opening;
  };
};
