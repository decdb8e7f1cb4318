import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { accountId, subscriptionStream } from '../../../domain/kernel/ids.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import type { Product } from '../../../ops/product/start-product.ts';

const heardMs = 5000;

/** Puts somebody on a plan, as an operator would. */
export const grantPlan = async (
  { world }: Pick<Product, 'world'>,
  learner: string,
): Promise<void> => {
  const subject = accountId.parse(learner);
  const at = world.clock.instant();
  const handled = await handleCommand(world.commands, {
    decider: subscription,
    stream: subscriptionStream(subject),
    command: { type: 'GrantPlan', accountId: subject, at, tier: 'annual' },
    meta: {
      actor: 'system',
      subject,
      correlationId: 'bench',
      commandId: world.identifiers.command(),
    },
  });
  if (!handled.ok) throw new Error('The plan was not granted');
  await world.readPosition.reached(['accounts'], handled.position, heardMs);
};
