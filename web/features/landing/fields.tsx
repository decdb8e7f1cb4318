import { Box, Button, Card, Flex, Heading } from '@radix-ui/themes';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../ui/lazy-part.ts';
import textStyles from '../../ui/text.module.css';
import { WhenNear } from '../../ui/when-near.tsx';
import styles from './landing.module.css';

const FieldDialog = lazyPart(
  async () => (await import('../account/field/field-dialog.tsx')).FieldDialog,
);

const Exams = lazyPart(async () => (await import('./exams.tsx')).Exams);

const ChooseField = () => {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="surface" size="3" onClick={() => setOpen(true)}>
        Choose your field
      </Button>
      {isOpen ? (
        <Suspense>
          <FieldDialog
            open
            onOpenChange={setOpen}
            skip="Not now"
            onContinue={(healthcareField) =>
              void navigate('/auth', { state: { mode: 'sign-up', healthcareField } })
            }
          >
            Your account starts with the questions and exams for this field.
          </FieldDialog>
        </Suspense>
      ) : null}
    </>
  );
};

/** Every exam, and the way in by field. */
export const Fields = () => (
  <Box mt="8" asChild>
    <section id="fields" aria-labelledby="fields-title" className={styles['anchor']}>
      <Flex justify="between" align="center" gap="4" wrap="wrap" mb="4">
        <Heading
          as="h2"
          id="fields-title"
          size="6"
          weight="medium"
          className={textStyles['tightened']}
        >
          Your field, your exam, its blueprint
        </Heading>
        <ChooseField />
      </Flex>
      <Card size={{ initial: '2', sm: '3' }}>
        <WhenNear className={styles['exams']}>
          <Suspense>
            <Exams />
          </Suspense>
        </WhenNear>
      </Card>
    </section>
  </Box>
);
