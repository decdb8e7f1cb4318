import { inPlace, type PlacedCandidate } from '../../domain/attempt/choose-candidates.ts';
import { drawPractice } from '../../domain/attempt/draw-paper.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { AttemptId } from '../../domain/kernel/ids.ts';
import { randomFrom } from '../../domain/kernel/random.ts';
import type { PracticeTopic } from '../../domain/ports/tutor.ts';
import { drawAndIssue, type PaperWish } from '../attempt/papers/issue-paper.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';

type Choice = PracticeTopic & { readonly naming: ReadonlySet<string> };

/** Those that name what is studied, else those of its topic in the bank; none of a case study, which is asked whole. */
const suiting = (
  candidates: readonly PlacedCandidate[],
  { naming, bankTopics }: Choice,
): readonly PlacedCandidate[] => {
  const single = candidates.filter(({ place }) => place === undefined);
  const named = single.filter(({ itemId }) => naming.has(itemId));
  if (named.length > 0 || bankTopics.length === 0) return named;
  return inPlace(single, { areas: [], topics: bankTopics });
};

/**
 * Issues a paper of one question, answered and shown one by one, as any quiz in tutor mode. Undefined where the
 * bank holds none. Throws as `drawAndIssue` does.
 */
export const issuePracticeItem = async (
  context: ApiContext,
  exchange: Exchange,
  { field, about }: { readonly field: FieldCode; readonly about: PracticeTopic },
): Promise<AttemptId | undefined> => {
  const naming = await context.tutorReads.itemsNaming(field, about.names);
  const random = randomFrom(context.world.identifiers.seed());
  const wish: PaperWish = {
    field,
    exam: undefined,
    mode: 'tutor',
    choose: (candidates) =>
      drawPractice(suiting(candidates, { ...about, naming }), { count: 1, random }),
    timeOf: () => ({ timeLimitMinutes: null, timeFactor: 1 }),
  };
  const issued = await drawAndIssue(context, exchange, wish);
  return issued && issued.attempt.status !== 'absent' ? issued.attempt.paper.attemptId : undefined;
};
