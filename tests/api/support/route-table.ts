import type { Policy } from '../../../api/plugins/policy.ts';

export type Declared = Pick<Policy, 'auth' | 'csrf'>;

const read = (auth: Policy['auth']): Declared => ({ auth, csrf: false });
const write = (auth: Policy['auth']): Declared => ({ auth, csrf: true });

/**
 * Every route of the product and who may call it, written down a second time on purpose: whoever
 * changes a policy says so here as well, or the tests are red.
 */
export const declaredRoutes: Readonly<Record<string, Declared>> = {
  'GET /api/config': read('public'),
  'GET /api/auth/google': read('public'),
  'GET /api/login': read('public'),
  'POST /api/login': write('public'),
  'POST /api/register': write('public'),
  'POST /api/logout': write('user'),
  'GET /api/user': read('user'),
  'GET /api/auth/user': read('user'),
  'PATCH /api/auth/user': write('user'),
  'POST /api/auth/password': write('user'),
  'GET /api/auth/sessions': read('user'),
  'DELETE /api/auth/sessions/:sessionId': write('user'),
  // Issues a paper, so a page of another site may not call it.
  'GET /api/questions/:field': write('user'),
  'POST /api/quizzes': write('user'),
  'POST /api/attempts/:attemptId/reveal/:questionId': write('user'),
  'GET /api/attempts/open': read('user'),
  'GET /api/attempts/:attemptId': read('user'),
  'GET /api/attempts/:attemptId/film': read('user'),
  'GET /api/attempts/:attemptId/peers': read('user'),
  'PUT /api/attempts/:attemptId/answers/:questionId': write('user'),
  'PUT /api/attempts/:attemptId/marks/:questionId': write('user'),
  'POST /api/attempts/:attemptId/activity': write('user'),
  'POST /api/attempts/:attemptId/pause': write('user'),
  'POST /api/attempts/:attemptId/resume': write('user'),
  'POST /api/attempts/:attemptId/adaptive-answers': write('user'),
  'POST /api/attempts/:attemptId/void': write('user'),
  'GET /api/laboratory-values': read('user'),
  'POST /api/quiz/submit': write('user'),
  'POST /api/quiz/answers': write('user'),
  'GET /api/quiz/history': read('user'),
  'GET /api/quiz/overview/:field': read('user'),
  'GET /api/progress': read('user'),
  'GET /api/readiness': read('user'),
  'GET /api/analytics/quiz/:userId/:period': read('user'),
  'GET /api/achievements': read('user'),
  'POST /api/achievements/:name/announced': write('user'),
  'GET /api/progress/as-of/:day': read('user'),
  'GET /api/progress/changes': read('user'),
  'GET /api/evidence/:figure': read('user'),
  'GET /api/study-plan': read('user'),
  'PUT /api/study-plan': write('user'),
  'GET /api/review': read('user'),
  'GET /api/review/questions': read('user'),
  'POST /api/review/:itemId/answer': write('user'),
  'POST /api/review/:itemId/rating': write('user'),
  'GET /api/review/feed': read('user'),
  'POST /api/review/feed': write('user'),
  'POST /api/review/feed/revoke': write('user'),
  // Calendar programs have no session: its secret is in its address.
  'GET /calendar/:secret.ics': read('public'),
  'POST /api/items/:itemId/reports': write('user'),
  'GET /api/admin/items/review': read('admin'),
  'POST /api/admin/items/:itemId/rekey': write('admin'),
  'GET /api/admin/generation-status': read('admin'),
  'GET /api/admin/generation-report': read('admin'),
  'GET /api/admin/validation-report': read('admin'),
  'GET /api/live': read('user'),
  'GET /api/docs': read('user'),
  'GET /healthz': read('public'),
  'HEAD /healthz': read('public'),
  'GET /readyz': read('public'),
  'HEAD /readyz': read('public'),
  'GET /metrics': read('operator'),
};
