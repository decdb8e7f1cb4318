import { itemsOfCase } from '../cases-items/items-of-case.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import type { CaseFinding } from '../cases-schema/case-finding.ts';
import { lintItems } from './lint-items.ts';

/** What a build would refuse in the items that a sound case makes, once for each ask, where the ask stands. */
export const checkItemsOfCase = (file: CaseFile): readonly CaseFinding[] => {
  const items = itemsOfCase(file);
  const askOf = new Map<string, string | undefined>(items.map((item) => [item.id, item.case?.ask]));
  const findings = lintItems(items).map(({ itemId, rule, detail }) => {
    const ask = file.asks.findIndex(({ id }) => id === askOf.get(itemId));
    return {
      rule,
      severity: 'error' as const,
      path: ['asks', ask],
      says: detail.replaceAll('\n', ' '),
    };
  });
  return [...new Map(findings.map((one) => [`${one.rule} ${one.path[1]}`, one])).values()];
};
