import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../domain/contracts/account.ts';
import { configQuery } from '../../session/config-query.ts';
import { openAttemptsQuery } from '../attempt/queries/open-attempts-query.ts';
import { progressQuery } from '../progress/queries/progress-query.ts';
import { readinessQuery } from '../readiness/readiness-query.ts';
import { reviewQuery } from '../review/queries/review-query.ts';
import { useFlashcardsToday } from '../study-aid/use-flashcards-today.ts';

/** What decides the order and the height of the dashboard; `isReady` once each has been answered. */
export const useDashboard = (user: User) => {
  const papers = useQuery(openAttemptsQuery());
  const review = useQuery(reviewQuery());
  const progress = useQuery(progressQuery());
  const readiness = useQuery(readinessQuery());
  const config = useQuery(configQuery());
  const flashcards = useFlashcardsToday(user);
  const [isReady, setReady] = useState(false);
  const isWaiting = [papers, review, progress, readiness, config, flashcards].some(
    ({ isPending }) => isPending,
  );
  // A part that is asked for again later must not take the page away.
  if (!isReady && !isWaiting) setReady(true);
  return { papers, review, progress, readiness, flashcardsMade: flashcards.made, isReady };
};
