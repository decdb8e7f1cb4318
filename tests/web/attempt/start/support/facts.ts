import { type User, user } from '../../../../../domain/contracts/account.ts';
import { type Progress, progress } from '../../../../../domain/contracts/progress.ts';
import {
  type AnswerDetail,
  answerDetails,
  type OpenAttempt,
  type OpenAttemptSummary,
  openAttempt,
  openAttemptSummary,
  type Question,
  type QuizHistoryItem,
  questionList,
  quizHistory,
  type SubmittedAttempt,
  submittedAttempt,
} from '../../../../../domain/contracts/quiz.ts';
import {
  type QuizOverview,
  quizOverview,
  type TopicSupply,
} from '../../../../../domain/contracts/quiz-overview.ts';

type Loose<Value> = { readonly [Key in keyof Value]?: unknown };

export const learner = (own: Loose<User> = {}): User =>
  user.parse({
    id: 'maya',
    username: 'maya',
    email: 'maya@example.com',
    firstName: 'Maya',
    lastName: 'Okafor',
    healthcareField: 'RT',
    subscriptionTier: 'free',
    isAdmin: false,
    dailyStreak: 9,
    highestStreak: 14,
    referralCode: 'MAYA-7Q4K',
    profileImageUrl: null,
    timeZone: 'America/Chicago',
    today: '2026-11-20',
    createdAt: '2026-09-22T15:00:00.000Z',
    extraTime: 1,
    ...own,
  });

export const figures = (own: Loose<Progress> = {}): Progress =>
  progress.parse({
    dailyStreak: 9,
    highestStreak: 14,
    quizzesTaken: 47,
    examsTaken: 3,
    flashcardsReviewed: 12,
    topicMastery: [
      { topic: 'Chest assessment', correct: 27, total: 30 },
      { topic: 'Mechanical ventilation', correct: 9, total: 20 },
      { topic: 'Weaning', correct: 14, total: 20 },
      { topic: 'Gas cylinder duration', correct: 3, total: 10 },
    ],
    averageScore: 69,
    scores: 47,
    recentAverage: 76,
    totalStudyTime: 141_600,
    quizTime: 138_000,
    questionsAnswered: 1284,
    ...own,
  });

export const noFigures = (): Progress =>
  figures({
    dailyStreak: 0,
    highestStreak: 0,
    quizzesTaken: 0,
    examsTaken: 0,
    flashcardsReviewed: 0,
    topicMastery: [],
    averageScore: 0,
    scores: 0,
    recentAverage: 0,
    totalStudyTime: 0,
    quizTime: 0,
    questionsAnswered: 0,
  });

const startOfHistory = Date.parse('2026-11-21T00:42:07.031Z');
const day = 86_400_000;

/** One quiz of twenty questions; `daysAgo` counts from November 20, 6:42 PM in Chicago. */
export const quizFact = (own: Loose<QuizHistoryItem> & { daysAgo?: number } = {}): unknown => {
  const { daysAgo = 0, ...rest } = own;
  const score = typeof rest.score === 'number' ? rest.score : 75;
  const correct = Math.round(score / 5);
  return {
    id: `quiz-${daysAgo}`,
    healthcareField: 'RT',
    exam: null,
    score,
    totalQuestions: 20,
    correct,
    incorrect: 20 - correct,
    skipped: 0,
    timeSpent: 1296,
    isFullLength: false,
    mode: 'practice',
    createdAt: new Date(startOfHistory - daysAgo * day).toISOString(),
    ...rest,
  };
};

/** Newest first, one quiz a day, with these scores. */
export const historyOf = (scores: readonly number[]): QuizHistoryItem[] =>
  quizHistory.parse(scores.map((score, daysAgo) => quizFact({ score, daysAgo })));

const supply = (name: string, all: number, own: Loose<TopicSupply> = {}) => ({
  name,
  all,
  unused: all - 5,
  missed: 2,
  flagged: 0,
  ...own,
});

export const overviewFact = (own: Loose<QuizOverview> = {}): QuizOverview =>
  quizOverview.parse({
    healthcareField: 'RT',
    questions: 64,
    areas: [
      { name: 'Patient Data', questions: 22, topics: [supply('Weaning', 22, { missed: 3 })] },
      {
        name: 'Troubleshooting',
        questions: 10,
        topics: [supply('Gas cylinder duration', 10, { missed: 0 })],
      },
      {
        name: 'Interventions',
        questions: 32,
        topics: [supply('COPD exacerbation', 20), supply('Mechanical ventilation', 12)],
      },
    ],
    furtherTopics: [],
    unseen: 44,
    ...own,
  });

