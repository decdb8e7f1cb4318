/** Tests that are ordered together, so that their results stand side by side. */
export type Panel =
  | 'metabolic'
  | 'blood-count'
  | 'coagulation'
  | 'liver'
  | 'endocrine'
  | 'heart'
  | 'urine'
  | 'immune'
  | 'gases'
  | 'spinal-fluid'
  | 'other';

/** A laboratory test of adults. Ranges are common ones; each laboratory prints its own. */
export type LaboratoryTest = {
  readonly id: string;
  readonly label: string;
  readonly reference: string;
  readonly panel: Panel;
  readonly low?: string;
  readonly high?: string;
  /** A limit at which most laboratories call. */
  readonly critical?: string;
  /** How the sample is taken or the client prepared. */
  readonly sample?: string;
};
