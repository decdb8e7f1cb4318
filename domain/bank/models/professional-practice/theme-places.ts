import type { PracticeTheme } from '../../facts/professional-practice/practice-case.ts';
import { themeTopics } from '../../facts/professional-practice/theme-topics.ts';
import type { Placement } from '../item-model.ts';

/** Where an item of a theme counts in the steps of USMLE. */
export const themePlaces = (theme: PracticeTheme): readonly Placement[] => {
  const { step1, step2 } = themeTopics[theme];
  return [
    ...(step1
      ? [{ field: 'USMLE1', exam: 'USMLE Step 1', area: step1[0], topic: step1[1] } as const]
      : []),
    ...(step2
      ? [{ field: 'USMLE2', exam: 'USMLE Step 2 CK', area: step2[0], topic: step2[1] } as const]
      : []),
  ];
};
