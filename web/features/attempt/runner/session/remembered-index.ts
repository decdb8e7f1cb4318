import { tabStorage } from '../../../../storage/browser-storage.ts';

const keyOf = (attemptId: string): string => `quiz-index:${attemptId}`;

/** The question this tab was at; undefined when it was never there. */
export const rememberedIndex = (attemptId: string): number | undefined => {
  const kept = tabStorage.text(keyOf(attemptId));
  return kept === null ? undefined : Number(kept);
};

export const rememberIndex = (attemptId: string, index: number): void => {
  tabStorage.put(keyOf(attemptId), String(index));
};

export const forgetIndex = (attemptId: string): void => tabStorage.remove(keyOf(attemptId));
