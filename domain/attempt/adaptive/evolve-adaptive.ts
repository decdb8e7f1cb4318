import { match, P } from 'ts-pattern';
import type { EventOf } from '../../kernel/event-definition.ts';
import type { Attempt, OpenAttempt } from '../attempt-state.ts';
import { creditOf } from '../points.ts';
import type { adaptiveEvents } from './adaptive-events.ts';
import type { AdaptiveProgress } from './adaptive-state.ts';

type AdaptiveEvent = EventOf<(typeof adaptiveEvents)[number]>;
type Started = Extract<AdaptiveEvent, { type: 'AdaptiveExamStarted' }>['data'];

const started = ({ rules, areas, seed, family, difficulty }: Started): AdaptiveProgress => ({
  rules,
  areas,
  seed,
  difficulty,
  families: new Set([family]),
  responses: [],
  counts: {},
  standing: undefined,
});

const evolveRunning = (
  state: OpenAttempt,
  running: AdaptiveProgress,
  event: AdaptiveEvent,
): OpenAttempt =>
  match(event)
    .returnType<OpenAttempt>()
    .with({ type: 'AbilityEstimated' }, ({ data }) => {
      const { difficulty, answered, theta, se, low, high, areaCounts: counts } = data;
      const responses = [...running.responses, { difficulty, credit: creditOf(data) }];
      const standing = { answered, theta, se, low, high };
      return { ...state, adaptive: { ...running, responses, counts, standing } };
    })
    .with({ type: 'ItemChosen' }, ({ data: { item, family, difficulty } }) => ({
      ...state,
      paper: { ...state.paper, items: [...state.paper.items, item] },
      adaptive: { ...running, difficulty, families: new Set(running.families).add(family) },
    }))
    .with({ type: P.union('AdaptiveExamStarted', 'AdaptiveExamEnded') }, () => state)
    .exhaustive();

/** An adaptive exam grows item by item until it is submitted. */
export const evolveAdaptive = (state: Attempt, event: AdaptiveEvent): Attempt => {
  if (state.status !== 'open') return state;
  if (event.type === 'AdaptiveExamStarted') return { ...state, adaptive: started(event.data) };
  return state.adaptive ? evolveRunning(state, state.adaptive, event) : state;
};
