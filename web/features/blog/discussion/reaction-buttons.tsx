import { Button, Flex, Text } from '@radix-ui/themes';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { type Reaction, type Reactions, reactionTotal } from './reactions.ts';

const buttons = [
  { reaction: 'like', label: 'Like', Icon: ThumbsUp, counts: 'likes' },
  { reaction: 'dislike', label: 'Dislike', Icon: ThumbsDown, counts: 'dislikes' },
] as const;

type ReactionButtonsProps = {
  readonly reactions: Reactions;
  readonly onChoose: (reaction: Reaction) => void;
};

export const ReactionButtons = ({ reactions, onChoose }: ReactionButtonsProps) => (
  <Flex align="center" gap="3" wrap="wrap">
    {buttons.map(({ reaction, label, Icon, counts }) => (
      <Button
        key={reaction}
        color="gray"
        {...highContrast}
        variant={reactions.choice === reaction ? 'solid' : 'surface'}
        aria-pressed={reactions.choice === reaction}
        onClick={() => onChoose(reaction)}
      >
        <Icon size={16} aria-hidden="true" />
        {label}
        <span className={textStyles['num']}>{reactions[counts]}</span>
      </Button>
    ))}
    <Text size="2" color="gray" className={textStyles['num']} role="status">
      {reactionTotal(reactions)}
    </Text>
  </Flex>
);
