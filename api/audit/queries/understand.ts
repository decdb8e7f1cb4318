import type { AuditPage } from '../../../domain/contracts/audit.ts';
import { eventTypes } from '../../../domain/events/registry.ts';
import { isOwnStream } from '../../../domain/kernel/ids.ts';

/** What somebody typed into the one field of the search, as the audit can look for it. */
export type Understood = {
  readonly as: NonNullable<AuditPage['understood']>;
  readonly position?: string;
  readonly persons?: readonly string[];
  readonly streams?: readonly string[];
  readonly streamPrefix?: string;
  readonly types?: readonly string[];
};

/** The digits of a position of a log that counts its events. */
const positionDigits = 20;

const kindsWithIds = ['account', 'subscription', 'attempt', 'item', 'scenario', 'simulation'];
const moreKindsWithIds = [
  'aid',
  'institution',
  'achievements',
  'readiness',
  'studyplan',
  'referrals',
];

const isId = (text: string): boolean => /^[A-Za-z0-9-]{6,64}$/.test(text) && /\d/.test(text);

const positionIn = (text: string): string | undefined => {
  const plain = text.replaceAll(/[,\s]/g, '');
  if (/^\d{1,20}$/.test(plain)) return plain.padStart(positionDigits, '0');
  return /^\d{20}-\d{20}$/.test(plain) ? plain : undefined;
};

const typesNamed = (text: string): readonly string[] => {
  const words = text.toLowerCase().split(/\s+/);
  return eventTypes.filter((type) => words.every((word) => type.toLowerCase().includes(word)));
};

const streamIn = (text: string): Understood | undefined => {
  if (text.endsWith('*') && isOwnStream(text.slice(0, -1))) {
    return { as: 'stream', streamPrefix: text.slice(0, -1) };
  }
  return isOwnStream(text) ? { as: 'stream', streams: [text] } : undefined;
};

type FindPerson = (named: string) => Promise<string | undefined>;

/** A position, a stream, a person by exact name or id, an id of anything, or words of event types. */
export const understand = async (text: string, findPerson: FindPerson): Promise<Understood> => {
  const position = positionIn(text);
  if (position !== undefined) return { as: 'position', position };
  const person = await findPerson(text);
  if (person !== undefined) return { as: 'person', persons: [person] };
  const stream = streamIn(text);
  if (stream) return stream;
  const types = typesNamed(text);
  if (types.length > 0) return { as: 'types', types };
  if (!isId(text)) return { as: 'nothing' };
  const streams = [...kindsWithIds, ...moreKindsWithIds].map((kind) => `${kind}-${text}`);
  return { as: 'id', streams };
};
