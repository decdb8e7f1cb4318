import { Box, Flex, Link, Separator, Text } from '@radix-ui/themes';
import { AppearanceSwitch } from '../appearance/appearance-switch.tsx';
import { useSession } from '../session/use-session.ts';
import { classes } from '../ui/classes.ts';
import { TextLink } from '../ui/text-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import {
  type FooterColumn,
  type FooterKind,
  type FooterLink,
  footerColumns,
} from './footer-columns.ts';
import styles from './shell.module.css';

const OneLink = ({ label, to, isForMembers = false }: FooterLink) => {
  const { user } = useSession();
  if (to.startsWith('mailto:')) {
    return (
      <Link href={to} size="2" color="gray">
        {label}
      </Link>
    );
  }
  return (
    <TextLink to={isForMembers && !user ? '/auth' : to} size="2" color="gray">
      {label}
    </TextLink>
  );
};

const Column = ({ title, links }: FooterColumn) => (
  <Flex direction="column" gap="2" asChild>
    <nav aria-label={title}>
      <Text size="2" weight="medium">
        {title}
      </Text>
      {links.map((link) => (
        <OneLink key={link.label} {...link} />
      ))}
    </nav>
  </Flex>
);

const Brand = () => (
  <Box>
    <Wordmark />
    <Text as="p" size="2" color="gray" mt="3" className={styles['footer-line']}>
      A study academy for healthcare board exams.
    </Text>
  </Box>
);

const LastLine = () => (
  <Flex className={styles['footer-end']} justify="between" align="center" gap="4" wrap="wrap">
    <Text size="2" color="gray">
      Exam names belong to their owners, who do not endorse Boardwell.
    </Text>
    <AppearanceSwitch />
  </Flex>
);

export const Footer = ({ kind }: { readonly kind: FooterKind }) =>
  kind === 'none' ? null : (
    <footer className={classes(styles['footer'], kind === 'landing' && styles['landing'])}>
      <div className={styles['footer-in']}>
        <Brand />
        {footerColumns(kind).map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <Separator size="4" />
      <LastLine />
    </footer>
  );
