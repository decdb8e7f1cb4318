import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component in a file of its own, fetched when it is first shown. */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load() }));
