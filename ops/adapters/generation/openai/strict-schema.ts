import { z } from 'zod';
import { studyAidContents } from '../../../../domain/contracts/study-aid-content.ts';
import type { StudyMethod } from '../../../../domain/contracts/study-methods.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What strict mode does not take, or not everywhere, is said in words. */
const lengthOf = ({ maxLength, pattern }: Json): string | undefined => {
  if (pattern === '^[A-F]$') return 'One letter from A to F';
  return typeof maxLength === 'number' ? `At most ${maxLength} characters` : undefined;
};

const countOf = ({ minItems = 0, maxItems }: Json): string =>
  `From ${String(minItems)} to ${String(maxItems)} of them`;

/**
 * One node in strict mode: every property is required and none may be added; what only bounds a value is
 * left to the check of the answer.
 */
const strict = (node: Json): Json => {
  const { type, properties, items, enum: values } = node;
  if (isObject(properties)) {
    const kept = Object.entries(properties).filter(([, one]) => isObject(one));
    return {
      type: 'object',
      properties: Object.fromEntries(kept.map(([name, one]) => [name, strict(one as Json)])),
      required: kept.map(([name]) => name),
      additionalProperties: false,
    };
  }
  if (isObject(items)) return { type: 'array', description: countOf(node), items: strict(items) };
  const description = lengthOf(node);
  return {
    type,
    ...(values ? { enum: values } : {}),
    ...(description ? { description } : {}),
  };
};

/** The JSON schema of what a method makes, as structured outputs take it. */
export const strictSchemaOf = (method: StudyMethod): Json =>
  strict(z.toJSONSchema(studyAidContents[method], { io: 'input', reused: 'inline' }));
