import type { DrawnCase } from '../../../domain/imaging/image-case.ts';
import type { ImageRecord } from '../../../domain/medical-images/image-record.ts';
import type { LibraryCase } from './library-case.ts';

/** An id as addresses have it: dots and underscores of Open-i are hyphens. */
const idOf = (openiId: string): string =>
  `openi-${openiId.replaceAll(/[^A-Za-z0-9-]/g, '-')}`.slice(0, 64);

/** A record brings its index terms, and no question; whether it is normal can be asked. */
const questionsOf = ({ isNormal, terms }: ImageRecord): LibraryCase['questions'] => {
  if (isNormal === null) return [];
  const why = `It is indexed as: ${terms.join(', ')}.`;
  return [
    {
      question: 'Is anything abnormal?',
      options: [
        { label: 'A', text: 'Nothing abnormal', right: isNormal, why },
        { label: 'B', text: 'Something abnormal', right: !isNormal, why },
      ],
    },
  ];
};

/** A record as a case of the library. */
export const recordCase = (record: ImageRecord, hash: string): LibraryCase => ({
  id: idOf(record.openiId),
  title: 'A case of Open-i',
  modality: record.modality,
  pathology: record.pathology,
  bodyPart: 'Not stated',
  view: 'Not stated',
  patient: { age: null, sex: null },
  history: 'The record gives no history.',
  clinicalScenario: 'Decide whether anything is abnormal, and what.',
  questions: questionsOf(record),
  significance: record.caption,
  learningObjectives: [],
  tags: [...record.terms],
  sources: [record.collection ?? 'Open-i'],
  version: hash,
  record,
});

/** What is known of the image itself. */
export const recordDrawn = ({ caption, width, height }: ImageRecord): DrawnCase => ({
  svg: '',
  width,
  height,
  unitsPerCentimeter: null,
  hotspots: [],
  steps: [],
  impression: caption,
  alt: 'An image of Open-i. Its record describes it only together with its finding.',
});
