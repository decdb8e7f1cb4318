import { z } from 'zod';
import { imageId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { labelledOption, optionLabel } from './option-label.ts';
import { seconds } from './quiz.ts';

export const imageModalities = ['X-ray', 'CT', 'MRI', 'Ultrasound', 'Waveform'] as const;
export const imageModality = z.enum(imageModalities, `Use one of: ${imageModalities.join(', ')}`);
export type ImageModality = z.infer<typeof imageModality>;

/** The kinds of image that are practiced, in the words of the launcher. */
export const imageTopics = [
  'pneumonia',
  'pneumothorax',
  'pleural effusion',
  'normal chest',
  'fracture',
  'cardiac',
] as const;
export const imageTopic = z.enum(imageTopics, `Use one of: ${imageTopics.join(', ')}`);
export type ImageTopic = z.infer<typeof imageTopic>;

export const imagesOnPage = 12;
const mostOnPage = 50;
const sizes = `Ask for 1 to ${mostOnPage}`;
const lastPage = 1000;
const pages = `Use a page from 1 to ${lastPage}`;

export const imageListQuery = z.strictObject({
  /** Words of the title, the history, the tags, the modality or the body part. */
  search: line({ max: 120 }).optional(),
  modality: imageModality.optional(),
  /** As it is filed: `Pneumothorax`. */
  pathology: line({ min: [1, 'Name it'], max: 80 }).optional(),
  view: line({ min: [1, 'Name it'], max: 80 }).optional(),
  /** Only what this learner has not read. */
  unread: z.enum(['true', 'false'], 'Use true or false').optional(),
  page: z.coerce.number().int().min(1, pages).max(lastPage, pages).optional(),
  size: z.coerce.number().int().min(1, sizes).max(mostOnPage, sizes).optional(),
});
export type ImageListQuery = z.infer<typeof imageListQuery>;

export const imageMetadata = z.object({
  patientAge: z.string().nullable(),
  patientSex: z.string().nullable(),
  studyDate: z.string().nullable(),
  /** Null until it is read. */
  findings: z.string().nullable(),
  impression: z.string().nullable(),
  technique: z.string().nullable(),
  nihCollection: z.string().nullable(),
  nihImageId: z.string().nullable(),
  nihTitle: z.string().nullable(),
  authors: z.string().nullable(),
  institution: z.string().nullable(),
});

export const imageQuestion = z.object({
  question: z.string(),
  options: z.array(labelledOption),
});
export type ImageQuestion = z.infer<typeof imageQuestion>;

/** How the learner read it. */
export const imageReading = z.object({
  /** Of the questions at the first reading. */
  right: z.int(),
  total: z.int(),
  /** All of them were right at the first reading. */
  isRight: z.boolean(),
  times: z.int(),
  at: instant,
});

export const imageCredit = z.object({
  license: z.string(),
  licenseUrl: z.string().nullable(),
  sourceUrl: z.string().nullable(),
});

/** An image with its case. What tells the diagnosis is null or empty until the learner has read it. */
export const medicalImage = z.object({
  id: imageId,
  title: z.string(),
  /** What it is an image of, never what it shows. */
  description: z.string(),
  pathology: z.string().nullable(),
  modality: imageModality,
  bodyPart: z.string(),
  view: z.string(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  /** Of a record of Open-i; null of what is drawn. */
  openiId: z.string().nullable(),
  tags: z.array(z.string()),
  history: z.string(),
  clinicalScenario: z.string(),
  questions: z.array(imageQuestion),
  findings: z.string().nullable(),
  significance: z.string().nullable(),
  learningObjectives: z.array(z.string()),
  metadata: imageMetadata,
  /** Of an image that somebody else made; null of what is drawn. */
  credit: imageCredit.nullable(),
  /** Null until it is read. */
  reading: imageReading.nullable(),
});
export type MedicalImage = z.infer<typeof medicalImage>;

export const imageList = z.object({
  images: z.array(medicalImage),
  page: z.int(),
  pages: z.int(),
  matching: z.int(),
  /** Whatever is asked for. */
  total: z.int(),
});
export type ImageList = z.infer<typeof imageList>;

const hotspot = z.object({
  id: z.string(),
  /** Percent of the width and the height. */
  x: z.number(),
  y: z.number(),
  name: z.string(),
  explanation: z.string(),
});
export type ImageHotspot = z.infer<typeof hotspot>;

export const stepCall = z.enum(['normal', 'abnormal'], 'Use normal or abnormal');
export type StepCall = z.infer<typeof stepCall>;

/** Everything that is shown once the learner has committed to a reading. */
const interpretation = z.object({
  impression: z.string(),
  hotspots: z.array(hotspot),
  steps: z.array(
    z.object({
      step: z.string(),
      seen: z.string(),
      abnormal: z.boolean(),
      /** As the learner called it at the last reading; null of another version of the case. */
      called: stepCall.nullable(),
    }),
  ),
  questions: z.array(
    z.object({
      key: optionLabel,
      /** At the last reading; null of another version of the case. */
      chosen: optionLabel.nullable(),
      reasons: z.array(z.object({ label: optionLabel, why: z.string() })),
    }),
  ),
  /** Classes of sources. */
  sources: z.array(z.string()),
});
export type ImageInterpretation = z.infer<typeof interpretation>;

/** One case as it is read. */
export const imageCaseDetail = medicalImage.extend({
  /** Told back with the answers: they are of this version of the case. */
  version: z.string(),
  /** What is seen, without its name, for who cannot see it. */
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  /** Of the drawing's own units; null where nothing can be measured. */
  unitsPerCentimeter: z.number().nullable(),
  /** A normal image of the same kind; null where there is none. */
  normalUrl: z.string().nullable(),
  /** What is looked at in turn. */
  checklist: z.array(z.string()),
  interpretation: interpretation.nullable(),
});
export type ImageCaseDetail = z.infer<typeof imageCaseDetail>;

export const readImageBody = z.strictObject({
  version: line({ min: [1, 'Send the version of the case'], max: 64 }),
  /** One for each question, in their order. */
  answers: z.array(optionLabel).max(12, 'Use 12 answers or fewer'),
  /** One for each step of the checklist, in their order. */
  steps: z.array(stepCall).max(20, 'Use 20 steps or fewer'),
  seconds,
});
export type ReadImageBody = z.infer<typeof readImageBody>;

const readImages = z.object({ read: z.int(), right: z.int() });

export const imageStats = z.object({
  totalImages: z.int(),
  modalityBreakdown: z.record(z.string(), z.int()),
  pathologyBreakdown: z.record(z.string(), z.int()),
  /** Images that anybody read in the last seven days, each learner counted once an image. */
  recentDownloads: z.int(),
  /** The views there are, by name. */
  views: z.array(z.string()),
  /** This learner's: each image once, by its first reading. */
  own: readImages.extend({
    /** Of the last seven days. */
    lately: z.int(),
    /** The middle one of the first readings, in seconds; null before the first. */
    medianSeconds: z.number().nullable(),
    kinds: z.array(readImages.extend({ topic: imageTopic, images: z.int() })),
  }),
});
export type ImageStats = z.infer<typeof imageStats>;
export type ImageKindStats = ImageStats['own']['kinds'][number];

export const interpretationBody = z.strictObject({ topic: imageTopic });
export type InterpretationBody = z.infer<typeof interpretationBody>;

/** Cases to read one after the other. */
export const interpretationSet = z.object({ images: z.array(medicalImage) });
export type InterpretationSet = z.infer<typeof interpretationSet>;
