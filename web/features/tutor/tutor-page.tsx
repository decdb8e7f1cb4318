import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, MessagesSquare } from 'lucide-react';
import type { User } from '../../../domain/contracts/account.ts';
import type { TutorConversation } from '../../../domain/contracts/tutor.ts';
import { counted } from '../../format/counts.ts';
import { useSession } from '../../session/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { Composer } from './composer.tsx';
import { conversationQuery } from './queries/tutor-queries.ts';
import { Side } from './side/side.tsx';
import { Starters } from './starters.tsx';
import { Thread } from './thread/thread.tsx';
import styles from './tutor.module.css';
import { type Talk, useTalk } from './use-talk.ts';

const title = 'AI Tutor';

const answerOf = (kept: TutorConversation | undefined): string => {
  if (!kept) return 'Name any topic. It asks before it tells.';
  const facts = new Set(
    kept.turns.flatMap(({ answer }) => answer?.cites.map(({ id }) => id) ?? []),
  );
  return facts.size === 0
    ? `${kept.topic}: your answer first.`
    : `${kept.topic}: ${counted(facts.size, 'fact')} so far.`;
};

type OpenProps = { readonly talk: Talk; readonly kept: TutorConversation | undefined };

/** A conversation that took all its turns goes on in a new one. */
const Full = ({ talk, kept }: { readonly talk: Talk; readonly kept: TutorConversation }) => (
  <Flex className={styles['compose']} align="center" justify="between" gap="3" wrap="wrap">
    <Text size="2" color="gray">
      This conversation has all its {kept.turns.length} turns. It stays; continue in a new one.
    </Text>
    <Button disabled={talk.isBusy} onClick={() => void talk.begin(kept.topic, kept.id)}>
      Continue in a new one
      <ArrowRight size={16} aria-hidden="true" />
    </Button>
  </Flex>
);

const OpenTalk = ({ talk, kept }: OpenProps) => (
  <>
    <Thread key={kept?.id} kept={kept} talk={talk} />
    {kept?.turnsLeft === 0 && !talk.under ? (
      <Full talk={talk} kept={kept} />
    ) : (
      <Composer
        placeholder="Answer, or ask something"
        isBusy={talk.isBusy}
        onStop={talk.stop}
        onPress={(wish) => {
          if (kept) void talk.say(kept, wish, '');
        }}
        onSay={(text) => {
          if (kept) void talk.say(kept, 'say', text);
        }}
      />
    )}
  </>
);

const NewTalk = ({ talk }: { readonly talk: Talk }) => (
  <>
    {talk.under ? (
      <Thread kept={undefined} talk={talk} />
    ) : (
      <Starters isBusy={talk.isBusy} onStart={(topic) => void talk.begin(topic)} />
    )}
    <Composer
      placeholder="Any topic, or a question"
      isBusy={talk.isBusy}
      onStop={talk.stop}
      onSay={(text) => void talk.begin(text)}
    />
  </>
);

const KeptTalk = ({ id, talk }: { readonly id: string; readonly talk: Talk }) => {
  const query = useQuery(conversationQuery(id));
  // What was just begun here is shown before it was read.
  if (talk.under && !query.data) return <OpenTalk talk={talk} kept={undefined} />;
  return (
    <Loaded query={query} what="Your conversation" skeleton={<PanelSkeleton height="320px" />}>
      {(kept) => <OpenTalk talk={talk} kept={kept} />}
    </Loaded>
  );
};

const Tutor = ({ user }: { readonly user: User }) => {
  const talk = useTalk();
  const { open } = talk;
  const kept = useQuery({ ...conversationQuery(open ?? ''), enabled: open !== undefined }).data;
  return (
    <>
      <PageHead title={title} answer={answerOf(open ? kept : undefined)} />
      <div className={styles['tutor']}>
        <Box minWidth="0">
          {open ? <KeptTalk id={open} talk={talk} /> : <NewTalk talk={talk} />}
        </Box>
        <Side talk={open ? kept : undefined} open={open} calendar={user} onOpen={talk.choose} />
      </div>
    </>
  );
};

const Visitor = () => (
  <>
    <PageHead title={title} answer="It asks before it tells, and cites the facts it used." />
    <EmptyState
      as="h2"
      Icon={MessagesSquare}
      title="Sign in to study with the tutor"
      text="Work through your weak topics or any other: one question back before each answer, references that open in place, and practice questions that count in your progress."
      action={
        <LinkButton to="/auth">
          Sign in
          <ArrowRight size={16} aria-hidden="true" />
        </LinkButton>
      }
    />
  </>
);

/** A conversation on a weak topic or any other, which asks before it tells. */
export const TutorPage = () => {
  const { user, isLoading } = useSession();
  if (isLoading) return <PageSkeleton label="Loading the tutor" />;
  return user ? <Tutor user={user} /> : <Visitor />;
};
