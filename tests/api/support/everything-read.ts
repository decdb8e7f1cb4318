import type { TestProduct } from '../../support/product.ts';

/** Waits until every read model has caught up with the log. */
export const everythingRead = async ({ world }: TestProduct): Promise<void> => {
  const { commands, readPosition, settings } = world;
  await readPosition.reached(settings.projections, await commands.log.head(), 5000);
};
