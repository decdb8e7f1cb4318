import type { CategoryGroup } from '../basic-care/care-fact.ts';

/** What a nurse's reply does. */
export const replyGroup: CategoryGroup = {
  rn: 'Therapeutic communication and environment',
  lpn: 'Therapeutic communication and environment',
  id: 'nurse-reply',
  question: 'Which communication technique did the nurse use?',
  takeaway:
    'Helpful techniques keep the focus on the client’s feelings; blocks turn it to the nurse, to advice or to comfort.',
  categories: [
    [
      'reflecting',
      'Reflecting feelings',
      'Reflecting names the feeling that the client has shown.',
    ],
    ['restating', 'Restating', 'Restating repeats the main idea of what the client said.'],
    ['open', 'Broad opening', 'A broad opening lets the client choose what to talk about.'],
    [
      'clarify',
      'Seeking clarification',
      'Clarification asks the client to explain what was unclear.',
    ],
    ['focus', 'Focusing', 'Focusing goes back to one point that matters among many.'],
    [
      'silence',
      'Using silence',
      'Silence gives the client time to think and shows that the nurse is there.',
    ],
    ['self', 'Offering self', 'Offering self makes the nurse’s presence and time available.'],
    [
      'reality',
      'Presenting reality',
      'Presenting reality states calmly what the nurse perceives, without argument.',
    ],
    [
      'confront',
      'Pointing out a discrepancy',
      'This technique shows gently that words and behavior do not match.',
    ],
    ['summary', 'Summarizing', 'Summarizing gathers the main points at the end of a talk.'],
    [
      'reassure',
      'False reassurance',
      'False reassurance promises a good end that nobody can know.',
    ],
    ['advice', 'Giving advice', 'Giving advice takes the decision away from the client.'],
    [
      'why',
      'Asking a "why" question',
      'A "why" question asks for reasons and tends to make people defensive.',
    ],
    ['change', 'Changing the subject', 'A change of subject avoids what the client wants to say.'],
    ['judge', 'Disapproving', 'Disapproval judges the client and closes the talk.'],
    ['minimize', 'Minimizing feelings', 'Minimizing treats the feeling as common or small.'],
  ],
  cases: [
    [
      'sad-birthday',
      'reflecting',
      'A client says with tears, "Nobody called on my birthday." The nurse answers, "It sounds as if you felt forgotten."',
      'The reply names the feeling behind the words.',
      ['restating'],
    ],
    [
      'cannot-sleep-restated',
      'restating',
      'A client says, "I lie awake all night." The nurse answers, "You lie awake the whole night."',
      'The reply repeats the main idea in nearly the same words.',
      ['reflecting'],
    ],
    [
      'what-today',
      'open',
      'At the start of a visit the nurse says, "What would you like to talk about today?"',
      'The client is free to choose the topic.',
      ['self'],
    ],
    [
      'they-who',
      'clarify',
      'A client says, "They did it again, and now it is over." The nurse says, "I am not sure I follow. Who are they?"',
      'The nurse asks for the meaning of unclear words.',
      ['focus'],
    ],
    [
      'back-to-pills',
      'focus',
      'In a long talk a client mentions a box of pills in passing. The nurse says, "Let us go back to the pills you spoke about."',
      'One important point is taken up and explored.',
      ['clarify', 'change'],
    ],
    [
      'sits-quiet',
      'silence',
      'After telling of a stillbirth a client looks at the floor. The nurse stays seated beside the client, attentive, and says nothing for a minute.',
      'Quiet presence gives time to feel and think.',
      ['self'],
    ],
    [
      'stay-with-you',
      'self',
      'A frightened client on the first night in the unit hears from the nurse, "I will sit with you for a while."',
      'The nurse offers time and presence without any demands.',
    ],
    [
      'no-one-in-corner',
      'reality',
      'A client says that a man stands in the corner. The nurse says, "I see nobody there, but I know that this is frightening for you."',
      'The nurse states what is real and still honors the feeling.',
      ['reflecting'],
    ],
    [
      'smile-and-tears',
      'confront',
      'A client with clenched fists and tears says, "I am not upset." The nurse says, "You say you are fine, yet your hands are tight."',
      'The reply shows that words and behavior differ.',
      ['reflecting', 'restating'],
    ],
    [
      'so-far-today',
      'summary',
      'As a session ends the nurse says, "Today you spoke of your job, your sleep and your plan to call your sister."',
      'The reply gathers the main points of the talk.',
      ['restating', 'focus'],
    ],
    [
      'all-will-be-fine',
      'reassure',
      'Before heart surgery a client says, "I may not wake up." The nurse answers, "You will be just fine."',
      'The nurse promises what nobody can know and ends the talk.',
      ['minimize'],
    ],
    [
      'if-i-were-you',
      'advice',
      'A client is unsure about leaving a partner. The nurse says, "If I were you, I would move out this weekend."',
      'The nurse decides in place of the client.',
    ],
    [
      'why-stopped',
      'why',
      'A client has stopped taking an antidepressant. The nurse asks, "Why on earth did you do that?"',
      'Asking for reasons in this way sounds like blame.',
      ['judge'],
    ],
    [
      'nice-weather',
      'change',
      'A client says, "I wonder what dying is like." The nurse answers, "Look, the sun has come out! Shall we open the blinds?"',
      'The reply leads away from a painful topic.',
      ['minimize'],
    ],
    [
      'should-be-ashamed',
      'judge',
      'A client admits to drinking on a weekend pass. The nurse says, "You should be ashamed after all we did."',
      'The reply condemns the client and ends an honest talk.',
    ],
    [
      'others-worse',
      'minimize',
      'A client grieves for the loss of a finger. The nurse says, "Others lose a whole arm, so cheer up."',
      'The reply makes the loss seem small in comparison with others.',
      ['reassure', 'judge'],
    ],
  ],
};

