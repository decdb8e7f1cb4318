/** What a message asks of the tutor, as far as its words tell. */
export type Intent =
  | {
      readonly kind:
        | 'greeting'
        | 'thanks'
        | 'tell'
        | 'not-known'
        | 'why'
        | 'hint'
        | 'next'
        | 'question'
        | 'other-topic';
    }
  | {
      readonly kind: 'said';
      /** Without the words around it, where it asks for a topic; else as it is. */
      readonly text: string;
      /** It begins as who asks for a topic does, or is a question. */
      readonly asks: 'topic' | 'question' | null;
    };

type Fixed = Exclude<Intent, { kind: 'said' }>['kind'];

const please = '(?:please |ok(?:ay)? |so |well |but |and |can you |could you |would you )*';
const whole = (words: string): RegExp =>
  new RegExp(`^${please}(?:${words})(?: please| now| then)?$`);

/** In this order; each takes a whole message. */
const fixed: readonly (readonly [Fixed, RegExp])[] = [
  [
    'greeting',
    whole(
      'hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening)|greetings|(?:hi|hello|hey) (?:there|tutor)',
    ),
  ],
  [
    'thanks',
    whole(
      'thanks?(?: you)?(?: (?:a lot|so much|very much))?|thank you|thx|ty|great|cool|nice|got it|i see|bye|goodbye',
    ),
  ],
  [
    'tell',
    whole(
      "(?:just )?tell me(?: already| it| the answer)?|(?:just )?(?:give|show|tell) me (?:the )?(?:right )?answer|(?:what is |what's |whats )?the answer|answer|i give up|give up|reveal(?: it)?",
    ),
  ],
  [
    'not-known',
    whole(
      "(?:i )?(?:really |honestly )?(?:don't|do not|dont|can't|cannot) (?:know|remember|recall)(?: that| it| this| the answer)?|idk|dunno|no (?:idea|clue)|i have no (?:idea|clue)|(?:i'm |i am )?not sure|pass|skip(?: it| this)?|unsure",
    ),
  ],
  [
    'why',
    whole(
      'why(?: is (?:that|it|this)(?: so| right| true)?| so| not| that)?|how come|explain(?: (?:that|it|why|more))?|what is the reason|tell me why|more detail',
    ),
  ],
  ['hint', whole('(?:a |another |give me (?:a|another) )?(?:hint|clue)|help|help me')],
  [
    'question',
    whole(
      '(?:quiz|test|examine) me(?: on (?:this|that|it))?|(?:(?:give me |ask me |i want |try )?(?:a|an|another|one more) )?(?:practice |exam |board |quiz )?(?:question|item)s?',
    ),
  ],
  [
    'other-topic',
    whole(
      '(?:(?:another|a different|a new|new|different|other|change(?: the)?|switch) (?:topic|subject)s?)|something (?:else|different)|no|nope|stop|not now|what can (?:you|i) (?:do|ask|study)',
    ),
  ],
  [
    'next',
    whole(
      "next(?: one| fact| point)?|continue|go on|more|another(?: one| fact)?|ok|okay|yes|yep|yeah|sure|keep going|ready|let's go|ask me",
    ),
  ],
];

const lead = new RegExp(
  `^(?:${please}(?:i (?:want|need|would like|'d like) to |let us |let's |lets |help me )?(?:learn|study|review|talk|teach me|tell me|explain|cover|go over|work on|practice|understand|quiz me|test me|switch|change|move on|do|discuss)(?: (?:about|on|with|to|over|me|the topic(?: of)?))* |(?:(?:what|how) )?about )`,
);
const asking =
  /^(?:what|which|how|why|when|where|who|is|are|does|do|can|should|would|describe|define|list|name)\b/;

const bare = (message: string): string =>
  message
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\s.!?,;:]+$/g, '')
    .replaceAll(/\s+/g, ' ');

/** Reads a message by its words. */
export const intentOf = (message: string): Intent => {
  const text = bare(message);
  const found = fixed.find(([, words]) => words.test(text));
  if (found) return { kind: found[0] };
  if (lead.test(text)) {
    return { kind: 'said', text: text.replace(lead, ''), asks: 'topic' };
  }
  return { kind: 'said', text: message.trim(), asks: asking.test(text) ? 'question' : null };
};
