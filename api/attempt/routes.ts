import { capability } from '../server/capability.ts';
import { attemptAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { attemptParts } from './parts.ts';
import { attemptAnswers } from './refusals.ts';
import { adaptiveAnswersRoute } from './routes/adaptive-answers.ts';
import { attemptPeersRoute } from './routes/attempt-peers.ts';
import { attemptsRoute } from './routes/attempts.ts';
import { customQuizRoute } from './routes/custom-quiz.ts';
import { filmRoute } from './routes/film.ts';
import { giveUpAttemptRoute } from './routes/give-up-attempt.ts';
import { markItemRoute } from './routes/mark-item.ts';
import { pauseAttemptRoute } from './routes/pause-attempt.ts';
import { questionsRoute } from './routes/questions.ts';
import { recordActivityRoute } from './routes/record-activity.ts';
import { revealAnswerRoute } from './routes/reveal-answer.ts';
import { revealAnswersRoute } from './routes/reveal-answers.ts';
import { saveAnswerRoute } from './routes/save-answer.ts';
import { submitQuizRoute } from './routes/submit-quiz.ts';

export const attempt = capability({
  word: 'attempt',
  about: 'Quizzes and exams: drawn, answered, submitted and reviewed',
  routes: [
    questionsRoute,
    customQuizRoute,
    attemptsRoute,
    filmRoute,
    attemptPeersRoute,
    saveAnswerRoute,
    markItemRoute,
    recordActivityRoute,
    pauseAttemptRoute,
    revealAnswerRoute,
    adaptiveAnswersRoute,
    giveUpAttemptRoute,
    submitQuizRoute,
    revealAnswersRoute,
  ],
  parts: attemptParts,
  refusals: attemptAnswers,
  audit: attemptAudit,
  parameters,
  examples,
});
