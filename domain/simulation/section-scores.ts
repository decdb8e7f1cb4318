import type { DrawnScenario, ScoredSection } from './events.ts';
import { type OpenSimulation, placeKey } from './simulation-state.ts';

type Weighed = { readonly weight: number };
type Work = Pick<OpenSimulation, 'started' | 'made' | 'gathered' | 'refused'>;
type PointAddress = Pick<ScoredSection, 'scenarioId' | 'point'>;

const sum = (weighed: readonly Weighed[]): number =>
  weighed.reduce((all, { weight }) => all + weight, 0);

/** Only problems written for it are weighed: each of their decisions says how the patient is. */
const hasSections = ({ points }: DrawnScenario): boolean =>
  points.every(({ patient }) => patient !== undefined);

const gatheringScore = (
  { gathered }: Work,
  place: PointAddress,
  offered: readonly Weighed[],
): ScoredSection => ({
  ...place,
  kind: 'gathering',
  earned: sum(gathered.filter((one) => placeKey(one) === placeKey(place))),
  max: sum(offered.filter(({ weight }) => weight > 0)),
});

const decisionScore = (
  { made, refused }: Work,
  place: PointAddress,
  { options, isBranch }: DrawnScenario['points'][number],
): ScoredSection => {
  const earned = sum([...refused, ...made].filter((one) => placeKey(one) === placeKey(place)));
  const best = Math.max(...options.map(({ weight }) => weight));
  // A branch can only cost: who never strays can have every point, and nobody has more.
  return isBranch
    ? { ...place, kind: 'decision', earned: Math.min(0, earned), max: 0 }
    : { ...place, kind: 'decision', earned, max: best };
};

/** What each section came to: points gained minus points lost. A branch that was not entered is none. */
export const scoreSections = (work: Work): ScoredSection[] =>
  work.started.scenarios.filter(hasSections).flatMap(({ scenarioId, points }) =>
    points.flatMap((drawn, point) => {
      const place = { scenarioId, point };
      const decision = decisionScore(work, place, drawn);
      const isEntered = [...work.made, ...work.refused].some(
        (one) => placeKey(one) === placeKey(place),
      );
      return [
        ...(drawn.gathering ? [gatheringScore(work, place, drawn.gathering)] : []),
        ...(drawn.isBranch && !isEntered ? [] : [decision]),
      ];
    }),
  );
