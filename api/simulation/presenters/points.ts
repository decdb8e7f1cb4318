import type { SimulationPoints } from '../../../domain/contracts/simulation-points.ts';
import type { ScoredSection, SimulationResult } from '../../../domain/simulation/events.ts';
import { pointsOf } from '../../../domain/simulation/pass-level.ts';
import { drawnIdOf } from '../../../domain/simulation/shown-scenario.ts';
import type { SimulationRow } from '../../../projectors/simulations/simulations.ts';

const ofKind = (sections: readonly ScoredSection[], kind: ScoredSection['kind']) =>
  pointsOf(sections.filter((section) => section.kind === kind));

/** Decisions in the order in which they were shown. */
const sectionsOf = (sections: readonly ScoredSection[]) => {
  const shown = [...new Set(sections.map(({ point }) => point))];
  return sections.map((section) => ({
    ...pointsOf([section]),
    kind: section.kind,
    point: shown.indexOf(section.point),
  }));
};

/** The points of the problems with sections, each part with the level that passes it. */
export const presentPoints = (
  { attemptId, scenarios }: Pick<SimulationRow, 'attemptId' | 'scenarios'>,
  { sections = [] }: SimulationResult,
): { readonly points?: SimulationPoints } => {
  if (sections.length === 0) return {};
  const problems = scenarios.flatMap(({ scenarioId }, index) => {
    const own = sections.filter((section) => section.scenarioId === scenarioId);
    return own.length === 0
      ? []
      : {
          scenarioId: drawnIdOf(attemptId, index),
          gathering: ofKind(own, 'gathering'),
          decisions: ofKind(own, 'decision'),
          sections: sectionsOf(own),
        };
  });
  return {
    points: {
      gathering: ofKind(sections, 'gathering'),
      decisions: ofKind(sections, 'decision'),
      total: pointsOf(sections),
      problems,
    },
  };
};
