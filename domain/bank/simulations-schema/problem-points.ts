import type { AuthoredDecision, AuthoredGathering, SimulationFile } from './simulation-file.ts';

/** A decision of a problem with the gathering that stands ahead of it. */
export type ProblemPoint = {
  readonly decision: AuthoredDecision;
  readonly gathering: AuthoredGathering | undefined;
  /** Of the decision among the sections of its file. */
  readonly section: number;
};

/** The decisions of a problem in the order of its file; a gathering belongs to the one after it. */
export const problemPoints = ({
  sections,
}: Pick<SimulationFile, 'sections'>): readonly ProblemPoint[] =>
  sections.flatMap((decision, section) => {
    if (decision.kind !== 'decision-making') return [];
    const before = sections[section - 1];
    const gathering = before?.kind === 'information-gathering' ? before : undefined;
    return [{ decision, gathering, section }];
  });
