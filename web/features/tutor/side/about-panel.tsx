import { DataList } from '@radix-ui/themes';
import type { TutorConversation } from '../../../../domain/contracts/tutor.ts';
import { counted } from '../../../format/counts.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextLink } from '../../../ui/text-link.tsx';

const factsIn = ({ turns }: TutorConversation): number =>
  new Set(turns.flatMap(({ answer }) => answer?.cites.map(({ id }) => id) ?? [])).size;

const questionsIn = ({ turns }: TutorConversation): number =>
  turns.filter(({ attemptId }) => attemptId !== null).length;

/** What a conversation came to. */
export const AboutPanel = ({ talk }: { readonly talk: TutorConversation }) => (
  <Panel title="What this is about" as="h2">
    <DataList.Root size="2" orientation="vertical">
      <DataList.Item>
        <DataList.Label>Began with</DataList.Label>
        <DataList.Value>{talk.topic}</DataList.Value>
      </DataList.Item>
      {talk.continues ? (
        <DataList.Item>
          <DataList.Label>Continues</DataList.Label>
          <DataList.Value>
            <TextLink to={`/ai-tutor?talk=${talk.continues}`}>An earlier conversation</TextLink>
          </DataList.Value>
        </DataList.Item>
      ) : null}
      <DataList.Item>
        <DataList.Label>So far</DataList.Label>
        <DataList.Value className={textStyles['num']}>
          {counted(factsIn(talk), 'fact')} cited, {counted(questionsIn(talk), 'practice question')}
        </DataList.Value>
      </DataList.Item>
      <DataList.Item>
        <DataList.Label>Turns left</DataList.Label>
        <DataList.Value className={textStyles['num']}>{talk.turnsLeft}</DataList.Value>
      </DataList.Item>
    </DataList.Root>
  </Panel>
);
