import { match } from 'ts-pattern';
import type { StudyMethod } from '../../domain/contracts/study-methods.ts';
import type { AccountId, StudyAidId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** A saved aid without its content, which stays in its stream. */
export type StudyAidRow = {
  readonly aidId: StudyAidId;
  readonly learnerId: AccountId;
  readonly method: StudyMethod;
  /** Sealed. */
  readonly topic: string;
  readonly parts: number;
  readonly at: Instant;
  readonly isDeleted: boolean;
};

/** What stands in each learner's library. */
export const studyAids = projection<StudyAidRow>()({
  name: 'study-aids',
  version: 1,
  table: 'study_aid',
  owner: 'learner',
  handles: ['StudyAidSaved', 'StudyAidDeleted', 'StudyAidRestored'],
  columns: [
    { name: 'learner', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'at', type: 'text', of: ({ at }) => at },
    { name: 'is_deleted', type: 'boolean', of: ({ isDeleted }) => isDeleted },
  ],
  indexes: [['learner', 'at']],
  keys: ({ data }) => [data.aidId],
  evolve: (row, event) =>
    match(event)
      .returnType<StudyAidRow | undefined>()
      .with(
        { type: 'StudyAidSaved' },
        ({ data: { aidId, learnerId, method, topic, parts, at } }) => ({
          aidId,
          learnerId,
          method,
          topic,
          parts,
          at,
          isDeleted: false,
        }),
      )
      .with({ type: 'StudyAidDeleted' }, () => row && { ...row, isDeleted: true })
      .with({ type: 'StudyAidRestored' }, () => row && { ...row, isDeleted: false })
      .exhaustive(),
});
