/** A picture to read: what draws it, and what is told before and after. */
export type PictureLesson = {
  /** Kebab-case; the seed of its unevenness too. */
  readonly id: string;
  /** What it shows; hidden until it was read. */
  readonly pathology: string;
  readonly modality:
    | 'X-ray'
    | 'ECG'
    | 'Capnography'
    | 'Ventilator'
    | 'Spirometry'
    | 'Fetal monitor';
  readonly bodyPart: string;
  readonly imageType: string;
  /** Words that it is found by, organ systems among them. */
  readonly groups: readonly string[];
  /** A patient without the diagnosis. */
  readonly history: string;
  readonly kind: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly significance: string;
};

/** A lesson without what its kind tells. */
export type LessonCore = Omit<PictureLesson, 'modality' | 'bodyPart' | 'imageType' | 'kind'>;
