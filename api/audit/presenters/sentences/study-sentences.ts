import type { AchievementEvent } from '../../../../domain/achievements/events.ts';
import { methodWords } from '../../../../domain/contracts/study-methods.ts';
import type { ReadinessEvent } from '../../../../domain/readiness/events.ts';
import type { ReviewEvent, StudyPlanEvent } from '../../../../domain/review/events.ts';
import type { SimulationEvent } from '../../../../domain/simulation/events.ts';
import type { StudyAidEvent } from '../../../../domain/study-aid/events.ts';
import { modelWords, providerWords } from './model-words.ts';
import { type SentencesOf, said, scoreWords, several } from './sentence.ts';

const right = (correct: boolean): string => (correct ? 'right' : 'wrong');
const points = (weight: number): string => `weight ${weight > 0 ? '+' : ''}${weight}`;
const place = ({ scenarioId, point }: { readonly scenarioId: string; readonly point: number }) =>
  `decision ${point + 1} of ${scenarioId}`;

export const simulationSentences: SentencesOf<SimulationEvent['type']> = {
  SimulationStarted: ({ exam, scenarios }) =>
    said('started', `a ${exam} simulation`, several(scenarios.length, 'patient')),
  InformationGathered: (told) =>
    said('asked for', 'information', `before ${place(told)}, ${points(told.weight)}`),
  GatheringFinished: (told) =>
    said('ended', 'the gathering of information', `before ${place(told)}`),
  OrderRefused: (told) => said('was refused', 'an order', `at ${place(told)}`),
  DecisionPointAnswered: (told) =>
    said('made', place(told), `${right(told.correct)}, ${points(told.weight)}`),
  SimulationCompleted: (result) => said('completed', 'a simulation', scoreWords(result)),
  SimulationVoided: () => said('discarded', 'a simulation'),
  DecisionForked: (told) => said('looked at', 'another choice', `at ${place(told)}`),
};

export const reviewSentences: SentencesOf<(ReviewEvent | StudyPlanEvent)['type']> = {
  StudyPlanSet: ({ exam, examDay, minutesADay }) =>
    said(
      'set',
      `a study plan for ${exam}`,
      `${several(minutesADay, 'minute')} a day${examDay ? `, exam on ${examDay}` : ''}`,
    ),
  ReviewIssued: ({ items }) =>
    said('was shown', several(items.length, 'card to review', 'cards to review')),
  ReviewAnswered: ({ itemId, correct }) => said('reviewed', `question ${itemId}`, right(correct)),
  ReviewRated: ({ itemId, rating }) => said('rated', `question ${itemId}`, rating),
};

export const readinessSentences: SentencesOf<ReadinessEvent['type']> = {
  ReadinessEstimated: ({ exam, likelihood, items }) =>
    said(
      'was estimated',
      `for ${exam}`,
      likelihood === null
        ? `too early to say, from ${several(items, 'answer')}`
        : `${likelihood}% likely to pass, from ${several(items, 'answer')}`,
    ),
};

export const achievementSentences: SentencesOf<AchievementEvent['type']> = {
  AchievementAnnounced: ({ name }) => said('earned', name),
};

export const studyAidSentences: SentencesOf<StudyAidEvent['type']> = {
  StudyAidRequested: ({ method }) => said('asked for', 'a study aid', methodWords[method].label),
  StudyAidGenerated: ({ method, parts, provider, microDollars }) =>
    said(
      'was given',
      `${methodWords[method].label}, ${several(parts, 'part')}`,
      modelWords(provider, microDollars),
    ),
  StudyAidFailed: ({ outcome, provider }) =>
    said(
      'got no',
      'study aid',
      outcome === 'unknown' ? 'the topic is not known' : `${providerWords(provider)} failed`,
    ),
  StudyAidSaved: ({ method, parts }) =>
    said('saved', 'a study aid', `${methodWords[method].label}, ${several(parts, 'part')}`),
  StudyAidDeleted: () => said('deleted', 'a study aid'),
  StudyAidRestored: () => said('took back', 'the deletion of a study aid'),
  TutorTokensHeld: ({ tokens }) =>
    said('asked a model for', 'an answer of the tutor', `${several(tokens, 'token')} held`),
  TutorTokensSettled: ({ tokens }) =>
    said('was given', 'an answer of the tutor by a model', `${several(tokens, 'token')} taken`),
};
