import { match } from 'ts-pattern';
import type { StudyAidContent } from '../../../../domain/contracts/study-aid-content.ts';
import { CasePanel } from './case-panel.tsx';
import { DosagePanel } from './dosage-panel.tsx';
import { FlashcardsPanel } from './flashcards-panel.tsx';
import { ImagePanel } from './image-panel.tsx';
import { LabelingPanel } from './labeling-panel.tsx';
import { DefinitionsPanel, DrugCardsPanel, FillBlankPanel } from './list-panels.tsx';
import { ConceptMapPanel, MindMapPanel } from './map-panels.tsx';
import { MatchingPanel } from './matching-panel.tsx';
import { PracticePanel } from './practice-panel.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { TrueFalsePanel } from './true-false-panel.tsx';

/** Content in the shape of its method, to work with. */
export const AidPanel = ({ aid }: { readonly aid: StudyAidContent }) =>
  match(aid)
    .with({ method: 'flashcards' }, ({ content }) => <FlashcardsPanel {...content} />)
    .with({ method: 'matching' }, ({ content }) => <MatchingPanel {...content} />)
    .with({ method: 'case-studies' }, ({ content }) => <CasePanel {...content} />)
    .with({ method: 'image-interpretation' }, ({ content }) => <ImagePanel {...content} />)
    .with({ method: 'clinical-scenarios' }, ({ content }) => <ScenarioPanel {...content} />)
    .with({ method: 'drug-cards' }, ({ content }) => <DrugCardsPanel {...content} />)
    .with({ method: 'concept-maps' }, ({ content }) => <ConceptMapPanel {...content} />)
    .with({ method: 'practice-questions' }, ({ content }) => <PracticePanel {...content} />)
    .with({ method: 'dosage-calc' }, ({ content }) => <DosagePanel {...content} />)
    .with({ method: 'labeling' }, ({ content }) => <LabelingPanel {...content} />)
    .with({ method: 'definitions' }, ({ content }) => <DefinitionsPanel {...content} />)
    .with({ method: 'true-false' }, ({ content }) => <TrueFalsePanel {...content} />)
    .with({ method: 'fill-blank' }, ({ content }) => <FillBlankPanel {...content} />)
    .with({ method: 'mind-mapping' }, ({ content }) => <MindMapPanel {...content} />)
    .exhaustive();
