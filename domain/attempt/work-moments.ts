import { match } from 'ts-pattern';
import type { FilmMoment } from '../contracts/film.ts';
import type { QuestionId } from '../kernel/ids.ts';
import type { WorkEvent } from './work-events.ts';

type MomentContext = { readonly ms: number; readonly idOf: (itemId: string) => QuestionId };

/** What a film shows of an event that is no answer; `ms` is when it was recorded. */
export const workMoments = (event: WorkEvent, { ms, idOf }: MomentContext): readonly FilmMoment[] =>
  match(event)
    .returnType<readonly FilmMoment[]>()
    .with({ type: 'ItemFlagged' }, ({ data: { itemId, flagged } }) => [
      { ms, kind: flagged ? 'flagged' : 'unflagged', questionId: idOf(itemId) },
    ])
    .with({ type: 'AnswerStruck' }, ({ data: { itemId, struck } }) => [
      { ms, kind: 'struck', questionId: idOf(itemId), labels: struck },
    ])
    .with({ type: 'ItemNoted' }, ({ data }) => [
      { ms, kind: 'noted', questionId: idOf(data.itemId) },
    ])
    .with({ type: 'AttemptPaused' }, () => [{ ms, kind: 'paused', questionId: null }])
    .with({ type: 'AttemptResumed' }, () => [{ ms, kind: 'resumed', questionId: null }])
    // Its entries were sent together but tell their own times.
    .with({ type: 'ActivityRecorded' }, ({ data: { entries } }) =>
      entries.map(({ kind, itemId, ms: own }) => ({
        ms: own,
        kind,
        questionId: itemId && idOf(itemId),
      })),
    )
    .exhaustive();
