/** What the refusals of a change to a running paper mean to the page that sent it. */

/** The paper takes nothing any more; what was not sent yet would be refused like this. */
export const paperOverCodes = ['AlreadySubmitted', 'AttemptGivenUp', 'TimeIsUp'] as const;

/** This one change will never be taken; the paper goes on taking others. */
export const changeRefusedCodes = [
  ...(['InvalidRequest', 'QuestionNotOnPaper', 'OptionNotOnQuestion', 'OneAnswerOnly'] as const),
  ...(['TooManyChosen', 'OrderIncomplete', 'NotANumber'] as const),
  ...([
    'AnsweredElsewhere',
    'AnswerRevealedAlready',
    'AnswersAreFinal',
    'AnswerMissing',
    'NotAdaptive',
  ] as const),
  'CannotPause',
] as const;

/** Unknown, somebody else's, or given up: asking for the paper again would change nothing. */
export const paperGoneCodes = ['AttemptNotFound', 'AttemptGivenUp', 'InvalidRequest'] as const;

/** The simulation stands elsewhere than this page believes. */
export const walkMovedCodes = [
  ...(['DecisionAlreadyMade', 'DecisionOutOfOrder', 'DecisionNotHere'] as const),
  ...(['GatheringNotHere', 'GatheringOpen', 'GatheringOver'] as const),
  'AttemptNotFound',
  ...paperOverCodes,
] as const;
