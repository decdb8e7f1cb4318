import type { Peers } from '../../domain/contracts/measurement.ts';
import {
  enoughLearners,
  type FirstMeetings,
  medianSeconds,
  noMeetings,
  optionShares,
} from '../../domain/item/first-meetings.ts';
import type { ItemId } from '../../domain/kernel/ids.ts';

type Met = { readonly itemId: ItemId; readonly first: FirstMeetings | undefined };

/** Figures only from enough learners on: fewer say nothing, and could be told apart. */
export const presentPeer = ({ itemId, first = noMeetings }: Met): Peers[number] => {
  const isEnough = first.learners >= enoughLearners;
  const median = isEnough ? medianSeconds(first) : undefined;
  return {
    questionId: itemId,
    learners: first.learners,
    isEnough,
    medianSeconds: median === undefined ? null : Math.round(median),
    optionShares: isEnough ? optionShares(first) : {},
  };
};
