import type { ImageParameters } from './parameters.ts';

export const imageModalities = ['X-ray', 'CT', 'MRI', 'Ultrasound', 'Waveform'] as const;
export type ImageModality = (typeof imageModalities)[number];

/** A drawn image with its patient, to read first and to compare with afterwards. */
export type ImageCase = {
  /** Kebab-case, unique, and telling nothing of the finding: it stands in addresses. */
  readonly id: string;
  /** What brought the patient, never the diagnosis: "Sudden pain on the right". */
  readonly title: string;
  readonly modality: ImageModality;
  /** What it is filed under: "Pneumothorax", "Normal chest". */
  readonly pathology: string;
  readonly bodyPart: string;
  /** "PA, erect", "Axial, no contrast". */
  readonly view: string;
  readonly patient: { readonly age: string; readonly sex: 'female' | 'male' };
  /** One or two sentences, in the words of a request form, with the findings at the bedside. */
  readonly history: string;
  /** What the reader is to decide, in a sentence. */
  readonly clinicalScenario: string;
  readonly questions: readonly {
    readonly question: string;
    /** Three or four; exactly one is right, and each says why. */
    readonly options: readonly {
      readonly text: string;
      readonly right: boolean;
      readonly why: string;
    }[];
  }[];
  /** What it means for the patient and what is done next. */
  readonly significance: string;
  readonly learningObjectives: readonly string[];
  /** Words it is found by, beside its texts. */
  readonly tags: readonly string[];
  /** Classes of sources, as "radiology textbook". */
  readonly sources: readonly string[];
  /** What drawing, findings, hotspots and alternative text all come from. */
  readonly image: ImageParameters;
};

/** A place on the image; percent of its width and height. */
export type Hotspot = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly explanation: string;
};

/** A step of reading in order: "Airway", "Bones" … and what is seen there. */
export type ReadingStep = {
  readonly step: string;
  readonly seen: string;
  readonly abnormal: boolean;
};

export type DrawnCase = {
  /** A whole SVG document, gray values only, no script, nothing fetched. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Of the viewBox; null where nothing can be measured. */
  readonly unitsPerCentimeter: number | null;
  readonly hotspots: readonly Hotspot[];
  readonly steps: readonly ReadingStep[];
  readonly impression: string;
  /** What is seen, without its name, for who cannot see it. */
  readonly alt: string;
};
