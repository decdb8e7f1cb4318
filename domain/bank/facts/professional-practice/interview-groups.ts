import type { CategoryGroup } from './practice-case.ts';

/** Readiness to change. */
export const readinessGroup: CategoryGroup = {
  theme: 'communication',
  question: 'How ready for change is this person?',
  categories: [
    {
      id: 'precontemplation',
      name: 'Precontemplation stage',
      is: 'In precontemplation a person sees no problem and has no thought of change within 6 months.',
      unfit: 'This patient already sees a reason to change.',
    },
    {
      id: 'contemplation',
      name: 'Contemplation stage',
      is: 'In contemplation a person weighs change and is still of two minds.',
      unfit: 'This patient is not at the point of weighing for and against.',
    },
    {
      id: 'preparation',
      name: 'Preparation stage',
      is: 'In preparation a person has decided and takes first steps toward a start within a month.',
      unfit: 'This patient is not getting ready for a start that is set.',
    },
    {
      id: 'action',
      name: 'Action stage',
      is: 'In action the new behavior has been under way for less than 6 months.',
      unfit: 'No change that began in the last 6 months is under way.',
    },
    {
      id: 'maintenance',
      name: 'Maintenance stage',
      is: 'In maintenance the change has lasted for 6 months or more.',
      unfit: 'No change has been kept up for 6 months or more.',
    },
    {
      id: 'relapse',
      name: 'Relapse stage',
      is: 'In relapse a person has gone back to the earlier behavior after a change.',
      unfit: 'The patient has not gone back to an old habit after giving it up.',
    },
  ],
  cases: [
    {
      id: 'stage-snuff-grandfather',
      of: 'precontemplation',
      scene:
        'Asked about his chewing tobacco, a farmer shrugs: “My grandfather used it to the age of 94. I came about my knee.”',
      why: 'He does not regard the habit as a problem.',
    },
    {
      id: 'stage-wine-divided',
      of: 'contemplation',
      scene:
        'A teacher says that three glasses of wine each evening may be why she sleeps badly, “but dinner would not feel the same. I do not know.”',
      why: 'She sees the drawback and the appeal and has not decided.',
    },
    {
      id: 'stage-gym-shoes-bought',
      of: 'preparation',
      scene:
        'A patient with prediabetes has bought walking shoes, told her family and marked next Monday in her calendar as the first day of her walks.',
      why: 'She has decided, has taken steps and has set a near date.',
    },
    {
      id: 'stage-six-weeks-dry',
      of: 'action',
      scene:
        'A man poured away his liquor 6 weeks ago. He has gone to a support group every Tuesday and has not had a drink.',
      why: 'The change is under way and is less than 6 months old.',
    },
    {
      id: 'stage-two-years-free',
      of: 'maintenance',
      scene:
        'A nurse’s aide has not smoked for 2 years. She comes for advice on what to do at parties, where the wish for a cigarette sometimes returns.',
      why: 'She has kept the change for more than half a year and works to protect it.',
    },
    {
      id: 'stage-holiday-cigarettes',
      of: 'relapse',
      scene:
        'After 9 months without cigarettes a man went through a divorce. He has been smoking a pack a day again since the holidays and is ashamed to say so.',
      why: 'The old behavior has returned after a time of success.',
    },
    {
      id: 'stage-scale-curious',
      of: 'contemplation',
      scene:
        'A truck driver says, “My wife wants me to lose weight. She may be right about my breathing. On the other hand, food is the best part of my day.”',
      why: 'He argues on both sides and has made no decision.',
    },
  ],
};

/** What a question or remark of an interviewer does. */
export const techniqueGroup: CategoryGroup = {
  theme: 'communication',
  question: 'Which interviewing technique is this?',
  categories: [
    {
      id: 'reflection',
      name: 'Reflection',
      is: 'Reflection gives back what the patient has said or felt so that it can be explored.',
      unfit: 'Nothing that was said is being given back here.',
    },
    {
      id: 'summary',
      name: 'Summarizing',
      is: 'Summarizing gathers several things that were said and checks them.',
      unfit: 'No longer account is being drawn together and checked.',
    },
    {
      id: 'normalizing',
      name: 'Normalizing',
      is: 'Normalizing presents a delicate experience as common so that it is easier to speak of.',
      unfit: 'No delicate experience is being presented as common.',
    },
    {
      id: 'facilitation',
      name: 'Facilitation',
      is: 'Facilitation encourages the patient to go on by a nod or a brief neutral word.',
      unfit: 'The remark does more than encourage the patient to go on.',
    },
    {
      id: 'confrontation',
      name: 'Confrontation',
      is: 'Confrontation points out a contradiction between words, feelings or actions.',
      unfit: 'No contradiction is being pointed out.',
    },
    {
      id: 'partnership',
      name: 'Partnership',
      is: 'Partnership tells the patient that both will work on the problem together.',
      unfit: 'Working on the problem together is not what is offered here.',
    },
  ],
  cases: [
    {
      id: 'technique-worn-out',
      of: 'reflection',
      scene:
        'A caregiver says, “I have not slept through in a month, and nobody notices.” The {clinician} answers, “You are worn out, and you feel alone with it.”',
      why: 'The answer returns the content and the feeling of what she said.',
    },
    {
      id: 'technique-let-me-check',
      of: 'summary',
      scene:
        'The {clinician} says, “Let me see whether I have it. The cough began in May, the tablets helped for a week, and the blood came on Sunday. Did I miss anything?”',
      why: 'Several points are drawn together and checked with the patient.',
    },
    {
      id: 'technique-many-men',
      of: 'normalizing',
      scene:
        'The {clinician} tells a man with diabetes, “Lots of people in your situation notice problems with erections. How has that been for you?”',
      why: 'The subject is presented as common, which makes it easier to answer.',
    },
    {
      id: 'technique-mm-hm',
      of: 'facilitation',
      scene:
        'While a patient describes a fall, the {clinician} leans forward, nods and says, “Mm-hm. And then?”',
      why: 'A short neutral sign keeps the story flowing.',
    },
    {
      id: 'technique-smile-tears',
      of: 'confrontation',
      near: ['reflection'],
      scene:
        'A widow says that she is doing fine while tears run down her cheeks. The {clinician} says gently, “You tell me that all is well, and yet I see that you are crying.”',
      why: 'The mismatch between words and tears is put to her with care.',
    },
    {
      id: 'technique-side-by-side',
      of: 'partnership',
      scene:
        'To a patient with newly found lupus the {clinician} says, “You will not be dealing with this on your own. You and I will find out what works.”',
      why: 'The clinician offers to share the work with the patient.',
    },
    {
      id: 'technique-pill-diary',
      of: 'confrontation',
      near: ['partnership'],
      scene:
        'A patient says that he takes each dose. The {clinician} replies, “You say that none was missed, but the refill is 3 weeks late. Help me put the two together.”',
      why: 'A discrepancy between statement and record is raised openly.',
    },
  ],
};
