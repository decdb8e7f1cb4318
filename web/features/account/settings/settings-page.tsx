import { Box, Flex, Grid, Heading } from '@radix-ui/themes';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../../../../domain/contracts/account.ts';
import { useSession } from '../../../session/use-session.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { PageHead } from '../../../ui/page-head.tsx';
import { type SettingsSection, settingsSections } from './sections.ts';
import styles from './settings.module.css';

const SectionLinks = () => (
  <nav className={styles['nav']} aria-label="Settings">
    <ul className={cellsStyles['plain-list']}>
      {settingsSections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`}>{title}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

type SectionProps = { readonly section: SettingsSection; readonly user: User };

const Section = ({ section: { id, title, parts }, user }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
    <Heading as="h2" id={`${id}-title`} size="5" weight="medium" mb="3">
      {title}
    </Heading>
    <Flex direction="column" gap="5">
      {parts.map(({ name, Part }) => (
        <Part key={name} user={user} />
      ))}
    </Flex>
  </section>
);

/** Whoever follows a link to a section comes before this page has loaded. */
const useSectionOfAddress = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};

export const SettingsPage = () => {
  const { user } = useSession();
  useSectionOfAddress();
  if (!user) return null;
  return (
    <>
      <PageHead title="Settings">Sign-in, study plan, appearance, and your data.</PageHead>
      <Grid columns={{ initial: '1', md: '180px 1fr' }} gap="5" align="start">
        <SectionLinks />
        <Box maxWidth="760px" minWidth="0">
          <Flex direction="column" gap="7">
            {settingsSections.map((section) => (
              <Section key={section.id} section={section} user={user} />
            ))}
          </Flex>
        </Box>
      </Grid>
    </>
  );
};
