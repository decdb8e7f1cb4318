/** The four parts of an SBAR report. */
export type SbarPart = 'situation' | 'background' | 'assessment' | 'recommendation';

/** A telephone report, two sentences for each part. */
export type HandoffCase = Readonly<Record<SbarPart, readonly [string, string]>> & {
  readonly id: string;
  readonly scene: string;
};
