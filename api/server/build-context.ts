import { answerTo } from './answer-to.ts';
import { auditWords } from './audit-words.ts';
import { capabilities, type Listed } from './capabilities.ts';
import type { ApiCapability } from './capability.ts';
import type { ApiContext, ContextOf, PartsOf } from './context.ts';
import { inOne } from './in-one.ts';
import { serverParts } from './parts.ts';
import type { ApiWorld } from './world.ts';

/** The parts of the server and of all capabilities. Throws where two have one of the same name. */
export const buildContext = (
  world: ApiWorld,
  from: readonly Pick<ApiCapability, 'word' | 'parts'>[] = capabilities,
): ApiContext =>
  inOne('part', [
    ['server', { ...serverParts(world), answerTo, auditWords }],
    ...from.map(({ word, parts }) => [word, parts?.(world) ?? {}] as const),
  ]) as ContextOf<Listed<PartsOf>>;