const stems = [
  'A 67-year-old man with COPD comes to the emergency department after three days of increasing dyspnea. He is alert, follows commands and coughs effectively. pH is 7.27 and PaCO2 72 torr. What should the respiratory therapist recommend first?',
  'TMC Question 2: Which findings show that a patient is ready for a spontaneous breathing trial?',
  'A cylinder gauge reads 1,100 psig. How long does an E cylinder last at 5 L/min?',
  'The high-pressure alarm sounds. Peak pressure rose from 28 to 46 cm H2O and plateau pressure from 21 to 22 cm H2O. What is the most likely cause?',
];

const optionTexts = [
  'Increase the air-entrainment mask to 0.50',
  'Begin noninvasive ventilation at IPAP 12 and EPAP 5 cm H2O',
  'Intubate and begin volume control ventilation',
  'Change to a nonrebreathing mask and repeat the blood gas in 30 minutes',
];

const areas = ['Interventions', 'Patient Data', 'Troubleshooting', 'Interventions'];
const topics = ['COPD exacerbation', 'Weaning', 'Gas cylinder duration', 'Mechanical ventilation'];

/** Four questions repeated as often as wanted; every second of four is K-Type. */
export const questionsOf = (count: number): Question[] =>
  questionList.parse(
    Array.from({ length: count }, (_, index) => ({
      id: `item-${index + 1}`,
      question: stems[index % 4],
      questionType: index % 4 === 1 ? 'K-Type' : 'Single',
      options: optionTexts.map((text, place) => ({ label: 'ABCD'[place], text })),
      category: areas[index % 4],
      topic: topics[index % 4],
    })),
  );

/** An open practice paper of four questions, nothing answered. */
export const openPaper = (own: Loose<OpenAttempt> = {}): OpenAttempt =>
  openAttempt.parse({
    id: 'paper-1',
    status: 'open',
    healthcareField: 'RT',
    exam: null,
    isFullLength: false,
    mode: 'practice',
    issuedAt: '2026-11-20T23:00:00.000Z',
    endsAt: null,
    questions: questionsOf(4),
    answers: [],
    marks: [],
    revealed: [],
    ...own,
  });

export const openSummary = (own: Loose<OpenAttemptSummary> = {}): OpenAttemptSummary =>
  openAttemptSummary.parse({
    id: 'paper-1',
    healthcareField: 'RT',
    exam: null,
    isFullLength: false,
    mode: 'practice',
    issuedAt: '2026-11-20T23:00:00.000Z',
    endsAt: null,
    totalQuestions: 20,
    answered: 7,
    ...own,
  });

/** Four questions: the first right, the second wrong, the third skipped, the fourth right. */
export const result = (own: Loose<SubmittedAttempt> = {}): SubmittedAttempt =>
  submittedAttempt.parse({
    ...(quizFact() as object),
    id: 'paper-1',
    status: 'submitted',
    score: 50,
    totalQuestions: 4,
    correct: 2,
    incorrect: 1,
    skipped: 1,
    timeSpent: 187,
    areas: [
      { name: 'Patient Data', correct: 0, total: 1 },
      { name: 'Troubleshooting', correct: 0, total: 1 },
      { name: 'Interventions', correct: 2, total: 2 },
    ],
    questions: questionsOf(4),
    answers: [
      { questionId: 'item-1', userAnswer: 'B', seconds: 61, correct: true },
      { questionId: 'item-2', userAnswer: 'A,C', seconds: 67, correct: false },
      { questionId: 'item-3', userAnswer: '', seconds: 4, correct: false },
      { questionId: 'item-4', userAnswer: 'B', seconds: 55, correct: true },
    ],
    marks: [],
    ...own,
  });

/** Keys B, except A and B for K-Type; every option has its reason. */
export const detailsOf = (questions: readonly Question[]): AnswerDetail[] =>
  answerDetails.parse(
    questions.map(({ id, questionType, options }) => ({
      id,
      correctAnswer: questionType === 'K-Type' ? ['A', 'B'] : 'B',
      explanation: 'Ventilation comes before oxygenation when the pH is low.',
      answerExplanations: Object.fromEntries(
        options.map(({ label, text }) => [text, `Reason ${label} for ${id}.`]),
      ),
    })),
  );
