import { describe, it } from 'vitest';
import type { AccountId, ImageId } from '../../../domain/kernel/ids.ts';
import type { CalendarDay, Instant } from '../../../domain/kernel/time.ts';
import type { MedicalImageEvent } from '../../../domain/medical-images/events.ts';
import {
  mostReadings,
  type ReadImage,
  readingsOfDay,
} from '../../../domain/medical-images/readings-of-day.ts';
import { given } from '../../support/given.ts';

const which = {
  imageId: 'sudden-pain' as ImageId,
  version: 'v1',
  pathology: 'Pneumothorax',
  modality: 'X-ray',
} as const;
const about = {
  learnerId: 'learner-1' as AccountId,
  at: '2026-11-27T12:00:00.000Z' as Instant,
  day: '2026-11-27' as CalendarDay,
  seconds: 60,
};
const labels = ['A', 'B', 'C'];

const read = (changes: Partial<ReadImage> = {}): ReadImage => ({
  type: 'ReadImage',
  ...about,
  image: {
    ...which,
    questions: [
      { key: 'B', labels },
      { key: 'A', labels },
    ],
    steps: [false, true],
  },
  version: 'v1',
  answers: ['B', 'C'],
  steps: ['normal', 'normal'],
  ...changes,
});

const recorded: MedicalImageEvent = {
  type: 'ImageCaseRead',
  data: {
    ...about,
    ...which,
    answers: [
      { chosen: 'B', right: true },
      { chosen: 'C', right: false },
    ],
    right: 1,
    total: 2,
    steps: [
      { called: 'normal', agrees: true },
      { called: 'normal', agrees: false },
    ],
  },
};

describe('a reading of an image', () => {
  it('is scored by its questions, and tells where the checklist differs', () => {
    given(readingsOfDay, []).when(read()).thenRecords(recorded);
  });

  it('may be made again, and is recorded again', () => {
    given(readingsOfDay, [recorded]).when(read()).thenRecords(recorded);
  });

  it('is refused where a question or a step is left out, or an option is not offered', () => {
    const lacks = (field: string, right: string) =>
      ({ code: 'ReadingIncomplete', field, right }) as const;
    given(readingsOfDay, [])
      .when(read({ answers: ['B'] }))
      .thenRefuses(lacks('answers', 'Answer each of the 2 questions'));
    given(readingsOfDay, [])
      .when(read({ steps: ['normal'] }))
      .thenRefuses(lacks('steps', 'Call each of the 2 steps normal or abnormal'));
    given(readingsOfDay, [])
      .when(read({ answers: ['B', 'D'] }))
      .thenRefuses(lacks('answers.1', 'Use one of: A, B, C'));
  });

  it('is refused of another version of the case: its letters would mean something else', () => {
    given(readingsOfDay, [])
      .when(read({ version: 'v0' }))
      .thenRefuses({ code: 'ImageChanged' });
  });

  it('has an end for the day', () => {
    const full = Array.from({ length: mostReadings }, () => recorded);
    given(readingsOfDay, full)
      .when(read())
      .thenRefuses({ code: 'ReadingLimit', limit: mostReadings });
  });
});
