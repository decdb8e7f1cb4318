import { examsOf, passingScoreWords } from '../../contracts/exams.ts';
import { fieldCodes, fieldLabel } from '../../contracts/fields.ts';
import type { StudySheet } from '../../contracts/study-sheets.ts';
import { checklist, table } from './sheet-blocks.ts';

/** Minutes a question, to one tenth. */
const pace = (minutes: number, questions: number): string => (minutes / questions).toFixed(1);

const rows = fieldCodes.flatMap((field) =>
  examsOf(field).map((exam) => [
    `${exam.name} (${fieldLabel(field)})`,
    String(exam.questions),
    String(exam.timeLimit),
    pace(exam.timeLimit, exam.questions),
    passingScoreWords(exam),
  ]),
);

/** What to do from the week before to the last question. */
export const examDaySheet: StudySheet = {
  id: 'exam-day',
  title: 'Exam-day checklist',
  summary: 'From the week before to the last question, and the pace that each exam asks for.',
  sections: [
    {
      heading: 'The week before',
      blocks: [
        checklist(
          'One full-length exam by the clock, at the hour of the real one',
          'The areas that were weakest in it, in short quizzes; nothing new in the last two days',
          'Admission letter or e-mail read again: place, time, what is allowed',
          'Both forms of identification found, unexpired, names as on the registration',
          'The way driven or looked up, with parking and a second way',
          'Seven to eight hours of sleep, the whole week',
        ),
      ],
    },
    {
      heading: 'The evening before',
      blocks: [
        checklist(
          'Clothes in layers and without much in the pockets laid out',
          'Snack, water, and medicines for the break packed',
          'Alarm set, and a second one',
          'Books closed two hours before bed',
        ),
      ],
    },
    {
      heading: 'At the center',
      blocks: [
        checklist(
          'There 30 minutes early; a late arrival may lose the place and the fee',
          'Phone off and in the locker, also in breaks',
          'Tutorial used to find the calculator, the exhibits, the flag, and the break button',
          'Earplugs or headphones asked for if they are offered',
        ),
      ],
    },
    {
      heading: 'In each question',
      blocks: [
        checklist(
          'The last sentence first: what is asked?',
          'Who is it, how old, what changed, and what is the one finding that decides?',
          'Own answer before the options are read',
          'Wrong options struck out for a reason',
          'Safety first: airway, breathing, circulation; assess before acting unless life is in danger',
          'No change of an answer without a reason that can be said in words',
        ),
      ],
    },
    {
      heading: 'The pace',
      blocks: [
        table(['Exam', 'Questions', 'Minutes', 'Minutes a question', 'Passing score'], rows),
      ],
    },
  ],
  note: 'Counts and times as Boardwell’s full-length forms have them. What your examiner’s own letter says counts on the day.',
  sources: ['Candidate handbooks of the examinations'],
};
