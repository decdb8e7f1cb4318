import type { ReactNode } from 'react';
import { type ComingName, comingPages } from '../features/coming/coming-pages.ts';
import { type TextName, textTitles } from '../features/texts/text-titles.ts';
import { AfterSignIn } from '../session/after-sign-in.tsx';
import type { FooterKind } from '../shell/footer-columns.ts';
import { lazyPart } from '../ui/lazy-part.ts';

export type PageRoute = {
  readonly path: string;
  readonly title: string;
  readonly element: ReactNode;
  /** The shared one, unless said otherwise. */
  readonly footer?: FooterKind;
};

const LandingPage = lazyPart(
  async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
);
const AuthPage = lazyPart(
  async () => (await import('../features/account/sign-in/auth-page.tsx')).AuthPage,
);
const ForgotPasswordPage = lazyPart(
  async () =>
    (await import('../features/account/reset/forgot-password-page.tsx')).ForgotPasswordPage,
);
const ResetPasswordPage = lazyPart(
  async () => (await import('../features/account/reset/reset-password-page.tsx')).ResetPasswordPage,
);
const ConfirmEmailPage = lazyPart(
  async () => (await import('../features/account/email/confirm-email-page.tsx')).ConfirmEmailPage,
);
const JoinSchoolPage = lazyPart(
  async () => (await import('../features/institution/join-school-page.tsx')).JoinSchoolPage,
);
const SchoolPage = lazyPart(
  async () => (await import('../features/institution/school/school-page.tsx')).SchoolPage,
);
const OutboxPage = lazyPart(
  async () => (await import('../features/account/mail/outbox-page.tsx')).OutboxPage,
);
const PricingPage = lazyPart(
  async () => (await import('../features/pricing/pricing-page.tsx')).PricingPage,
);
const DashboardPage = lazyPart(
  async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
);
const QuizPage = lazyPart(
  async () => (await import('../features/attempt/start/quiz-page.tsx')).QuizPage,
);
const ProgressPage = lazyPart(
  async () => (await import('../features/progress/progress-page.tsx')).ProgressPage,
);
const QuizzesPage = lazyPart(
  async () => (await import('../features/progress/quizzes/quizzes-page.tsx')).QuizzesPage,
);
const AnalyticsPage = lazyPart(
  async () => (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage,
);
const ProfilePage = lazyPart(
  async () => (await import('../features/account/profile/profile-page.tsx')).ProfilePage,
);
const SettingsPage = lazyPart(
  async () => (await import('../features/account/settings/settings-page.tsx')).SettingsPage,
);
const SpacedReviewPage = lazyPart(
  async () => (await import('../features/review/overview/spaced-review-page.tsx')).SpacedReviewPage,
);
const TextPage = lazyPart(async () => (await import('../features/texts/text-page.tsx')).TextPage);
const ComingPage = lazyPart(
  async () => (await import('../features/coming/coming-page.tsx')).ComingPage,
);

const DemoPage = lazyPart(
  async () => (await import('../features/test-mode/demo-page.tsx')).DemoPage,
);
const SubscribePage = lazyPart(
  async () => (await import('../features/subscription/subscribe-page.tsx')).SubscribePage,
);
const AdminPage = lazyPart(
  async () => (await import('../features/admin/admin-page.tsx')).AdminPage,
);
const GenerationDashboardPage = lazyPart(
  async () =>
    (await import('../features/bank/generation-dashboard-page.tsx')).GenerationDashboardPage,
);
const ReviewPage = lazyPart(
  async () => (await import('../features/bank/review-page.tsx')).ReviewPage,
);

const OperationsPage = lazyPart(
  async () => (await import('../features/operations/operations-page.tsx')).OperationsPage,
);

const ApiDescriptionPage = lazyPart(
  async () =>
    (await import('../features/api-description/api-description-page.tsx')).ApiDescriptionPage,
);

const coming = (name: ComingName): PageRoute => ({
  path: comingPages[name].path,
  title: comingPages[name].title,
  element: <ComingPage name={name} />,
});

const text = (name: TextName): PageRoute => ({
  path: `/${name}`,
  title: textTitles[name],
  element: <TextPage name={name} />,
});

const quiz = { path: '/quiz', title: 'Practice Quiz', element: <QuizPage /> };
const progress = { path: '/progress', title: 'My Progress', element: <ProgressPage /> };
const analytics = {
  path: '/analytics',
  title: 'Performance Analytics',
  element: <AnalyticsPage />,
};
const home = { title: 'Dashboard', element: <DashboardPage /> };
const landing = {
  title: 'Board exam practice',
  element: <LandingPage />,
  footer: 'landing',
} as const;

/** A link in a mail may be opened in a browser that is signed in, to whatever account. */
const byMail: readonly PageRoute[] = [
  {
    path: '/forgot-password',
    title: 'Forgot your password?',
    element: <ForgotPasswordPage />,
    footer: 'none',
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    element: <ResetPasswordPage />,
    footer: 'none',
  },
  {
    path: '/confirm-email',
    title: 'Confirm your email',
    element: <ConfirmEmailPage />,
    footer: 'none',
  },
  {
    path: '/join-school',
    title: 'Join your school',
    element: <JoinSchoolPage />,
    footer: 'none',
  },
  { path: '/outbox', title: 'Outbox', element: <OutboxPage /> },
];

/** What everyone may read. */
const open: readonly PageRoute[] = [
  ...byMail,
  { path: '/pricing', title: 'Pricing', element: <PricingPage /> },
  { path: '/demo', title: 'Testing Access', element: <DemoPage /> },
  coming('blog'),
  coming('ai-tutor'),
  coming('flashcards'),
  coming('free-downloads'),
  { path: '/subscribe', title: 'Subscribe', element: <SubscribePage /> },
  text('terms'),
  text('privacy'),
  text('cookies'),
  text('gdpr'),
];

/** The last route takes every path that no other one does. */
export const signedInPages: readonly PageRoute[] = [
  { path: '/', ...home },
  quiz,
  progress,
  { path: '/quizzes', title: 'All quizzes', element: <QuizzesPage /> },
  { path: '/review', title: 'Review', element: <SpacedReviewPage /> },
  coming('study-aid'),
  coming('medical-terminology'),
  coming('medical-images'),
  analytics,
  { path: '/admin', title: 'Admin Superpanel', element: <AdminPage /> },
  {
    path: '/admin/generation-dashboard',
    title: 'Question Bank Generation Dashboard',
    element: <GenerationDashboardPage />,
  },
  { path: '/admin/review', title: 'Questions to review', element: <ReviewPage /> },
  { path: '/admin/operations', title: 'Operations', element: <OperationsPage /> },
  coming('video-script-generator'),
  { path: '/docs', title: 'API', element: <ApiDescriptionPage /> },
  { path: '/profile', title: 'Profile', element: <ProfilePage /> },
  { path: '/settings', title: 'Settings', element: <SettingsPage /> },
  { path: '/school', title: 'Your school', element: <SchoolPage /> },
  { path: '/auth', title: 'Sign in', element: <AfterSignIn /> },
  ...open,
  { path: '*', ...home },
];

/** Quiz, progress and analytics have a rule of their own for visitors; the last route takes the rest. */
export const signedOutPages: readonly PageRoute[] = [
  { path: '/', ...landing },
  { path: '/auth', title: 'Sign in', element: <AuthPage />, footer: 'none' },
  quiz,
  progress,
  analytics,
  ...open,
  { path: '*', ...landing },
];

/** Home is a page of its own for visitors; of the others they have none. */
export const isMembersOnly = (path: string): boolean => {
  const has = (pages: readonly PageRoute[]) => pages.some((page) => page.path === path);
  return path === '/' || (has(signedInPages) && !has(signedOutPages));
};
