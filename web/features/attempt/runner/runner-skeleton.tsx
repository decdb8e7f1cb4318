import { Box, Flex, Skeleton } from '@radix-ui/themes';
import { classes } from '../../../ui/classes.ts';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import { useChrome } from '../../../ui/use-chrome.ts';
import styles from './runner.module.css';

const options = ['a', 'b', 'c', 'd'];

/** The runner's own layout while the questions are on their way. */
export const RunnerSkeleton = () => {
  useChrome(false);
  return (
    <div className={styles['focus']} role="status" aria-label="Loading your quiz" aria-busy="true">
      <h1 className={textStyles['vh']}>Your quiz</h1>
      <div className={styles['focus-bar']}>
        <div className={styles['focus-progress']} />
        <Flex align="center" justify="center" height="56px">
          <Skeleton width="72px" height="20px" />
        </Flex>
      </div>
      <div className={classes(questionStyles['focus-in'], styles['focus-question'])}>
        <Skeleton width="100%" height="24px" mb="2" />
        <Skeleton width="100%" height="24px" mb="2" />
        <Skeleton width="60%" height="24px" mb="5" />
        <Flex direction="column" gap="10px">
          {options.map((option) => (
            <Skeleton key={option} width="100%" height="56px" />
          ))}
        </Flex>
      </div>
      <div className={styles['focus-foot']}>
        <Flex className={questionStyles['focus-in']} justify="end">
          <Box height="40px" />
        </Flex>
      </div>
    </div>
  );
};
