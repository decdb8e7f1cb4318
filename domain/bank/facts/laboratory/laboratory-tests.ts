import { bloodTests } from './blood-tests.ts';
import { chemistryTests } from './chemistry-tests.ts';
import { endocrineAndOtherTests } from './endocrine-and-other-tests.ts';
import type { LaboratoryTest } from './laboratory-test.ts';

/** Every laboratory test we hold. */
export const laboratoryTests: readonly LaboratoryTest[] = [
  ...bloodTests,
  ...chemistryTests,
  ...endocrineAndOtherTests,
];
