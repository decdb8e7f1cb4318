import { Box, Button, Card, Flex, Heading, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { GoogleArrival } from '../../../../../domain/contracts/sign-in.ts';
import textStyles from '../../../../ui/text.module.css';
import { GoogleNote } from '../../google-note.tsx';
import { googleArrivalQuery } from '../../queries/google-arrival-query.ts';
import { LinkForm } from './link-form.tsx';
import { NewcomerForm } from './newcomer-form.tsx';

const heads = {
  new: { title: 'Join the academy', line: 'Google has told us who you are. The rest is yours.' },
  link: { title: 'Link your account', line: 'Google has confirmed your email address.' },
} as const;

const Head = ({ kind }: Pick<GoogleArrival, 'kind'>) => (
  <Box mb="5">
    <Heading as="h1" size="7" weight="medium" className={textStyles['tightened']}>
      {heads[kind].title}
    </Heading>
    <Text as="p" size="3" color="gray" mt="1" className={textStyles['pretty']}>
      {heads[kind].line}
    </Text>
  </Box>
);

const Arrived = ({ arrival }: { readonly arrival: GoogleArrival }) => (
  <>
    <Head kind={arrival.kind} />
    {arrival.kind === 'new' ? <NewcomerForm {...arrival} /> : <LinkForm email={arrival.email} />}
  </>
);

/** What is left to do for somebody who came from Google. */
export const GoogleArrived = () => {
  const { data: arrival, isPending } = useQuery(googleArrivalQuery());
  const navigate = useNavigate();
  return (
    <Card size={{ initial: '3', sm: '4' }}>
      {isPending ? <Skeleton height="320px" role="status" aria-label="Loading" /> : null}
      {arrival ? <Arrived arrival={arrival} /> : null}
      {isPending || arrival ? null : <GoogleNote outcome="again" />}
      <Flex justify="center" mt="4">
        <Button type="button" variant="ghost" size="3" onClick={() => navigate('/auth')}>
          Sign in another way
        </Button>
      </Flex>
    </Card>
  );
};
