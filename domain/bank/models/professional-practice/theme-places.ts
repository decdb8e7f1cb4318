import type { ItemField } from '../../../contracts/item-fields.ts';
import type { PracticeTheme } from '../../facts/professional-practice/practice-case.ts';
import { type Spots, themeTopics } from '../../facts/professional-practice/theme-topics.ts';
import type { Placement } from '../item-model.ts';

const practitioner = ({ np }: Spots): Placement[] =>
  np
    ? [
        { field: 'NP', exam: 'AANP Exam', area: np.aanp[0], topic: np.aanp[1] },
        { field: 'NP', exam: 'ANCC Exam', area: np.ancc[0], topic: np.ancc[1] },
      ]
    : [];

const assistant = ({ pa, panre }: Spots): Placement[] => [
  ...(pa
    ? [{ field: 'PA', exam: 'PANCE', area: 'professional-practice', topic: pa } as const]
    : []),
  ...(panre
    ? [{ field: 'PA', exam: 'PANRE', area: 'emergent-topics', topic: panre } as const]
    : []),
];

const physician = ({ step1, step2 }: Spots): Placement[] => [
  ...(step1
    ? [{ field: 'USMLE1', exam: 'USMLE Step 1', area: step1[0], topic: step1[1] } as const]
    : []),
  ...(step2
    ? [{ field: 'USMLE2', exam: 'USMLE Step 2 CK', area: step2[0], topic: step2[1] } as const]
    : []),
];

/** Where an item of a theme counts, in every field that examines it. */
export const themePlaces = (
  theme: PracticeTheme,
  notFor: readonly ItemField[] = [],
): readonly Placement[] => {
  const of = themeTopics[theme];
  return [...assistant(of), ...practitioner(of), ...physician(of)].filter(
    ({ field }) => !notFor.includes(field),
  );
};