/** Steps of grief in a dying person, as Kübler-Ross described them. */
export const dyingGroup: CategoryGroup = {
  rn: 'Grief, loss and end-of-life care',
  lpn: 'End-of-life concepts',
  id: 'dying-response',
  question: 'Which response described by Kübler-Ross does this show?',
  takeaway:
    'The responses come in any order and may return; the nurse accepts each and stays available.',
  categories: [
    ['denial', 'Denial', 'Denial holds off news that is too much to take in at once.'],
    ['anger', 'Anger', 'Anger asks why this happened and is often aimed at staff or family.'],
    ['bargain', 'Bargaining', 'Bargaining offers something in return for more time.'],
    [
      'depression',
      'Depression',
      'Depression grieves for what is being lost, with quiet and tears.',
    ],
    [
      'acceptance',
      'Acceptance',
      'Acceptance is calm, with affairs in order and less need to talk.',
    ],
  ],
  cases: [
    [
      'other-hospital',
      'denial',
      'Told that a tumor cannot be removed, a client says, "They read someone else’s films," and books a cruise for next year.',
      'The client is not yet able to take in the news.',
    ],
    [
      'throws-tray',
      'anger',
      'A client with end-stage lung disease pushes away the tray and shouts that the nurses are useless and that healthy smokers get off free.',
      'The protest against fate lands on those who are near.',
    ],
    [
      'until-wedding',
      'bargain',
      'A client with advanced cancer vows to give money to the church if there is time to see a daughter’s wedding in June.',
      'A promise is made in exchange for time.',
    ],
    [
      'turns-to-wall',
      'depression',
      'A client with heart failure in the last weeks cries softly, sees few visitors and says, "I will not see my garden again."',
      'The client mourns quietly for what is being lost.',
    ],
    [
      'letters-written',
      'acceptance',
      'A client in hospice has written letters to each child, chosen music for the funeral and rests peacefully holding a hand.',
      'Peace and completed affairs show that death is accepted.',
    ],
  ],
};

/** Kinds of grief. */
export const griefGroup: CategoryGroup = {
  rn: 'Grief, loss and end-of-life care',
  lpn: 'Grief and loss',
  id: 'grief-kind',
  question: 'Which kind of grief or loss is this?',
  takeaway:
    'Support fits the kind of grief: time for a usual one, recognition for a hidden one, treatment for one that does not heal.',
  categories: [
    [
      'normal',
      'Uncomplicated grief',
      'Uncomplicated grief comes in waves and slowly lets life go on.',
    ],
    [
      'anticipatory',
      'Anticipatory grief',
      'Anticipatory grief is felt before a loss that is expected.',
    ],
    [
      'disenfranchised',
      'Disenfranchised grief',
      'Disenfranchised grief is for a loss that others do not recognize.',
    ],
    [
      'complicated',
      'Prolonged complicated grief',
      'Prolonged grief stays intense for a year or more and stops daily life.',
    ],
    ['delayed', 'Delayed grief', 'Delayed grief is put off and breaks out long after the loss.'],
    [
      'ambiguous',
      'Ambiguous loss',
      'Ambiguous loss has no closure, as with a person who is missing.',
    ],
    [
      'perceived',
      'Perceived loss',
      'A perceived loss is felt by the person but cannot be seen by others, such as loss of youth.',
    ],
  ],
  cases: [
    [
      'widow-waves',
      'normal',
      'Six weeks after the death of his wife a client weeps at songs, sleeps poorly on some nights and has gone back to his bowling club.',
      'Sadness comes in waves while life slowly goes on.',
    ],
    [
      'before-hospice',
      'anticipatory',
      'The partner of a client with end-stage ALS cries at night and rehearses in thought how life alone will be.',
      'The mourning begins before the death that is expected.',
      ['normal'],
    ],
    [
      'secret-partner',
      'disenfranchised',
      'A client’s longtime lover, who was married to someone else, has died. The client cannot attend the funeral or tell coworkers.',
      'The loss is real but cannot be shown or shared in public.',
      ['normal', 'perceived'],
    ],
    [
      'room-untouched',
      'complicated',
      'Three years after a son’s death a mother spends each day in his untouched room, has left her job and sees no reason to live on.',
      'Grief has remained intense for years and stops her from living.',
      ['normal', 'delayed'],
    ],
    [
      'soldier-returns',
      'delayed',
      'A soldier felt nothing when a friend was killed. Two years later, at a neighbor’s funeral, the soldier breaks down and mourns the friend for the first time.',
      'Feelings that were held back at the time break out much later.',
      ['complicated'],
    ],
    [
      'lost-at-sea',
      'ambiguous',
      'A fisherman’s boat was found empty. For months his family does not know whether to mourn or to hope.',
      'Without a body or an answer the loss stays open.',
      ['complicated', 'anticipatory'],
    ],
    [
      'former-model',
      'perceived',
      'At a routine visit a 60-year-old who feels no illness mourns a youthful face that "nobody misses but me."',
      'What is lost is felt by the person and hard for others to see.',
      ['disenfranchised', 'normal'],
    ],
  ],
};

