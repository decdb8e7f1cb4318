import { type Peers, peers } from '../../../../../domain/contracts/measurement.ts';

/** How others met so many questions: figures from twenty learners on. */
export const peersOf = (questions: number, learners = 143): Peers =>
  peers.parse(
    Array.from({ length: questions }, (_, index) => ({
      questionId: `item-${index + 1}`,
      learners,
      isEnough: learners >= 20,
      medianSeconds: learners >= 20 ? 62 : null,
      optionShares: learners >= 20 ? { A: 31, B: 54, C: 15 } : {},
    })),
  );
