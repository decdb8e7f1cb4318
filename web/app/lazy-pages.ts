import { lazyPart } from '../ui/lazy-part.ts';

export const LandingPage = lazyPart(
  async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
);
export const AuthPage = lazyPart(
  async () => (await import('../features/account/sign-in/auth-page.tsx')).AuthPage,
);
export const ForgotPasswordPage = lazyPart(
  async () =>
    (await import('../features/account/reset/forgot-password-page.tsx')).ForgotPasswordPage,
);
export const ResetPasswordPage = lazyPart(
  async () => (await import('../features/account/reset/reset-password-page.tsx')).ResetPasswordPage,
);
export const ConfirmEmailPage = lazyPart(
  async () => (await import('../features/account/email/confirm-email-page.tsx')).ConfirmEmailPage,
);
export const JoinSchoolPage = lazyPart(
  async () => (await import('../features/institution/join-school-page.tsx')).JoinSchoolPage,
);
export const SchoolPage = lazyPart(
  async () => (await import('../features/institution/school/school-page.tsx')).SchoolPage,
);
export const OutboxPage = lazyPart(
  async () => (await import('../features/account/mail/outbox-page.tsx')).OutboxPage,
);
export const UserPastPage = lazyPart(
  async () => (await import('../features/admin/users/past/user-past-page.tsx')).UserPastPage,
);
export const UserPage = lazyPart(
  async () => (await import('../features/admin/users/user-page.tsx')).UserPage,
);
export const DownloadsPage = lazyPart(
  async () => (await import('../features/study-aid/sheets/downloads-page.tsx')).DownloadsPage,
);
export const SheetPage = lazyPart(
  async () => (await import('../features/study-aid/sheets/sheet-page.tsx')).SheetPage,
);
export const PricingPage = lazyPart(
  async () => (await import('../features/pricing/pricing-page.tsx')).PricingPage,
);
export const DashboardPage = lazyPart(
  async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
);
export const QuizPage = lazyPart(
  async () => (await import('../features/attempt/start/quiz-page.tsx')).QuizPage,
);
export const ProgressPage = lazyPart(
  async () => (await import('../features/progress/progress-page.tsx')).ProgressPage,
);
export const QuizzesPage = lazyPart(
  async () => (await import('../features/progress/quizzes/quizzes-page.tsx')).QuizzesPage,
);
export const AnalyticsPage = lazyPart(
  async () => (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage,
);
export const ProfilePage = lazyPart(
  async () => (await import('../features/account/profile/profile-page.tsx')).ProfilePage,
);
export const SettingsPage = lazyPart(
  async () => (await import('../features/account/settings/settings-page.tsx')).SettingsPage,
);
export const SpacedReviewPage = lazyPart(
  async () => (await import('../features/review/overview/spaced-review-page.tsx')).SpacedReviewPage,
);
export const FlashcardsPage = lazyPart(
  async () => (await import('../features/flashcard/flashcards-page.tsx')).FlashcardsPage,
);
export const FlashcardReviewPage = lazyPart(
  async () =>
    (await import('../features/flashcard/review/flashcard-review-page.tsx')).FlashcardReviewPage,
);
export const ImportPage = lazyPart(
  async () => (await import('../features/flashcard/transfer/import-page.tsx')).ImportPage,
);
export const PrintPage = lazyPart(
  async () => (await import('../features/flashcard/transfer/print-page.tsx')).PrintPage,
);
export const LibraryPage = lazyPart(
  async () => (await import('../features/study-aid/library/library-page.tsx')).LibraryPage,
);
export const MedicalImagesPage = lazyPart(
  async () =>
    (await import('../features/medical-images/medical-images-page.tsx')).MedicalImagesPage,
);
export const StudyAidPage = lazyPart(
  async () => (await import('../features/study-aid/study-aid-page.tsx')).StudyAidPage,
);
export const TutorPage = lazyPart(
  async () => (await import('../features/tutor/tutor-page.tsx')).TutorPage,
);
export const TerminologyPage = lazyPart(
  async () => (await import('../features/terminology/terminology-page.tsx')).TerminologyPage,
);
export const VideoScriptPage = lazyPart(
  async () => (await import('../features/video-script/video-script-page.tsx')).VideoScriptPage,
);
export const BlogPage = lazyPart(
  async () => (await import('../features/blog/blog-page.tsx')).BlogPage,
);
export const BlogAdminPage = lazyPart(
  async () => (await import('../features/blog/admin/blog-admin-page.tsx')).BlogAdminPage,
);
export const DemoPage = lazyPart(
  async () => (await import('../features/test-mode/demo-page.tsx')).DemoPage,
);
export const SubscribePage = lazyPart(
  async () => (await import('../features/subscription/subscribe-page.tsx')).SubscribePage,
);
export const AdminPage = lazyPart(
  async () => (await import('../features/admin/admin-page.tsx')).AdminPage,
);
export const GenerationDashboardPage = lazyPart(
  async () =>
    (await import('../features/bank/generation-dashboard-page.tsx')).GenerationDashboardPage,
);
export const AuditPage = lazyPart(
  async () => (await import('../features/audit/audit-page.tsx')).AuditPage,
);
export const SqlPage = lazyPart(
  async () => (await import('../features/analysts/sql-page.tsx')).SqlPage,
);
export const ReviewPage = lazyPart(
  async () => (await import('../features/bank/review-page.tsx')).ReviewPage,
);
export const ReviewedItemPage = lazyPart(
  async () => (await import('../features/bank/item/reviewed-item-page.tsx')).ReviewedItemPage,
);
export const OperationsPage = lazyPart(
  async () => (await import('../features/operations/operations-page.tsx')).OperationsPage,
);
export const LiveMetricPage = lazyPart(
  async () => (await import('../features/replay/metrics/live/live-metric-page.tsx')).LiveMetricPage,
);
export const MetricsPage = lazyPart(
  async () => (await import('../features/replay/metrics/metrics-page.tsx')).MetricsPage,
);
export const ReplayPage = lazyPart(
  async () => (await import('../features/replay/replay-page.tsx')).ReplayPage,
);
export const ApiDescriptionPage = lazyPart(
  async () =>
    (await import('../features/api-description/api-description-page.tsx')).ApiDescriptionPage,
);
export const TextPage = lazyPart(
  async () => (await import('../features/texts/text-page.tsx')).TextPage,
);
