import { Box, Flex, Grid } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { AttemptFilm } from '../../../../domain/contracts/film.ts';
import type { SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { type LearnerCalendar, longDate } from '../../../format/learner-dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { filmQuery } from '../queries/film-query.ts';
import { ResultsSkeleton } from '../results/results-skeleton.tsx';
import { ChangesTable } from './changes-table.tsx';
import { frameAt } from './film-frame.ts';
import { FilmQuestion } from './film-question.tsx';
import { MomentList } from './moment-list.tsx';
import { changesFinding } from './moment-words.ts';
import { PlayerBar } from './player-bar.tsx';
import { usePlayer } from './use-player.ts';

type FilmScreenProps = { readonly attempt: SubmittedAttempt; readonly calendar: LearnerCalendar };
type FilmProps = Pick<FilmScreenProps, 'attempt'> & { readonly film: AttemptFilm };

const Film = ({ attempt: { questions }, film }: FilmProps) => {
  const player = usePlayer(film.lengthMs);
  const frame = frameAt(film, player.ms);
  const indexOf = (id: string | undefined) => questions.findIndex((one) => one.id === id);
  const index = Math.max(0, indexOf(frame.questionId));
  const question = questions[index];
  const jumping = { numberOf: (id: string) => indexOf(id) + 1, onSeek: player.seek };
  return (
    <Flex direction="column" gap="5">
      <Panel>
        <PlayerBar film={film} player={player} />
      </Panel>
      <Grid columns={{ initial: 'minmax(0, 1fr)', md: '8fr 5fr' }} gap="5" align="start">
        <Panel>
          {question ? <FilmQuestion question={question} number={index + 1} frame={frame} /> : null}
        </Panel>
        <Panel title="Timeline">
          <MomentList film={film} ms={player.ms} {...jumping} />
        </Panel>
      </Grid>
      {film.changes.length > 0 ? <ChangesTable changes={film.changes} {...jumping} /> : null}
    </Flex>
  );
};

/** A past attempt to scrub through, second by second. */
export const FilmScreen = ({ attempt, calendar }: FilmScreenProps) => {
  const film = useQuery(filmQuery(attempt.id));
  return (
    <>
      <PageHead
        title={`Replay, ${longDate(attempt.createdAt, calendar)}`}
        answer={film.data ? `${changesFinding(film.data.changes)}.` : undefined}
        action={
          <LinkButton to={`/quiz?attempt=${attempt.id}`} variant="surface" color="gray">
            Back to results
          </LinkButton>
        }
      />
      <Box>
        <Loaded query={film} what="The replay" skeleton={<ResultsSkeleton />}>
          {(loaded) => <Film attempt={attempt} film={loaded} />}
        </Loaded>
      </Box>
    </>
  );
};
