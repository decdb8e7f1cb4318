import type { BlogEvent } from '../../../../domain/blog/events.ts';
import type { ContentEvent } from '../../../../domain/content/events.ts';
import type {
  DeckEvent,
  OneFlashcardEvent,
  RecallEvent,
} from '../../../../domain/flashcard/events.ts';
import type { MedicalImageEvent } from '../../../../domain/medical-images/events.ts';
import type { SettingsEvent } from '../../../../domain/settings/events.ts';
import type { TerminologyEvent } from '../../../../domain/terminology/events.ts';
import type { TutorEvent } from '../../../../domain/tutor/events.ts';
import { modelWords } from './model-words.ts';
import { type SentencesOf, said, several, shortId } from './sentence.ts';

const sources = { own: 'of their own', missed: 'from a question', import: 'from a file' } as const;

export const flashcardSentences: SentencesOf<
  (DeckEvent | OneFlashcardEvent | RecallEvent)['type']
> = {
  FlashcardsAdded: ({ count, source }) =>
    said('added', several(count, 'flashcard'), sources[source]),
  FlashcardChanged: ({ cardId }) => said('changed', `flashcard ${shortId(cardId)}`),
  FlashcardDeleted: ({ cardId }) => said('deleted', `flashcard ${shortId(cardId)}`),
  FlashcardRestored: ({ cardId }) =>
    said('took back the deletion of', `flashcard ${shortId(cardId)}`),
  FlashcardReviewed: ({ cardId, grade }) => said('reviewed', `flashcard ${shortId(cardId)}`, grade),
  FlashcardReviewUndone: ({ cardId }) =>
    said('took back the review of', `flashcard ${shortId(cardId)}`),
};

export const tutorSentences: SentencesOf<TutorEvent['type']> = {
  TutorConversationStarted: ({ continues }) =>
    said('began', 'a conversation with the tutor', continues ? 'continued from another' : null),
  LearnerTurnTaken: ({ wish }) => said('said something to', 'the tutor', wish),
  TutorItemOffered: () => said('was offered', 'a practice question by the tutor'),
  TutorTurnGiven: ({ cites, provider, microDollars }) =>
    said(
      'was answered by',
      'the tutor',
      `${several(cites.length, 'fact')} cited, ${modelWords(provider, microDollars)}`,
    ),
  TutorConversationDeleted: () => said('deleted', 'a conversation with the tutor'),
  TutorConversationRestored: () => said('took back', 'the deletion of a conversation'),
};

export const terminologySentences: SentencesOf<TerminologyEvent['type']> = {
  TermLearned: ({ termId }) => said('marked as known', termId),
  TermUnlearned: ({ termId }) => said('marked as not known', termId),
  TermsQuizDealt: ({ questions, category }) =>
    said('began', `a quiz of ${several(questions.length, 'term')}`, category),
  TermAnswered: ({ termId, correct }) => said('answered', termId, correct ? 'right' : 'wrong'),
  TermsQuizFinished: ({ answers }) =>
    said(
      'finished',
      'a quiz of terms',
      `${answers.filter(({ correct }) => correct).length} of ${answers.length}`,
    ),
};

export const medicalImageSentences: SentencesOf<MedicalImageEvent['type']> = {
  ImageCaseRead: ({ imageId, modality, right, total }) =>
    said('read', `image ${imageId}`, `${modality}, ${right} of ${total} right`),
};

export const settingsSentences: SentencesOf<SettingsEvent['type']> = {
  SettingChanged: ({ setting, value }) =>
    said('set', setting, value === null ? 'back to what holds by default' : `to ${value}`),
};

export const contentSentences: SentencesOf<ContentEvent['type']> = {
  ContentGenerated: ({ contentType, topics, profession, provider, microDollars }) =>
    said(
      'had made',
      `content of type ${contentType} on ${topics.join(', ')}`,
      `${profession}, ${modelWords(provider, microDollars)}`,
    ),
  ContentImported: ({ topics, parts, profession, format }) =>
    said(
      'imported',
      `${several(parts, 'item')} on ${topics.join(', ')}`,
      `${profession}, ${format.toUpperCase()}`,
    ),
  ContentStatusChanged: ({ contentId, from, to }) =>
    said('moved', `content ${shortId(contentId)}`, `from ${from} to ${to}`),
};

export const blogSentences: SentencesOf<BlogEvent['type']> = {
  BlogPostWritten: ({ postId, title }) => said('wrote', `the post "${title}"`, shortId(postId)),
  BlogPostScheduled: ({ postId, publishedAt }) =>
    said('published', `post ${shortId(postId)}`, `from ${publishedAt}`),
  BlogPostWithdrawn: ({ postId }) => said('withdrew', `post ${shortId(postId)}`),
};