/** Wishes that often go with a religion; the person is asked in any case. */
export const faithGroup: CategoryGroup = {
  rn: 'Cultural, religious and spiritual influences',
  lpn: 'Religious, cultural and spiritual influences',
  id: 'faith-practice',
  question: 'For which group is this practice or wish most typical?',
  takeaway:
    'Traditions guide the first question and never replace it: ask each client which practices matter.',
  categories: [
    [
      'islam',
      'Muslim clients',
      'Muslim practice includes daily prayer toward Mecca, fasting in Ramadan and food without pork or alcohol.',
    ],
    [
      'jewish',
      'Orthodox Jewish clients',
      'Orthodox Jewish practice includes kosher food, with milk and meat apart, and rest on the Sabbath.',
    ],
    [
      'jehovah',
      'Jehovah’s Witnesses',
      'Jehovah’s Witnesses decline transfusions of whole blood and its main components.',
    ],
    [
      'hindu',
      'Hindu clients',
      'Many Hindu clients avoid beef and often all meat, and may prefer to wash in running water.',
    ],
    [
      'catholic',
      'Roman Catholic clients',
      'Roman Catholic practice includes anointing of the sick and baptism of a newborn in danger.',
    ],
    [
      'adventist',
      'Seventh-day Adventists',
      'Many Seventh-day Adventists eat vegetarian food and avoid caffeine, pork and alcohol.',
    ],
    [
      'science',
      'Christian Scientists',
      'Christian Scientists often rely on prayer in place of medical treatment.',
    ],
    [
      'amish',
      'Old Order Amish clients',
      'Old Order Amish clients live without commercial health insurance, and the community shares costs.',
    ],
  ],
  cases: [
    [
      'dawn-to-sunset',
      'islam',
      'A client with diabetes plans to take neither food nor drink from dawn to sunset for a month and asks how to adjust meals and medicine.',
      'The month of Ramadan is kept by fasting during daylight; people who are ill may be exempt.',
    ],
    [
      'bed-to-mecca',
      'islam',
      'A client asks for help to wash hands and feet and to turn the chair in a certain direction five times a day.',
      'Washing comes before the five daily prayers, which are said facing Mecca.',
    ],
    [
      'no-milk-with-chicken',
      'jewish',
      'A client sends back a tray with chicken and a carton of milk and asks for meals with a special seal.',
      'Kosher rules keep meat and milk apart and ask for supervised food.',
      ['islam', 'adventist'],
    ],
    [
      'friday-lamp',
      'jewish',
      'From Friday at sunset to Saturday night a client will not press the call light and asks the staff to look in often.',
      'Using electric devices counts as work on the Sabbath.',
      ['adventist'],
    ],
    [
      'card-no-blood',
      'jehovah',
      'A client carries a signed card that refuses red cells, plasma and platelets and asks about volume expanders.',
      'Blood and its main parts are refused, while many other treatments are accepted.',
      ['science'],
    ],
    [
      'beef-broth',
      'hindu',
      'A client who declines beef broth explains that the cow is sacred.',
      'The cow is revered, and many people of this faith eat no meat at all.',
    ],
    [
      'anointing',
      'catholic',
      'The family of a client with sepsis asks for a priest to anoint the sick before surgery.',
      'Anointing by a priest is a sacrament in serious illness.',
    ],
    [
      'newborn-baptism',
      'catholic',
      'Parents of a newborn who may not survive beg the staff to baptize the infant at once if no priest can come.',
      'In danger of death anyone may baptize, which is of great weight to these parents.',
    ],
    [
      'no-coffee-no-meat',
      'adventist',
      'A client keeps Saturday as the day of worship, eats no meat and asks for a drink without caffeine.',
      'Vegetarian food, no caffeine and Saturday worship go together in this group.',
      ['jewish'],
    ],
    [
      'prayer-healer',
      'science',
      'A client with a treatable infection wishes to call a practitioner who heals by prayer alone before any drug is considered.',
      'This group turns to healing by prayer first, and adults may refuse treatment.',
      ['jehovah'],
    ],
    [
      'buggy-cash',
      'amish',
      'A client from a farm without electricity arrives by buggy. The church community will pay the bill in cash.',
      'Mutual aid in the community takes the place of insurance.',
    ],
  ],
};
