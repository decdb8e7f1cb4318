import type { AttemptEvent } from '../../domain/attempt/events.ts';
import type { DrawEvent } from '../../domain/draws/events.ts';
import {
  type AuditWords,
  clockWords,
  type EventTypesOf,
  said,
  scoreWords,
  several,
  verdictWord,
} from '../audit/sentences/sentence.ts';
import { drawsAudit } from '../draws/audit-words.ts';

type Paper = { readonly exam: string | null; readonly isFullLength: boolean };

const paperWords = ({ exam, isFullLength }: Paper): string => {
  if (exam === null) return 'a practice quiz';
  return isFullLength ? `a full-length ${exam} exam` : `a ${exam} quiz`;
};

const chosenWords = (chosen: readonly unknown[]): string =>
  chosen.length === 0 ? 'taken back' : chosen.map(String).join(', ');

const endRules = {
  confidence: 'the result was clear',
  'maximum-length': 'every question was asked',
  'out-of-time': 'the time was over',
  'ended-early': 'the learner ended it',
} as const;

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly attempt: (AttemptEvent | DrawEvent)['type'];
  }
}

/** What the audit says of its events. */
export const attemptAudit: AuditWords<EventTypesOf['attempt']> = {
  sentences: {
    PaperIssued: ({ items, timeLimitMinutes, ...paper }) =>
      said(
        'was issued',
        `${paperWords(paper)} of ${items.length}`,
        timeLimitMinutes === null ? null : several(timeLimitMinutes, 'minute'),
      ),
    AnswerGiven: ({ itemId, chosen, seconds }) =>
      said('answered', `question ${itemId}`, `${chosenWords(chosen)}, ${clockWords(seconds)}`),
    AnswerRevealed: ({ itemId, correct }) =>
      said('checked', `question ${itemId}`, verdictWord(correct)),
    QuizSubmitted: (result) => said('submitted', paperWords(result), scoreWords(result)),
    AttemptVoided: () => said('discarded', 'a quiz'),
    AttemptRescored: ({ itemId, before, after }) =>
      said(
        'rescored',
        `an attempt with item ${itemId}`,
        before.correct === after.correct
          ? `${after.correct} right, as before`
          : `${before.correct} right is now ${after.correct}`,
      ),
    ItemFlagged: ({ itemId, flagged }) =>
      said(flagged ? 'flagged' : 'unflagged', `question ${itemId}`),
    AnswerStruck: ({ itemId, struck }) =>
      said(
        struck.length > 0 ? 'struck out' : 'brought back',
        struck.length > 0
          ? `option ${struck.join(', ')} of question ${itemId}`
          : `every option of question ${itemId}`,
      ),
    ItemNoted: ({ itemId, removed }) =>
      said(removed ? 'removed' : 'wrote', `a note on question ${itemId}`),
    AttemptPaused: () => said('paused', 'a quiz'),
    AttemptResumed: () => said('resumed', 'a quiz'),
    ActivityRecorded: ({ entries }) =>
      said('worked on', 'a quiz', several(entries.length, 'step recorded', 'steps recorded')),
    AdaptiveExamStarted: () => said('started', 'an adaptive exam'),
    AbilityEstimated: ({ answered, theta }) =>
      said(
        'was estimated',
        `at ability ${theta.toFixed(2)}`,
        `after ${several(answered, 'answer')}`,
      ),
    ItemChosen: ({ item: { itemId } }) => said('was given', `question ${itemId}`, 'the next one'),
    AdaptiveExamEnded: ({ passed, answered, rule }) =>
      said(
        'finished',
        'an adaptive exam',
        `${passed ? 'passed' : 'not passed'} after ${several(answered, 'answer')}, because ${endRules[rule]}`,
      ),
    ...drawsAudit.sentences,
  },
};
