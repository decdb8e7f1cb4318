import type { Capability } from '../../domain/contracts/entitlements.ts';

const exams: readonly Capability[] = ['fullLengthExams', 'clinicalSimulations'];

/** What a free learner is told of what only Pro holds. */
export const needsPro = (capability: Capability): string =>
  exams.includes(capability)
    ? 'Full-length exams are available for Pro subscribers only.'
    : 'This feature is part of Pro.';
