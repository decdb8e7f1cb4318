import { z } from 'zod';

/** As the specification writes them, apart from the schemas of the product. */
export const listed = {
  user: 'id username email firstName lastName healthcareField subscriptionTier isAdmin dailyStreak highestStreak referralCode profileImageUrl createdAt',
  status: 'lastUpdated completionPercentage totalQuestions totalTarget specialties',
  specialty: 'code name status questions target percentage examQuestions timeLimit passingScore',
};

const consequence = z.strictObject({
  vitalSignChanges: z.looseObject({}),
  clinicalStatus: z.string(),
});
const decisionPoint = z.object({
  situation: z.string(),
  question: z.string(),
  options: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(['assessment', 'intervention', 'medication', 'monitoring']),
      text: z.string(),
      isCorrect: z.boolean(),
    }),
  ),
  correctOptionId: z.string(),
  consequences: z.strictObject({
    correct: consequence,
    incorrect: z.record(z.string(), consequence),
  }),
  feedback: z.strictObject({
    correct: z.string().min(1),
    incorrect: z.record(z.string(), z.string().min(1)),
  }),
});
export const scenario = z.object({
  title: z.string(),
  category: z.string(),
  patientInfo: z.strictObject({
    age: z.string(),
    gender: z.string(),
    weight: z.string(),
    setting: z.string(),
    diagnosis: z.string(),
  }),
  initialPresentation: z.strictObject({
    vitalSigns: z.strictObject({
      hr: z.number(),
      bp: z.string(),
      rr: z.number(),
      temp: z.number(),
      spo2: z.number(),
    }),
    labValues: z.record(z.string(), z.string()),
  }),
  decisionPoints: z.array(decisionPoint).min(1),
  learningObjectives: z.array(z.string()).min(1),
});

/** More may be answered beside what is listed. */
export const analytics = z.object({
  performance: z.object({
    overallAccuracy: z.number(),
    improvementTrend: z.number().nullable(),
    averageScore: z.number(),
    quizzesTaken: z.number(),
    streakDays: z.number(),
    timeSpentStudying: z.number(),
    strongestTopics: z.array(z.string()),
    weakestTopics: z.array(z.string()),
  }),
  topicMastery: z
    .array(
      z.object({
        topic: z.string(),
        accuracy: z.number(),
        questionsAnswered: z.number(),
        lastPracticed: z.iso.date(),
      }),
    )
    .min(1),
  studyPatterns: z.object({
    preferredStudyTime: z.string().nullable(),
    mostActiveDay: z.string().nullable(),
    averageSessionLength: z.number(),
    consistencyScore: z.number(),
  }),
  recentScores: z
    .array(z.object({ topic: z.string(), score: z.number(), date: z.iso.date() }))
    .length(1),
});
