import type { ImageCaseDetail, MedicalImage } from '../../../domain/contracts/medical-images.ts';
import type { DrawnCase } from '../../../domain/imaging/image-case.ts';
import type { ImageId } from '../../../domain/kernel/ids.ts';
import type { ImageReadingRow } from '../../../projectors/image-readings/image-readings.ts';
import { isReadRight } from '../is-read-right.ts';
import type { ImageLibrary, LibraryCase } from '../library/library-case.ts';

type Reading = ImageReadingRow | undefined;

const imageAddress = (library: ImageLibrary, one: LibraryCase): string =>
  `/api/medical-images/${one.id}/${one.record ? 'file' : 'image.svg'}?v=${library.hash(one)}`;

const readingOf = (reading: Reading): MedicalImage['reading'] =>
  reading
    ? {
        right: reading.first.right,
        total: reading.first.total,
        isRight: isReadRight(reading),
        times: reading.times,
        at: reading.last.at,
      }
    : null;

/** What is abnormal, step by step; what was looked at where nothing is. */
const findingsOf = ({ steps, impression }: DrawnCase): string => {
  if (steps.length === 0) return impression;
  const abnormal = steps.filter(({ abnormal: is }) => is);
  return (abnormal.length > 0 ? abnormal : steps)
    .map(({ step, seen }) => `${step}: ${seen}`)
    .join('. ');
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What tells the diagnosis, once the case was read. */
const told = (library: ImageLibrary, one: LibraryCase) => {
  const drawn = library.drawn(one);
  return {
    findings: findingsOf(drawn),
    impression: drawn.impression,
    pathology: one.pathology,
    tags: [...one.tags],
    significance: one.significance,
    learningObjectives: [...one.learningObjectives],
  };
};

const untold = {
  findings: null,
  impression: null,
  pathology: null,
  tags: [],
  significance: null,
  learningObjectives: [],
};

/** What it is an image of, never what it shows. */
const describedBy = ({ modality, bodyPart, view, patient, record }: LibraryCase): string =>
  record
    ? `${modality}, from Open-i.`
    : `${modality}, ${bodyPart.toLowerCase()}, ${view}. ${capital(patient.sex ?? '')}, ${patient.age}. Schematic, for learning.`;

/** A case in the list: what tells its diagnosis only to whoever has read it. */
export const shownImage = (
  library: ImageLibrary,
  one: LibraryCase,
  reading: Reading,
): MedicalImage => {
  const { impression, findings, ...known } = reading ? told(library, one) : untold;
  const address = imageAddress(library, one);
  const { modality, bodyPart, view, patient, record } = one;
  return {
    id: one.id as ImageId,
    title: one.title,
    description: describedBy(one),
    ...known,
    modality,
    bodyPart,
    view,
    imageUrl: address,
    thumbnailUrl: address,
    openiId: record?.openiId ?? null,
    history: one.history,
    clinicalScenario: one.clinicalScenario,
    questions: one.questions.map(({ question, options }) => ({
      question,
      options: options.map(({ label, text }) => ({ label, text })),
    })),
    findings,
    metadata: {
      patientAge: patient.age,
      patientSex: patient.sex,
      studyDate: null,
      findings,
      impression,
      technique: record ? null : view,
      nihCollection: record?.collection ?? null,
      nihImageId: record?.openiId ?? null,
      // The title of an article tells the finding.
      nihTitle: (reading && record?.title) ?? null,
      authors: record?.authors ?? null,
      institution: record?.institution ?? null,
    },
    credit: record && {
      license: record.license,
      licenseUrl: record.licenseUrl,
      sourceUrl: record.articleUrl,
    },
    reading: readingOf(reading),
  };
};

const interpretationOf = (
  drawn: DrawnCase,
  one: LibraryCase,
  { last }: ImageReadingRow,
): ImageCaseDetail['interpretation'] => {
  // Letters of another version stand for other options.
  const isOfThis = last.version === one.version;
  return {
    impression: drawn.impression,
    hotspots: [...drawn.hotspots],
    steps: drawn.steps.map((step, place) => ({
      ...step,
      called: (isOfThis && last.calls[place]) || null,
    })),
    questions: one.questions.map(({ options }, place) => ({
      key: options.find(({ right }) => right)?.label ?? '',
      chosen: (isOfThis && last.chosen[place]) || null,
      reasons: options.map(({ label, why }) => ({ label, why })),
    })),
    sources: [...one.sources],
  };
};

/** One case as it is read, and all that is told of it afterwards. */
export const shownCase = (
  library: ImageLibrary,
  one: LibraryCase,
  { reading, normalUrl }: { readonly reading: Reading; readonly normalUrl: string | null },
): ImageCaseDetail => {
  const drawn = library.drawn(one);
  return {
    ...shownImage(library, one, reading),
    version: one.version,
    alt: drawn.alt,
    width: drawn.width,
    height: drawn.height,
    unitsPerCentimeter: drawn.unitsPerCentimeter,
    normalUrl,
    checklist: drawn.steps.map(({ step }) => step),
    interpretation: reading ? interpretationOf(drawn, one, reading) : null,
  };
};
