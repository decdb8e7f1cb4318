import type { AccountRefusal } from '../../domain/account/account.ts';
import type { AttemptRefusal } from '../../domain/attempt/commands.ts';
import type { PublicationRefusal } from '../../domain/bank/item/publication-state.ts';
import type { BlogPostRefusal } from '../../domain/blog/blog-post.ts';
import type { ContentRefusal } from '../../domain/content/editorial-content.ts';
import type { DrawRefusal } from '../../domain/draws/drawn-questions.ts';
import type { InstitutionRefusal } from '../../domain/institution/commands.ts';
import type { ReadingRefusal } from '../../domain/medical-images/readings-of-day.ts';
import type { ReviewRefusal } from '../../domain/review/review-day.ts';
import type { StudyPlanRefusal } from '../../domain/review/study-plan.ts';
import type { SettingsRefusal } from '../../domain/settings/product-settings.ts';
import type { SimulationRefusal } from '../../domain/simulation/simulation-state.ts';
import type { GenerationRefusal } from '../../domain/study-aid/generations-of-day.ts';
import type { SavedAidRefusal } from '../../domain/study-aid/saved-aid.ts';
import type { SubscriptionRefusal } from '../../domain/subscription/commands.ts';
import type { TutorConversationRefusal } from '../../domain/tutor/conversation.ts';
import type { SignInRefusal } from '../account/sign-in-refusals.ts';
import type { AnalystsRefusal } from '../analysts/refusals.ts';
import type { ContentGenerationRefusal } from '../content/refusals.ts';
import type { FlashcardRefusal } from '../flashcard/refusals.ts';
import type { InterchangeRefusal } from '../interchange/refusals.ts';
import type { MedicalImageRefusal } from '../medical-images/refusals.ts';
import type { ReplayRefusal } from '../replay/refusals.ts';
import type { StudyAidRefusal } from '../study-aid/refusals.ts';
import type { TerminologyRefusal } from '../terminology/refusals.ts';
import type { ApiRefusal } from './api-refusal.ts';

/** Everything that the API may refuse. */
export type Refusal =
  | ApiRefusal
  | SignInRefusal
  | AttemptRefusal
  | AccountRefusal
  | Extract<DrawRefusal, { code: 'DrawLimit' }>
  | PublicationRefusal
  | ReviewRefusal
  | StudyPlanRefusal
  | SimulationRefusal
  | SubscriptionRefusal
  | InstitutionRefusal
  | GenerationRefusal
  | SavedAidRefusal
  | StudyAidRefusal
  | SettingsRefusal
  | ContentRefusal
  | BlogPostRefusal
  | ContentGenerationRefusal
  | InterchangeRefusal
  | ReadingRefusal
  | MedicalImageRefusal
  | TutorConversationRefusal
  | FlashcardRefusal
  | TerminologyRefusal
  | AnalystsRefusal
  | ReplayRefusal;
