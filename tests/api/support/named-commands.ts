import { type Question, questionList } from '../../../domain/contracts/quiz.ts';
import { reviewQuestions } from '../../../domain/contracts/review.ts';
import { accountCommands } from './account-commands.ts';
import { itemOf, itemsOf, remember, rightAnswer, wrongAnswer } from './bank.ts';
import { blogCommands } from './blog-commands.ts';
import { browser } from './browser.ts';
import { contentCommands } from './content-commands.ts';
import { wish } from './custom.ts';
import { flashcardCommands } from './flashcard-commands.ts';
import { someReading } from './images.ts';
import { missedQuiz } from './missed-quiz.ts';
import type { Build, Running } from './named-command.ts';
import { newAdmin, newLearner, newPro, someone } from './people.ts';
import { handIn, newPaper, submission } from './quiz.ts';
import { schoolCommands } from './school-commands.ts';
import { settingsCommands } from './settings-commands.ts';
import { begin, firstDecision, walk } from './simulation.ts';

const onPaper = async (product: Running) => {
  const learner = await newLearner(product);
  const { attemptId, ids } = await newPaper(learner, { limit: 2 });
  return { learner, attemptId, id: ids[0] ?? '', at: `/api/attempts/${attemptId}` };
};

const onMissed = async (product: Running) => {
  const learner = await newLearner(product);
  const [id = ''] = (await missedQuiz(learner, 1)).ids;
  return { learner, id };
};

const onTutored = async (product: Running) => {
  const learner = await newLearner(product);
  const { body } = await learner.post('/api/quizzes', wish({ mode: 'tutor' }));
  return { learner, at: `/api/attempts/${body.attemptId}`, id: body.questions[0].id as string };
};

const onSimulation = async (product: Running) => {
  const learner = await newPro(product);
  const { id, served } = await begin(learner);
  return { learner, id, served, ...(await firstDecision(learner, { id, served })) };
};

/** A card that was missed and is asked at once. */
const onAsked = async (product: Running) => {
  const { learner } = await onMissed(product);
  const { body } = await learner.get('/api/review/questions');
  const [question] = remember(reviewQuestions.parse(body));
  return { learner, id: question?.id ?? '' };
};

/** Recalled today, so that it can be rated. */
const onRecalled = async (product: Running) => {
  const { learner, id } = await onAsked(product);
  const answer = { userAnswer: rightAnswer(id), seconds: 5 };
  const { body } = await learner.post(`/api/review/${id}/answer`, answer);
  return { learner, id, day: body.day as string };
};

const plan = { examDay: null, minutesADay: 20, daysOff: [] };
const changedPlan = { ...plan, minutesADay: 25 };

