import type { Learner } from './people.ts';

export const cardText = {
  front: 'What does a plateau pressure leave out?',
  back: 'Airway resistance: it is read without flow.',
  topic: 'Ventilator alarms',
  difficulty: 'medium',
};

/** A card added by hand; its id. */
export const addedCard = async (learner: Learner, text: object = {}): Promise<string> =>
  (await learner.post('/api/flashcards', { ...cardText, ...text })).body.id;

/** Reviews a card as known well, or as said. */
export const reviewed = (learner: Learner, id: string, grade = 'good') =>
  learner.post(`/api/flashcards/${id}/reviews`, { grade, milliseconds: 4000 });
