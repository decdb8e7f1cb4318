import { siblingGroups } from '../cases-items/sibling-groups.ts';
import type { CaseRule } from './case-rule.ts';

const separate: CaseRule = {
  name: 'separate-patients',
  severity: 'error',
  find: (file) =>
    file.form === 'separate-patients' && siblingGroups(file).length < 2
      ? [{ path: ['form'], says: 'all asks show a part in common: they are about one patient' }]
      : [],
};

/** Who of a file of several patients is asked about beside whom. */
export const siblingRules: readonly CaseRule[] = [separate];