/** Every route that carries out a command and takes a body, but for those that happen each time. */
export const namedCommands: Readonly<Record<string, Build>> = {
  'POST /api/register': async ({ url }) => {
    const body = someone();
    return { learner: browser(url), path: '/api/register', body, other: someone() };
  },
  'PATCH /api/auth/user': async (product) => ({
    learner: await newLearner(product),
    path: '/api/auth/user',
    body: { firstName: 'Grace', timeZone: 'Asia/Tokyo' },
    other: { firstName: 'Ada', timeZone: 'Asia/Tokyo' },
  }),
  'POST /api/billing/trial': async (product) => ({
    learner: await newLearner(product),
    path: '/api/billing/trial',
    body: { plan: 'monthly' },
    other: { plan: 'annual' },
  }),
  'POST /api/create-subscription': async (product) => ({
    learner: await newLearner(product),
    path: '/api/create-subscription',
    body: { plan: 'monthly' },
    other: { plan: 'annual' },
  }),
  'POST /api/quizzes': async (product) => ({
    learner: await newLearner(product),
    path: '/api/quizzes',
    body: wish({ count: 2 }),
    other: wish({ count: 3 }),
  }),
  'PUT /api/attempts/:attemptId/answers/:questionId': async (product) => {
    const { learner, at, id } = await onPaper(product);
    const body = { userAnswer: 'A', seconds: 1 };
    return { learner, path: `${at}/answers/${id}`, body, other: { ...body, userAnswer: 'B' } };
  },
  'PUT /api/attempts/:attemptId/marks/:questionId': async (product) => {
    const { learner, at, id } = await onPaper(product);
    const path = `${at}/marks/${id}`;
    return { learner, path, body: { flagged: true, note: 'look' }, other: { note: 'again' } };
  },
  'POST /api/attempts/:attemptId/activity': async (product) => {
    const { learner, at, id } = await onPaper(product);
    const entries = (ms: number) => [{ kind: 'viewed', itemId: id, ms }];
    const path = `${at}/activity`;
    return { learner, path, body: { entries: entries(0) }, other: { entries: entries(1) } };
  },
  'POST /api/attempts/:attemptId/reveal/:questionId': async (product) => {
    const { learner, at, id } = await onTutored(product);
    const body = { userAnswer: 'A', seconds: 1 };
    return { learner, path: `${at}/reveal/${id}`, body, other: { ...body, seconds: 2 } };
  },
  'POST /api/attempts/:attemptId/adaptive-answers': async (product) => {
    const learner = await newAdmin(product);
    const path = '/api/questions/RN?fullLength=true&exam=NCLEX-RN&form=adaptive';
    const begun = await learner.get(path);
    const [{ id: questionId }] = remember(questionList.parse(begun.body)) as [Question];
    const body = { questionId, userAnswer: wrongAnswer(questionId), seconds: 30 };
    const at = `/api/attempts/${begun.headers.get('x-attempt-id')}/adaptive-answers`;
    return { learner, path: at, body, other: { ...body, seconds: 31 } };
  },
  'POST /api/simulations/:attemptId/decisions': async (product) => {
    const { learner, id, place, open } = await onSimulation(product);
    const [one, two] = open.options.map((option) => ({ ...place, optionId: option.id }));
    const path = `/api/simulations/${id}/decisions`;
    return { learner, path, body: { ...one, seconds: 5 }, other: { ...two, seconds: 5 } };
  },
  'POST /api/simulations/:attemptId/forks': async (product) => {
    const { learner, id, served, place, open } = await onSimulation(product);
    await walk(learner, { id, served });
    const [body, other] = open.options.map((option) => ({ ...place, optionId: option.id }));
    return { learner, path: `/api/simulations/${id}/forks`, body, other };
  },
  ...accountCommands,
  'POST /api/study-aids/generate': async (product) => {
    const learner = await newLearner(product);
    const body = { topic: 'asthma', studyMethod: 'matching' };
    const other = { ...body, studyMethod: 'definitions' };
    return { learner, path: '/api/study-aids/generate', body, other };
  },
  'POST /api/tutor/conversations': async (product) => ({
    learner: await newLearner(product),
    path: '/api/tutor/conversations',
    body: { topic: 'asthma' },
    other: { topic: 'gout' },
  }),
  'POST /api/study-aids': async (product) => {
    const learner = await newLearner(product);
    const content = {
      questions: [{ statement: 'It is so.', answer: true, explanation: 'For a reason.' }],
    };
    const body = { topic: 'asthma', studyType: 'true-false', content };
    return { learner, path: '/api/study-aids', body, other: { ...body, topic: 'gout' } };
  },
  'POST /api/medical-images/:id/readings': async (product) => {
    const learner = await newLearner(product);
    const { id, body, wrong } = await someReading(learner);
    return { learner, path: `/api/medical-images/${id}/readings`, body, other: wrong };
  },
  'PUT /api/terminology/terms/:termId/learned': async (product) => ({
    learner: await newLearner(product),
    path: '/api/terminology/terms/pneumothorax/learned',
    body: { learned: true },
    other: { learned: false },
  }),
  'POST /api/terminology/quizzes': async (product) => ({
    learner: await newLearner(product),
    path: '/api/terminology/quizzes',
    body: { category: 'Cardiology' },
    other: { category: 'Pulmonology' },
  }),
  'POST /api/terminology/quizzes/:id/answers': async (product) => {
    const learner = await newLearner(product);
    const { body: quiz } = await learner.post('/api/terminology/quizzes', {});
    const path = `/api/terminology/quizzes/${quiz.id}/answers`;
    const body = { question: 1, optionId: 'A' };
    return { learner, path, body, other: { ...body, optionId: 'B' } };
  },
  'POST /api/quiz/submit': async (product) => {
    const learner = await newLearner(product);
    const body = submission(await newPaper(learner, { limit: 2 }));
    return { learner, path: '/api/quiz/submit', body, other: { ...body, timeSpent: 1 } };
  },
  'POST /api/achievements/:name/announced': async (product) => {
    const learner = await newLearner(product);
    await handIn(learner, await newPaper(learner, { limit: 1 }));
    const path = '/api/achievements/First%20Quiz/announced';
    return { learner, path, body: { claim: '1'.repeat(16) }, other: { claim: '2'.repeat(16) } };
  },
  ...schoolCommands,
  ...flashcardCommands,
  'PUT /api/study-plan': async (product) => ({
    learner: await newLearner(product),
    path: '/api/study-plan',
    body: plan,
    other: changedPlan,
  }),
  'POST /api/review/:questionId/answer': async (product) => {
    const { learner, id } = await onAsked(product);
    const body = { userAnswer: wrongAnswer(id), seconds: 5 };
    return { learner, path: `/api/review/${id}/answer`, body, other: { ...body, seconds: 6 } };
  },
  'POST /api/review/:questionId/rating': async (product) => {
    const { learner, id, day } = await onRecalled(product);
    const path = `/api/review/${id}/rating`;
    return { learner, path, body: { day, rating: 'hard' }, other: { day, rating: 'easy' } };
  },
  'POST /api/items/:questionId/reports': async (product) => {
    const { learner, id } = await onMissed(product);
    const body = { reason: 'unclear', note: 'see the guideline' };
    const other = { ...body, note: 'see the other guideline' };
    return { learner, path: `/api/items/${id}/reports`, body, other };
  },
  'POST /api/admin/items/:itemId/reports/dismissal': async (product) => {
    const { learner, id } = await onMissed(product);
    await learner.post(`/api/items/${id}/reports`, { reason: 'unclear' });
    const path = `/api/admin/items/${itemOf(id).id}/reports/dismissal`;
    const body = { revision: 1, through: 1, reason: 'wording-is-clear' };
    const other = { ...body, reason: 'up-to-date' };
    return { learner: await newAdmin(product), path, body, other };
  },
  ...settingsCommands,
  ...contentCommands,
  ...blogCommands,
  'POST /api/admin/items/:itemId/rekey': async (product) => {
    const item = itemsOf('RN').find(({ type }) => type === 'single');
    const wrong = item?.options.find(({ id }) => !item.key.includes(id))?.id;
    const body = { key: [wrong], reason: 'The source was read wrongly.' };
    const other = { ...body, reason: 'The guideline has changed since.' };
    const path = `/api/admin/items/${item?.id}/rekey`;
    return { learner: await newAdmin(product), path, body, other };
  },
};
