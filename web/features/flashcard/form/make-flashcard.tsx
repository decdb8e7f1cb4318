import { Button } from '@radix-ui/themes';
import { Layers } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import {
  type FlashcardText,
  longestBack,
  longestFront,
} from '../../../../domain/contracts/flashcards.ts';
import type { AnswerDetail, Question } from '../../../../domain/contracts/quiz.ts';
import type { AttemptId } from '../../../../domain/kernel/ids.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { addFromQuestion } from '../queries/flashcard-queries.ts';
import { CardDialog } from './card-dialog.tsx';

type QuestionAndAnswer = { readonly question: Question; readonly detail: AnswerDetail };

const MakerContext = createContext<((asked: QuestionAndAnswer) => void) | undefined>(undefined);

const keyText = ({ options }: Question, { correctAnswer, entry }: AnswerDetail): string => {
  if (entry) return entry.value;
  const right = [correctAnswer].flat();
  return options
    .filter(({ label }) => right.includes(label))
    .map(({ text }) => text)
    .join('\n');
};

/** The question on the front; its key and the reason on the back, to be worded as one likes. */
const draftOf = ({ question, detail }: QuestionAndAnswer): FlashcardText => ({
  front: question.question.slice(0, longestFront),
  back: `${keyText(question, detail)}\n\n${detail.explanation}`.trim().slice(0, longestBack),
  topic: question.topic,
  difficulty: 'medium',
});

type FlashcardMakerProps = { readonly attemptId: AttemptId; readonly children: ReactNode };

/**
 * Holds the card that is written of one of the questions within. It stays open, with what was typed, where
 * they are laid out anew: a tablet that is turned shows them in another way.
 */
export const FlashcardMaker = ({ attemptId, children }: FlashcardMakerProps) => {
  const [asked, setAsked] = useState<QuestionAndAnswer>();
  const [isOpen, setOpen] = useState(false);
  const make = (next: QuestionAndAnswer): void => {
    setAsked(next);
    setOpen(true);
  };
  return (
    <MakerContext value={make}>
      {children}
      {asked ? (
        <CardDialog
          key={asked.question.id}
          title="Make a flashcard"
          note="Shorten it to the one thing you want to remember."
          submit="Add card"
          start={draftOf(asked)}
          isOpen={isOpen}
          onOpenChange={setOpen}
          save={(text, { evenIfKnown, wish }) => {
            const questionId = asked.question.id;
            const body = { ...text, evenIfKnown, attemptId, questionId };
            return addFromQuestion({ body, wish });
          }}
          onSaved={() =>
            showToast({ title: 'Card added', description: 'It comes up in your next review.' })
          }
        />
      ) : null}
    </MakerContext>
  );
};

/** Makes a card of a question whose answer was read; nothing outside a maker. */
export const MakeFlashcard = (asked: QuestionAndAnswer) => {
  const make = use(MakerContext);
  return make ? (
    <Button variant="surface" color="gray" {...highContrast} onClick={() => make(asked)}>
      <Layers size={16} />
      Make a flashcard
    </Button>
  ) : null;
};
