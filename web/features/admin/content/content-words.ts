import type {
  ContentItem,
  ContentStatus,
  ContentType,
} from '../../../../domain/contracts/content.ts';
import { fieldLabel } from '../../../../domain/contracts/fields.ts';

export const typeWords: Readonly<Record<ContentType, string>> = {
  quiz: 'Quiz',
  exam: 'Exam',
  flashcards: 'Flashcards',
  items: 'Imported items',
};

export const statusWords: Readonly<Record<ContentStatus, string>> = {
  draft: 'Draft',
  'in-review': 'In review',
  active: 'Active',
  quarantined: 'Quarantined',
  retired: 'Retired',
};

/** What a button that moves content there says. */
export const moveWords: Readonly<Record<ContentStatus, string>> = {
  draft: 'Back to draft',
  'in-review': 'Send to review',
  active: 'Make active',
  quarantined: 'Quarantine',
  retired: 'Retire',
};

export const topicsOf = ({ topics }: Pick<ContentItem, 'topics'>): string => topics.join(', ');

/** "Quiz of 20, Respiratory Therapist". */
export const kindOf = ({
  contentType,
  parts,
  profession,
}: Pick<ContentItem, 'contentType' | 'parts' | 'profession'>): string =>
  `${typeWords[contentType]} of ${parts}, ${fieldLabel(profession)}`;
