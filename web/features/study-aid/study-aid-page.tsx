import { Box, Grid, Separator } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { match } from 'ts-pattern';
import type { User } from '../../../domain/contracts/account.ts';
import type { GeneratedAid } from '../../../domain/contracts/study-aids.ts';
import { studyMethod } from '../../../domain/contracts/study-methods.ts';
import { configQuery } from '../../session/config-query.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignedOutRedirect } from '../../session/use-signed-out-redirect.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { highContrast } from '../../ui/high-contrast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import printStyles from '../../ui/print.module.css';
import { SavedAids } from './library/saved-aids.tsx';
import { Maker } from './maker/maker.tsx';
import { savedAidQuery, savedAidsQuery } from './queries/study-aid-queries.ts';
import { ReadyMadeList } from './ready-made/ready-made-list.tsx';
import { oneReadyMadeQuery } from './ready-made/ready-made-queries.ts';
import { Result } from './result.tsx';
import { partsWords, type ShownAid, shownAid } from './shown-aid.ts';
import { useMaking } from './use-making.ts';

const title = 'Study Aid Generator';

const imageLibrary = (
  <LinkButton to="/medical-images" size="3" variant="surface" color="gray" {...highContrast}>
    Medical Image Library
    <ArrowRight size={16} />
  </LinkButton>
);

/** What stands beside the form: one thing at a time. */
type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'made'; readonly made: ShownAid }
  | { readonly kind: 'saved' | 'ready-made'; readonly id: string };

/** Nothing of what is opened by its id: it says itself what it is. */
const answerOf = (shown: Shown): string | undefined =>
  match(shown)
    .with({ kind: 'nothing' }, () => 'Turn any topic into something to study from.')
    .with(
      { kind: 'made' },
      ({ made: { method, parts, topic } }) => `${partsWords(method, parts)} on ${topic}.`,
    )
    .otherwise(() => undefined);

const madeFrom = {
  'built-in':
    'made from the built-in knowledge base: conditions, drugs, lab values, rhythms, and waveforms.',
  openai:
    'written by a language model and checked against its form; images, drawings, and dosage problems come from the built-in knowledge base.',
} as const;

const Nothing = () => {
  const { data } = useQuery(configQuery());
  return (
    <EmptyState
      as="h2"
      title="Name a topic and choose a study method"
      text={`Flashcards, matching, cases, drug cards, maps, dosage problems and more, ${madeFrom[data?.studyAids ?? 'built-in']}`}
    />
  );
};

/** A saved aid by its id. */
const Opened = ({ id }: { readonly id: string }) => (
  <Loaded
    query={useQuery(savedAidQuery(id))}
    what="Your study aid"
    skeleton={<PanelSkeleton height="400px" />}
  >
    {({ topic, studyType, content, model }) => {
      const shown = shownAid({ id, topic }, studyType, content);
      const madeBy = model === null ? {} : { madeBy: { model, standsIn: null, sources: [] } };
      return <Result key={id} shown={{ ...shown, isSaved: true, ...madeBy }} />;
    }}
  </Loaded>
);

/** What the editors made, by its id; it can be saved as what was made oneself. */
const OpenedReadyMade = ({ id }: { readonly id: string }) => (
  <Loaded
    query={useQuery(oneReadyMadeQuery(id))}
    what="This study aid"
    skeleton={<PanelSkeleton height="400px" />}
  >
    {({ topics, method, model, content }) => {
      const shown = shownAid({ id, topic: topics.join(', ') }, method, content);
      const madeBy = { model, standsIn: null, sources: ['a review by our editors'] };
      return <Result key={id} shown={{ ...shown, madeBy }} />;
    }}
  </Loaded>
);

const ShownAside = ({ shown }: { readonly shown: Shown }) =>
  match(shown)
    .with({ kind: 'nothing' }, () => <Nothing />)
    .with({ kind: 'made' }, ({ made }) => <Result key={made.id} shown={made} />)
    .with({ kind: 'saved' }, ({ id }) => <Opened id={id} />)
    .with({ kind: 'ready-made' }, ({ id }) => <OpenedReadyMade id={id} />)
    .exhaustive();

/** What an address may ask for: a topic and a method, as other pages link here. */
const startOf = (address: URLSearchParams) => {
  const asked = studyMethod.safeParse(address.get('method'));
  return {
    topic: address.get('topic') ?? '',
    method: asked.success ? asked.data : ('flashcards' as const),
  };
};

const openedBy = (address: URLSearchParams): Shown => {
  const id = address.get('open');
  return id === null ? { kind: 'nothing' } : { kind: 'saved', id };
};

const StudyAids = ({ user }: { readonly user: User }) => {
  const [address] = useSearchParams();
  const [shown, show] = useState<Shown>(() => openedBy(address));
  const onMade = ({ content, model, standsIn, sources, ...aid }: GeneratedAid): void => {
    const own = shownAid(aid, aid.studyMethod, content);
    const madeBy = { model, standsIn, sources };
    show({ kind: 'made', made: { ...own, generatedId: aid.id, madeBy } });
  };
  const making = useMaking(user, startOf(address), onMade);
  const saved = useQuery(savedAidsQuery());
  const library = (
    <>
      <Loaded query={saved} what="Your library" skeleton={<PanelSkeleton height="200px" />}>
        {(entries) => (
          <SavedAids
            entries={entries}
            openId={shown.kind === 'saved' ? shown.id : undefined}
            onOpen={(id) => show({ kind: 'saved', id })}
          />
        )}
      </Loaded>
      <ReadyMadeList
        openId={shown.kind === 'ready-made' ? shown.id : undefined}
        onOpen={(id) => show({ kind: 'ready-made', id })}
      />
    </>
  );
  return (
    <>
      <PageHead title={title} answer={answerOf(shown)} action={imageLibrary} />
      <Grid columns={{ initial: '1', md: '320px minmax(0, 1fr)' }} gap="5" align="start">
        <Box className={printStyles['no-print']}>
          <Panel title="New study aid">
            <Maker making={making} />
            <Box display={{ initial: 'none', md: 'block' }}>
              <Separator size="4" my="5" />
              {library}
            </Box>
          </Panel>
        </Box>
        <Box minWidth="0">
          <ShownAside shown={shown} />
          <Box
            display={{ initial: 'block', md: 'none' }}
            mt="6"
            className={printStyles['no-print']}
          >
            <Panel>{library}</Panel>
          </Box>
        </Box>
      </Grid>
    </>
  );
};

/** Any topic, made into flashcards, cases, maps and eleven other things to study from. */
export const StudyAidPage = () => {
  const { user } = useSession();
  useSignedOutRedirect({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    to: '/auth',
    after: 500,
  });
  return user ? (
    <StudyAids user={user} />
  ) : (
    <PageSkeleton label="Loading the study aid generator" />
  );
};
