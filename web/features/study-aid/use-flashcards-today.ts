import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../domain/contracts/account.ts';
import { dayIn } from '../../../domain/kernel/time.ts';
import { flashcardsQuery } from './queries/study-aid-queries.ts';

type FlashcardsToday = {
  readonly isPending: boolean;
  /** On the learner's own today; undefined while it is not told, as during an exam. */
  readonly made: number | undefined;
};

/** How many flashcards the generator made for the learner today: those alone have a limit. */
export const useFlashcardsToday = ({ timeZone, today }: User): FlashcardsToday => {
  const { data, isPending } = useQuery(flashcardsQuery());
  const made = data?.filter(
    ({ source, createdAt }) => source === undefined && dayIn(timeZone, createdAt) === today,
  ).length;
  return { isPending, made };
};
