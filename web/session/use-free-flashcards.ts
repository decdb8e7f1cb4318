import { useQuery } from '@tanstack/react-query';
import { freeDailyFlashcards } from '../../domain/contracts/study-aids.ts';
import { configQuery } from './config-query.ts';

/** Flashcards that a learner on the free plan may have made a day. */
export const useFreeFlashcards = (): number =>
  useQuery(configQuery()).data?.freeFlashcardsPerDay ?? freeDailyFlashcards;
