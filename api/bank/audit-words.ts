import type { ItemEvent } from '../../domain/bank/item/events.ts';
import type { ScenarioEvent } from '../../domain/bank/scenarios/scenario-events.ts';
import { type AuditWords, type EventTypesOf, said, several } from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly bank: (ItemEvent | ScenarioEvent)['type'];
  }
}

/** What the audit says of its events. */
export const bankAudit: AuditWords<EventTypesOf['bank']> = {
  sentences: {
    ItemPublished: ({ item, revision }) =>
      said('published', `item ${item.id}`, `revision ${revision}`),
    ItemWithdrawn: ({ itemId }) => said('withdrew', `item ${itemId}`),
    ItemRekeyed: ({ itemId, keyBefore, key }) =>
      said('rekeyed', `item ${itemId}`, `${keyBefore.join(', ')} is now ${key.join(', ')}`),
    ItemReported: ({ itemId, reason }) => said('reported', `item ${itemId}`, reason),
    ItemReportsDismissed: ({ itemId, through, reason }) =>
      said('kept', `item ${itemId}`, `after ${several(through, 'report')}, ${reason}`),
    ScenarioPublished: ({ scenarioId, revision }) =>
      said('published', `scenario ${scenarioId}`, `revision ${revision}`),
    ScenarioWithdrawn: ({ scenarioId }) => said('withdrew', `scenario ${scenarioId}`),
  },
  notable: ['ItemRekeyed'],
};
