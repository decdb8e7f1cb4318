import { BookMarked, Sparkles } from 'lucide-react';
import type { TutorProvider } from '../../../domain/contracts/tutor.ts';

/** Who writes an answer, and what that means. */
export const modes = {
  'built-in': {
    name: 'Built-in knowledge base',
    Icon: BookMarked,
    color: 'gray',
    note: 'Answers are put together from checked facts by rules. Your words are compared with theirs, not understood. Nothing you write leaves Boardwell.',
  },
  openai: {
    name: 'OpenAI',
    Icon: Sparkles,
    color: 'blue',
    note: 'Answers are written by OpenAI from your message and checked facts. It can be wrong: open the references.',
  },
} as const satisfies Readonly<Record<TutorProvider, object>>;
export type Mode = keyof typeof modes;
