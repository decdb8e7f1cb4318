/** What the oracle found; each finding is a sentence. */
export type Verdict = {
  /** Acknowledged, and not in the log as it was acknowledged. */
  readonly lost: readonly string[];
  /** Stored more than once, or although nobody asked or it was refused. */
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
};

export const together = (verdicts: readonly Verdict[]): Verdict => ({
  lost: verdicts.flatMap(({ lost }) => lost),
  doubled: verdicts.flatMap(({ doubled }) => doubled),
  wrong: verdicts.flatMap(({ wrong }) => wrong),
});

export const wrongOnly = (wrong: readonly string[]): Verdict => ({ lost: [], doubled: [], wrong });
