import { methodWords } from '../../domain/contracts/study-methods.ts';
import type { StudyAidEvent } from '../../domain/study-aid/events.ts';
import { modelWords, providerWords } from '../audit/sentences/model-words.ts';
import { type AuditWords, type EventTypesOf, said, several } from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly 'study-aid': StudyAidEvent['type'];
  }
}

/** What the audit says of its events. */
export const studyAidAudit: AuditWords<EventTypesOf['study-aid']> = {
  sentences: {
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
  },
  notable: ['StudyAidFailed'],
};
