import type { FlashcardText } from '../../contracts/flashcards.ts';
import type { StudyAidContent } from '../../contracts/study-aid-content.ts';

/** A card for a file: under one name it is known again when it is imported a second time. */
export type FileCard = FlashcardText & { readonly guid: string };

type Sides = { readonly front: string; readonly back: string };

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n\n');

const sidesOf = (aid: StudyAidContent): readonly Sides[] => {
  switch (aid.method) {
    case 'flashcards':
      return aid.content.flashcards;
    case 'definitions':
      return aid.content.definitions.map(({ term, definition, detail }) => ({
        front: term,
        back: joined(definition, detail),
      }));
    case 'matching':
      return aid.content.matchingPairs.map(({ term, match, explanation }) => ({
        front: term,
        back: joined(match, explanation),
      }));
    case 'true-false':
      return aid.content.questions.map(({ statement, answer, explanation }) => ({
        front: `True or false: ${statement}`,
        back: joined(answer ? 'True' : 'False', explanation),
      }));
    case 'fill-blank':
      return aid.content.questions.map(({ question, answer, explanation }) => ({
        front: question,
        back: joined(answer, explanation),
      }));
    case 'practice-questions':
      return aid.content.practiceQuestions.map(
        ({ question, options, correctAnswer, explanation }) => ({
          front: joined(question, options.map(({ label, text }) => `${label}. ${text}`).join('\n')),
          back: joined(
            options
              .filter(({ label }) => label === correctAnswer)
              .map(({ label, text }) => `${label}. ${text}`)
              .join(''),
            explanation,
          ),
        }),
      );
    case 'dosage-calc':
      return aid.content.dosageProblems.map(({ problem, steps, answer, unit, explanation }) => ({
        front: problem,
        back: joined(
          `${answer} ${unit}`,
          steps.map(({ working }) => working).join('\n'),
          explanation,
        ),
      }));
    case 'case-studies':
      return aid.content.caseStudies.flatMap(({ scenario, assessmentQuestions }) =>
        assessmentQuestions.map(({ question, answer }) => ({
          front: joined(scenario, question),
          back: answer,
        })),
      );
    case 'drug-cards':
      return aid.content.drugCards.map(({ drug, drugClass, action, uses, harms, takeAway }) => ({
        front: `${drug}: class, action, uses, and harms?`,
        back: joined(drugClass, action, uses, harms, takeAway),
      }));
    // Drawings, maps and stories with choices fit on no card.
    case 'image-interpretation':
    case 'labeling':
    case 'clinical-scenarios':
    case 'concept-maps':
    case 'mind-mapping':
      return [];
  }
};

type Saved = { readonly id: string; readonly topic: string; readonly aid: StudyAidContent };

/** A saved aid as cards; none where its method makes nothing that fits on cards. */
export const cardsOfAid = ({ id, topic, aid }: Saved): readonly FileCard[] =>
  sidesOf(aid).map(({ front, back }, index) => ({
    front,
    back,
    topic,
    difficulty:
      aid.method === 'flashcards'
        ? (aid.content.flashcards[index]?.difficulty ?? 'medium')
        : 'medium',
    guid: `boardwell-${id}-${index + 1}`,
  }));
