import { describe, it } from 'vitest';
import type { StudyPlanEvent } from '../../../domain/review/events.ts';
import { type SetStudyPlan, studyPlan } from '../../../domain/review/study-plan.ts';
import { day, later, learner, noon } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const set = (changes: Partial<SetStudyPlan> = {}): SetStudyPlan => ({
  type: 'SetStudyPlan',
  learnerId: learner,
  at: noon,
  today: day('2026-11-20'),
  field: 'RT',
  examDay: day('2026-12-12'),
  minutesADay: 20,
  daysOff: ['sun'],
  ...changes,
});

const wasSet = (changes: Partial<StudyPlanEvent['data']> = {}): StudyPlanEvent => ({
  type: 'StudyPlanSet',
  data: {
    learnerId: learner,
    at: noon,
    field: 'RT',
    exam: 'TMC',
    examDay: day('2026-12-12'),
    minutesADay: 20,
    daysOff: ['sun'],
    ...changes,
  },
});

describe('a study plan', () => {
  it('is toward the first exam of the field when none is named', () => {
    given(studyPlan, []).when(set()).thenRecords(wasSet());
  });

  it('may be without a day, while it is not known', () => {
    given(studyPlan, [])
      .when(set({ examDay: null, exam: 'CSE' }))
      .thenRecords(wasSet({ examDay: null, exam: 'CSE' }));
  });

  it('changes nothing when it is set as it stands', () => {
    given(studyPlan, [wasSet()])
      .when(set({ at: later }))
      .thenRecords();
  });

  it('is toward an exam of the learner’s own field only', () => {
    given(studyPlan, [])
      .when(set({ exam: 'NCLEX-RN' }))
      .thenRefuses({ code: 'UnknownExam', exam: 'NCLEX-RN', field: 'RT' });
  });

  it('ends on a day from today to a year ahead', () => {
    for (const examDay of ['2026-11-19', '2027-11-21'].map(day)) {
      given(studyPlan, []).when(set({ examDay })).thenRefuses({ code: 'ExamDayOutOfRange' });
    }
    given(studyPlan, [])
      .when(set({ examDay: day('2026-11-20') }))
      .thenRecords(wasSet({ examDay: day('2026-11-20') }));
  });
});
