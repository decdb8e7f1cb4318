import { describe, it } from 'vitest';
import type { AccountId, StudyAidId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { StudyAidEvent } from '../../../domain/study-aid/events.ts';
import { type SavedAidCommand, savedAid } from '../../../domain/study-aid/saved-aid.ts';
import { given } from '../../support/given.ts';

const at = '2026-11-26T12:00:00.000Z' as Instant;
const about = (learner = 'learner-1') => ({
  aidId: 'aid-1' as StudyAidId,
  learnerId: learner as AccountId,
  at,
});
const content = {
  method: 'definitions',
  topic: 'asthma',
  parts: 1,
  content: '{}',
  model: null,
} as const;

const saved: StudyAidEvent = { type: 'StudyAidSaved', data: { ...about(), ...content } };
const deleted: StudyAidEvent = { type: 'StudyAidDeleted', data: about() };
const restored: StudyAidEvent = { type: 'StudyAidRestored', data: about() };
const wish = (type: 'DeleteStudyAid' | 'RestoreStudyAid', learner?: string): SavedAidCommand => ({
  type,
  ...about(learner),
});

describe('a saved study aid', () => {
  it('is saved once', () => {
    const save: SavedAidCommand = { type: 'SaveStudyAid', ...about(), ...content };
    given(savedAid, []).when(save).thenRecords(saved);
    given(savedAid, [saved]).when(save).thenRecords();
  });

  it('leaves the library and comes back, each once', () => {
    given(savedAid, [saved]).when(wish('DeleteStudyAid')).thenRecords(deleted);
    given(savedAid, [saved, deleted]).when(wish('DeleteStudyAid')).thenRecords();
    given(savedAid, [saved, deleted]).when(wish('RestoreStudyAid')).thenRecords(restored);
    given(savedAid, [saved, deleted, restored]).when(wish('RestoreStudyAid')).thenRecords();
  });

  it('is absent for anybody else', () => {
    const refusal = { code: 'StudyAidNotFound' } as const;
    given(savedAid, [saved]).when(wish('DeleteStudyAid', 'learner-2')).thenRefuses(refusal);
    given(savedAid, []).when(wish('RestoreStudyAid')).thenRefuses(refusal);
  });
});
