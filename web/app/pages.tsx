import type { ReactNode } from 'react';
import { type TextName, textTitles } from '../features/texts/text-titles.ts';
import { AfterSignIn } from '../session/after-sign-in.tsx';
import type { FooterKind } from '../shell/footer-columns.ts';
import {
  AdminPage,
  AnalyticsPage,
  ApiDescriptionPage,
  AuditPage,
  AuthPage,
  BlogAdminPage,
  BlogPage,
  ConfirmEmailPage,
  DashboardPage,
  DemoPage,
  DownloadsPage,
  FlashcardReviewPage,
  FlashcardsPage,
  ForgotPasswordPage,
  GenerationDashboardPage,
  ImportPage,
  JoinSchoolPage,
  LandingPage,
  LibraryPage,
  LiveMetricPage,
  MedicalImagesPage,
  MetricsPage,
  OperationsPage,
  OutboxPage,
  PricingPage,
  PrintPage,
  ProfilePage,
  ProgressPage,
  QuizPage,
  QuizzesPage,
  ReplayPage,
  ResetPasswordPage,
  ReviewedItemPage,
  ReviewPage,
  SchoolPage,
  SettingsPage,
  SheetPage,
  SpacedReviewPage,
  SqlPage,
  StudyAidPage,
  SubscribePage,
  TerminologyPage,
  TextPage,
  TutorPage,
  UserPage,
  UserPastPage,
  VideoScriptPage,
} from './lazy-pages.ts';

export type PageRoute = {
  readonly path: string;
  readonly title: string;
  readonly element: ReactNode;
  /** The shared one, unless said otherwise. */
  readonly footer?: FooterKind;
};

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
  { path: '/blog', title: 'Healthcare Provider Community', element: <BlogPage /> },
  { path: '/free-downloads', title: 'Free Downloads', element: <DownloadsPage /> },
  { path: '/free-downloads/:id', title: 'Study sheet', element: <SheetPage /> },
  { path: '/ai-tutor', title: 'AI Tutor', element: <TutorPage /> },
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
  { path: '/study-aid', title: 'Study Aid Generator', element: <StudyAidPage /> },
  { path: '/flashcards', title: 'Flashcards', element: <FlashcardsPage /> },
  { path: '/flashcards/review', title: 'Review flashcards', element: <FlashcardReviewPage /> },
  { path: '/flashcards/import', title: 'Import flashcards', element: <ImportPage /> },
  { path: '/flashcards/print', title: 'Print flashcards', element: <PrintPage /> },
  { path: '/library', title: 'Your Study Aids', element: <LibraryPage /> },
  { path: '/medical-images', title: 'Medical Image Library', element: <MedicalImagesPage /> },
  { path: '/medical-terminology', title: 'Medical Terminology', element: <TerminologyPage /> },
  analytics,
  { path: '/admin', title: 'Admin Superpanel', element: <AdminPage /> },
  { path: '/admin/users/:accountId', title: 'User', element: <UserPage /> },
  {
    path: '/admin/users/:accountId/as-of',
    title: 'User at a moment',
    element: <UserPastPage />,
  },
  {
    path: '/admin/generation-dashboard',
    title: 'Question Bank Generation Dashboard',
    element: <GenerationDashboardPage />,
  },
  { path: '/admin/review', title: 'Questions to review', element: <ReviewPage /> },
  { path: '/admin/review/:itemId', title: 'Question under review', element: <ReviewedItemPage /> },
  { path: '/admin/blog', title: 'Blog posts', element: <BlogAdminPage /> },
  { path: '/admin/audit', title: 'Audit', element: <AuditPage /> },
  { path: '/admin/sql', title: 'SQL', element: <SqlPage /> },
  { path: '/admin/operations', title: 'Operations', element: <OperationsPage /> },
  { path: '/admin/replay', title: 'Replay', element: <ReplayPage /> },
  { path: '/admin/replay/metrics', title: 'Metrics', element: <MetricsPage /> },
  {
    path: '/admin/replay/metrics/live/:metricId',
    title: 'Live metric',
    element: <LiveMetricPage />,
  },
  {
    path: '/video-script-generator',
    title: 'Medical Video Script Generator',
    element: <VideoScriptPage />,
  },
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
