import { Box, Flex, Heading, Text, Theme } from '@radix-ui/themes';
import { type ReactNode, Suspense } from 'react';
import { classes } from '../../ui/classes.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import textStyles from '../../ui/text.module.css';
import { WhenNear } from '../../ui/when-near.tsx';
import styles from './landing.module.css';

const PatientMonitor = lazyPart(
  async () => (await import('../../drawings/patient-monitor/patient-monitor.tsx')).PatientMonitor,
);
const ChestRadiograph = lazyPart(
  async () =>
    (await import('../../drawings/chest-radiograph/chest-radiograph.tsx')).ChestRadiograph,
);

const asthma = {
  hr: 134,
  spo2: 88,
  rr: 36,
  etco2: 58,
  sys: 148,
  dia: 92,
  temp: 37.1,
  obstructed: true,
  paradox: 0.55,
} as const;

const CasesHead = () => (
  <Flex justify="between" align="end" gapX="5" gapY="2" wrap="wrap" mb="4">
    <Heading as="h2" id="cases" size="6" weight="medium" className={textStyles['tightened']}>
      Cases that respond to you
    </Heading>
    <Text
      as="p"
      size="3"
      color="gray"
      className={classes(textStyles['pretty'], styles['cases-line'])}
    >
      Every decision affects the patient, and the monitor shows it. The X-rays are generated, so a
      finding can be small, large, or absent.
    </Text>
  </Flex>
);

type PictureProps = {
  readonly place: string | undefined;
  readonly caption: string;
  readonly children: ReactNode;
};

const Picture = ({ place, caption, children }: PictureProps) => (
  <Box p={{ initial: '3', sm: '5' }} minWidth="0">
    <WhenNear className={place}>
      <Suspense>{children}</Suspense>
    </WhenNear>
    <Text as="p" size="2" mt="4" color="gray" className={textStyles['pretty']}>
      {caption}
    </Text>
  </Box>
);

/** What a clinical case looks like. */
export const Cases = () => (
  <Box mt="8" asChild>
    <section aria-labelledby="cases">
      <CasesHead />
      <Theme appearance="dark" className={styles['cases']}>
        <Picture
          place={styles['case-monitor']}
          caption="Status asthmaticus, decision 4 of 6. The wheeze is gone, the pulse drops with each breath, and the CO₂ waveform looks like a shark fin."
        >
          <PatientMonitor name="Bed 4" vitals={asthma} />
        </Picture>
        <Picture
          place={styles['case-film']}
          caption="A 22-year-old man with sudden right-sided chest pain. Look at the edge of the lung."
        >
          <ChestRadiograph pneumothorax={0.5} />
        </Picture>
      </Theme>
    </section>
  </Box>
);
