import { labelsOf } from '../../../domain/attempt/paper-options.ts';
import {
  enoughLearners,
  type FirstMeetings,
  medianSeconds,
  noMeetings,
  optionShares,
} from '../../../domain/bank/item/first-meetings.ts';
import type { Peers } from '../../../domain/contracts/measurement.ts';
import type { OptionId, QuestionId } from '../../../domain/kernel/ids.ts';

type FirstMeetingsOnPaper = {
  readonly questionId: QuestionId;
  readonly options: readonly OptionId[];
  readonly first: FirstMeetings | undefined;
};

/** The shares under the letters of the paper. */
const sharesOn = (options: readonly OptionId[], first: FirstMeetings): Record<string, number> => {
  const shares = optionShares(first);
  const labels = labelsOf(options);
  return Object.fromEntries(
    options.flatMap((id, place) => {
      const [label, share] = [labels[place], shares[id]];
      return label === undefined || share === undefined ? [] : [[label, share]];
    }),
  );
};

/** Figures only from enough learners on: fewer say nothing, and could be told apart. */
export const presentPeer = ({
  questionId,
  options,
  first = noMeetings,
}: FirstMeetingsOnPaper): Peers[number] => {
  const isEnough = first.learners >= enoughLearners;
  const median = isEnough ? medianSeconds(first) : undefined;
  return {
    questionId,
    learners: first.learners,
    isEnough,
    medianSeconds: median === undefined ? null : Math.round(median),
    optionShares: isEnough ? sharesOn(options, first) : {},
  };
};
