import { match, P } from 'ts-pattern';
import type { RequestMethod } from '../../domain/contracts/study-aids.ts';
import type { AccountId, StudyAidId, TutorTurnId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** One request for a study aid, or one turn of the tutor that a model was asked for: who asked for what, who made it, and what that took. */
export type GenerationRequestRow = {
  readonly id: StudyAidId | TutorTurnId;
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly method: RequestMethod;
  /** `open` until it was answered; a crash may leave it so. */
  readonly outcome: 'open' | 'generated' | 'unknown' | 'failed';
  readonly provider: 'built-in' | 'openai' | null;
  readonly model: string | null;
  readonly tokens: number;
  /** Millionths of a US dollar. */
  readonly microDollars: number;
  readonly milliseconds: number;
  /** Flashcards that were made. */
  readonly flashcards: number;
  readonly testMode: boolean;
};

export const generationRequests = projection<GenerationRequestRow>()({
  name: 'generation-requests',
  version: 2,
  table: 'generation_request',
  owner: 'learner',
  handles: ['StudyAidRequested', 'StudyAidGenerated', 'StudyAidFailed', 'TutorTurnGiven'],
  columns: [
    { name: 'learner', type: 'text', of: ({ learnerId }) => learnerId },
    // Of UTC: the figures are of the whole product.
    { name: 'day', type: 'text', of: ({ at }) => at.slice(0, 10) },
    { name: 'method', type: 'text', of: ({ method }) => method },
    { name: 'outcome', type: 'text', of: ({ outcome }) => outcome },
    { name: 'provider', type: 'text', of: ({ provider }) => provider },
    { name: 'model', type: 'text', of: ({ model }) => model },
    { name: 'tokens', type: 'bigint', of: ({ tokens }) => tokens },
    { name: 'micro_dollars', type: 'bigint', of: ({ microDollars }) => microDollars },
    { name: 'flashcards', type: 'bigint', of: ({ flashcards }) => flashcards },
    { name: 'test_mode', type: 'boolean', of: ({ testMode }) => testMode },
  ],
  indexes: [['day'], ['learner', 'day']],
  keys: ({ type, data }) => [type === 'TutorTurnGiven' ? data.turnId : data.aidId],
  isFinal: ({ outcome }) => outcome !== 'open',
  evolve: (row, event) =>
    match(event)
      .returnType<GenerationRequestRow | undefined>()
      .with({ type: 'StudyAidRequested' }, ({ data, meta }) => ({
        id: data.aidId,
        learnerId: data.learnerId,
        at: data.at,
        method: data.method,
        outcome: 'open',
        provider: null,
        model: null,
        tokens: 0,
        microDollars: 0,
        milliseconds: 0,
        flashcards: 0,
        testMode: meta.testMode ?? false,
      }))
      .with(
        { type: P.union('StudyAidGenerated', 'StudyAidFailed') },
        ({ type, data }) =>
          row && {
            ...row,
            outcome: type === 'StudyAidFailed' ? data.outcome : 'generated',
            provider: data.provider,
            model: data.model,
            tokens: data.inputTokens + data.outputTokens,
            microDollars: data.microDollars,
            milliseconds: data.milliseconds,
            flashcards:
              type === 'StudyAidGenerated' && data.method === 'flashcards' ? data.parts : 0,
          },
      )
      // Turns that rules alone answered are no requests.
      .with({ type: 'TutorTurnGiven' }, ({ data, meta }) =>
        data.model === null
          ? undefined
          : {
              id: data.turnId,
              learnerId: data.learnerId,
              at: data.at,
              method: 'tutor',
              outcome: 'generated',
              provider: data.provider,
              model: data.model,
              tokens: data.inputTokens + data.outputTokens,
              microDollars: data.microDollars,
              milliseconds: data.milliseconds,
              flashcards: 0,
              testMode: meta.testMode ?? false,
            },
      )
      .exhaustive(),
});
