import type { HandoffCase, SbarPart } from '../../facts/nursing-management/handoff-case.ts';
import { handoffCases } from '../../facts/nursing-management/handoff-cases.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';

const parts: Readonly<Record<SbarPart, { readonly question: string; readonly is: string }>> = {
  situation: {
    question: 'In the SBAR format, which statement should open the report as the situation?',
    is: 'The situation names the client and the problem that is happening now.',
  },
  background: {
    question: 'In the SBAR format, which statement gives the background?',
    is: 'The background is the history that bears on the problem.',
  },
  assessment: {
    question: 'In the SBAR format, which statement belongs to the assessment step?',
    is: 'The assessment step gives what the nurse has found and what it may mean.',
  },
  recommendation: {
    question: 'In the SBAR format, which statement is the recommendation?',
    is: 'The recommendation says what the nurse asks the receiver to do.',
  },
};

const order: readonly SbarPart[] = ['situation', 'background', 'assessment', 'recommendation'];

const draftOf = (handoff: HandoffCase, part: SbarPart): SingleDraft => ({
  type: 'single',
  name: `${handoff.id}-${part}`,
  facts: [handoff.id],
  places: nursingPlaces('management', {
    rn: 'Case management and continuity of care',
    lpn: 'Continuity of care and hand-off',
  }),
  level: 'application',
  stem: `${handoff.scene} ${parts[part].question}`,
  key: { text: handoff[part][0], why: parts[part].is },
  distractors: order
    .filter((other) => other !== part)
    .flatMap((other) =>
      handoff[other].map((text) => ({
        text,
        why: `This sentence belongs to another step. ${parts[other].is}`,
      })),
    ),
  explanation: `${parts[part].is} SBAR stands for situation, background, assessment and recommendation; the fixed order keeps a report short and complete.`,
  source: sourceOf('management'),
});

/** The parts of a structured report. */
export const sbarModel: ItemModel = {
  id: 'mgt-sbar',
  version: 1,
  problem: 'A sentence of a report is to be placed in its step.',
  features: 'The problem now, the history, the findings and their meaning, the request.',
  slips: 'Taking findings for the problem, history for findings, or a finding for a request.',
  drafts: () => handoffCases.flatMap((handoff) => order.map((part) => draftOf(handoff, part))),
};
