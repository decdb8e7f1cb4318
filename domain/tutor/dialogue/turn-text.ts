import type { TutorState } from '../../ports/tutor.ts';
import type { Point } from './points.ts';

/** What the tutor says in one turn: paragraphs, and the facts that its marks stand for. */
export type Said = {
  readonly text: string;
  readonly cites: readonly string[];
  readonly standing: TutorState;
};

type CitedFact = { readonly text: string; readonly cite: string };

/** Paragraphs of one turn, with the marks of what they stand on. */
export const turnText = () => {
  const paragraphs: string[] = [];
  const cites: string[] = [];
  const mark = (cite: string): string => {
    if (!cites.includes(cite)) cites.push(cite);
    return `[${cites.indexOf(cite) + 1}]`;
  };
  const cited = ({ text, cite }: CitedFact): string => `${text}${mark(cite)}`;
  const turn = {
    /** Words of the tutor's own, which state nothing of medicine. */
    say: (text: string) => {
      paragraphs.push(text);
      return turn;
    },
    /** Facts, each with its mark, after words of the tutor's own. */
    tell: (facts: readonly CitedFact[], before = '') => {
      paragraphs.push([before, ...facts.map(cited)].filter((part) => part !== '').join(' '));
      return turn;
    },
    ask: (before: string, { question }: Pick<Point, 'question'>) => {
      // Only what is asked stands out; a scene before it is read as it comes.
      const cut = question.lastIndexOf('. ') + 1;
      const [scene, asked] = [question.slice(0, cut).trim(), question.slice(cut).trim()];
      paragraphs.push([before, scene, `**${asked}**`].filter((part) => part !== '').join(' '));
      return turn;
    },
    said: (standing: TutorState): Said => ({ text: paragraphs.join('\n\n'), cites, standing }),
  };
  return turn;
};
export type TurnText = ReturnType<typeof turnText>;
