import type { StepOrder } from '../../facts/nursing-safety/step-order.ts';
import { stepOrders } from '../../facts/nursing-safety/step-orders.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { asChoice, nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';

const draftsOf = (order: StepOrder): SingleDraft[] =>
  order.asks.flatMap(({ step, stem }) => {
    const key = order.steps[step];
    if (!key) return [];
    return [
      {
        type: 'single' as const,
        name: `${order.id}-${step + 1}`,
        facts: [order.id],
        places: nursingPlaces('safety', order),
        level: 'application' as const,
        stem,
        key: asChoice(key),
        distractors: [...order.steps.slice(step + 1), ...order.wrong].map(asChoice),
        explanation: `${key[1]} ${order.takeaway}`,
        source: sourceOf('safety'),
      },
    ];
  });

/** The step that comes first or next where the order protects somebody. */
export const stepModel: ItemModel = {
  id: 'safe-step',
  version: 1,
  problem: 'The first or the next step of a safety procedure is to be chosen.',
  features: 'What has been done, what is in danger, what would spread or worsen harm.',
  slips: 'Doing a right step too early; a common but harmful habit.',
  drafts: () => stepOrders.flatMap(draftsOf),
};
