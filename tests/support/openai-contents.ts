import type { ContentOf } from '../../domain/contracts/study-aid-content.ts';
import type { WrittenMethod } from '../../ops/adapters/generation/openai/written-methods.ts';

const numbered = <Part>(parts: number, part: (number: number) => Part): Part[] =>
  Array.from({ length: parts }, (_, index) => part(index + 1));

const letters = ['A', 'B', 'C', 'D'] as const;

type Contents = { readonly [Method in WrittenMethod]: (parts: number) => ContentOf<Method> };

/** What a model that keeps to its form writes by each method. */
export const goodContents: Contents = {
  flashcards: (parts) => ({
    flashcards: numbered(parts, (number) => ({
      front: `Question ${number}?`,
      back: `Answer ${number}, because it is so.`,
      topic: 'Asthma',
      difficulty: 'medium',
    })),
  }),
  matching: (parts) => ({
    matchingPairs: numbered(Math.max(3, parts), (number) => ({
      term: `Term ${number}`,
      match: `What belongs to it ${number}`,
      explanation: 'It is so.',
    })),
  }),
  'case-studies': (parts) => ({
    caseStudies: numbered(parts, (number) => ({
      title: `Case ${number}`,
      scenario: 'Somebody wheezes at night.',
      patientData: { age: '34', gender: 'female', presentation: 'Wheeze', history: 'Hay fever' },
      assessmentQuestions: [{ question: 'What first?', answer: 'Peak flow.' }],
      keyPoints: ['It varies over time.'],
    })),
  }),
  'clinical-scenarios': (parts) => ({
    scenarios: numbered(parts, (number) => ({
      title: `Scenario ${number}`,
      opening: 'You are called to the ward.',
      steps: [
        {
          situation: 'The patient wheezes.',
          question: 'What do you do?',
          options: [
            { text: 'Give a bronchodilator', isRight: true, outcome: 'The wheeze eases.' },
            { text: 'Wait until morning', isRight: false, outcome: 'The patient tires.' },
          ],
        },
      ],
      summary: 'Relieve first.',
    })),
  }),
  'drug-cards': (parts) => ({
    drugCards: numbered(parts, (number) => ({
      drug: `Drug ${number}`,
      drugClass: 'Short-acting beta-2 agonist',
      action: 'Relaxes bronchial smooth muscle.',
      uses: 'Relief of bronchospasm.',
      harms: 'Tremor, tachycardia.',
      adverseEffects: ['Tremor'],
      cautions: ['Hypokalemia'],
      monitoring: ['Heart rate'],
      takeAway: 'For relief, not for control.',
    })),
  }),
  'concept-maps': () => ({
    conceptMaps: [
      {
        title: 'Asthma',
        central: 'a',
        nodes: [
          { id: 'a', label: 'Asthma', group: 'Center' },
          { id: 'b', label: 'Wheeze', group: 'Findings' },
        ],
        links: [{ from: 'a', to: 'b', label: 'shows as' }],
      },
    ],
  }),
  'practice-questions': (parts) => ({
    practiceQuestions: numbered(parts, (number) => ({
      question: `Which is right, in question ${number}?`,
      options: letters.map((label) => ({ label, text: `Option ${label}`, explanation: 'So.' })),
      correctAnswer: 'B',
      explanation: 'It is so.',
    })),
  }),
  definitions: (parts) => ({
    definitions: numbered(parts, (number) => ({
      term: `Term ${number}`,
      definition: 'What it is.',
      detail: 'Why it matters.',
    })),
  }),
  'true-false': (parts) => ({
    questions: numbered(parts, (number) => ({
      statement: `Statement ${number}.`,
      answer: number % 2 === 0,
      explanation: 'It is so.',
    })),
  }),
  'fill-blank': (parts) => ({
    questions: numbered(parts, (number) => ({
      question: `In sentence ${number} the _____ narrow.`,
      answer: 'bronchi',
      explanation: 'It is so.',
    })),
  }),
  'mind-mapping': () => ({
    mindMaps: [
      {
        centralTopic: 'Asthma',
        branches: [{ title: 'Findings', subtopics: ['Wheeze'], connections: ['Treatment'] }],
        studyTips: ['Draw it from memory.'],
      },
    ],
  }),
};
