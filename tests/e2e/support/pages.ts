/** A page by its address, with what the document and its first heading are called. */
export type KnownPage = {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
};

const named = (path: string, name: string): KnownPage => ({ path, title: name, heading: name });

const everybodys: readonly KnownPage[] = [
  named('/forgot-password', 'Forgot your password?'),
  {
    path: '/reset-password',
    title: 'Choose a new password',
    heading: 'This link does not work',
  },
  {
    path: '/confirm-email',
    title: 'Confirm your email',
    heading: 'This link does not work',
  },
  named('/outbox', 'Outbox'),
  named('/pricing', 'Pricing'),
  named('/demo', 'Testing Access'),
  named('/blog', 'Healthcare Provider Community'),
  named('/free-downloads', 'Free Downloads'),
  {
    path: '/free-downloads/blood-gas-steps',
    title: 'Study sheet',
    heading: 'Blood gases in six steps',
  },
  named('/terms', 'Terms of use'),
  named('/privacy', 'Privacy'),
  named('/cookies', 'Cookies'),
  named('/gdpr', 'Your data rights'),
];

const landing = { title: 'Board exam practice', heading: 'Practice until you can say why.' };
const dashboard = { title: 'Dashboard', heading: 'Welcome, Maya' };

export const landingAt = (path: string): KnownPage => ({ path, ...landing });
export const dashboardAt = (path: string): KnownPage => ({ path, ...dashboard });

/** What a visitor can see. */
export const visitorPages: readonly KnownPage[] = [
  landingAt('/'),
  { path: '/auth', title: 'Sign in', heading: 'Welcome Back' },
  ...everybodys,
];

/** What a learner can see before the first quiz. */
export const learnerPages: readonly KnownPage[] = [
  dashboardAt('/'),
  named('/quiz', 'Practice Quiz'),
  named('/quiz?full=true', 'Full-Length Practice Exam'),
  named('/study-aid', 'Study Aid Generator'),
  named('/medical-terminology', 'Medical Terminology'),
  named('/medical-images', 'Medical Image Library'),
  named('/progress', 'My Progress'),
  named('/quizzes', 'All quizzes'),
  named('/review', 'Review'),
  named('/analytics', 'Performance Analytics'),
  named('/video-script-generator', 'Medical Video Script Generator'),
  named('/subscribe', 'Subscribe'),
  named('/ai-tutor', 'AI Tutor'),
  named('/flashcards', 'Flashcards'),
  named('/flashcards/import', 'Import flashcards'),
  named('/library', 'Your Study Aids'),
  named('/profile', 'Profile'),
  named('/settings', 'Settings'),
  ...everybodys,
];
