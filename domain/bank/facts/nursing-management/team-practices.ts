import type { Practice } from './practice.ts';

const supervision = {
  rn: 'Assignment, delegation and supervision',
  lpn: 'Supervision of assistive personnel',
} as const;
const continuity = {
  rn: 'Case management and continuity of care',
  lpn: 'Continuity of care and hand-off',
} as const;
const teamwork = {
  rn: 'Collaboration with the multidisciplinary team',
  lpn: 'Client care assignments',
} as const;

/** Delegation, supervision, conflict and hand-off. */
export const teamPractices: readonly Practice[] = [
  {
    ...supervision,
    id: 'directions-to-aide',
    right:
      'A nurse asks an aide to take the vital signs of a client on a beta blocker. Which instruction is best?',
    fix: 'A mentor hears how a new nurse gives directions to aides. Which direction needs to be improved?',
    several:
      'A nurse directs an aide at the start of a shift. Which directions are clear and safe? Select all that apply.',
    sound: [
      [
        '“Tell me at once if the pulse is below 60.”',
        'The limit and the time to report are stated, so that the aide knows what to do.',
      ],
      [
        '“Walk Mr. Lee to the door and back at 10.”',
        'Person, distance and time are clear, so nothing is left to guess.',
      ],
      [
        '“Measure the urine at noon and write it here.”',
        'The task, time and place of record are stated.',
      ],
      ['“Turn her to the left side at 2 and at 4.”', 'The aide knows the position and the times.'],
      [
        '“Ask me first if he looks more tired.”',
        'The direction says what change must bring the nurse.',
      ],
    ],
    unsound: [
      [
        '“Let me know if anything seems wrong with her.”',
        'The aide cannot know which signs matter. No limits are given.',
      ],
      [
        '“Check whether the new drug is working.”',
        'Judging the effect of a drug is evaluation and is not delegated.',
      ],
      ['“Do whatever he needs this morning.”', 'The direction names neither a task nor a limit.'],
      [
        '“See how her lungs sound after lunch.”',
        'Listening to lungs is assessment and is not an aide’s task.',
      ],
      [
        '“Decide who should get up first today.”',
        'Setting priorities needs nursing judgment and is not delegated.',
      ],
    ],
    takeaway:
      'Good directions name the task, client, time, limits and what to report. Judgment and evaluation are not delegated.',
  },
  {
    ...supervision,
    id: 'accountable-for-delegation',
    right:
      'A nurse delegated a client’s first walk after surgery to a new aide, and the client fainted. What should the nurse have done before handing over this task?',
    fix: 'In a class nurses tell what they did when they handed a task to an aide. Which act should be corrected?',
    sound: [
      [
        'Checked whether the client was stable enough',
        'A first walk after surgery is not predictable, so the circumstances were not right.',
      ],
      [
        'Asked whether the aide had done it before',
        'A task goes to a person whose competence is known.',
      ],
      [
        'Looked in on the client during the task',
        'The nurse who delegates supervises and stays available.',
      ],
      [
        'Named the signs that must be reported',
        'Clear directions include limits and the signs to report.',
      ],
    ],
    unsound: [
      [
        'Passed the blame for harm to the aide',
        'The nurse who delegates remains answerable for the outcome.',
      ],
      [
        'Let the aide pass the task to a friend',
        'A delegated task may not be handed on by the aide.',
      ],
      [
        'Chosen whoever was free at that moment',
        'Being free does not make a person competent for the task.',
      ],
      [
        'Told the aide to judge if walking would be safe',
        'Judging readiness is assessment and cannot be delegated.',
      ],
    ],
    takeaway:
      'The five rights of delegation are task, circumstance, person, direction and supervision. The nurse who delegates stays accountable.',
  },
  {
    ...supervision,
    id: 'aide-needs-correction',
    right:
      'A nurse sees an aide pull a client up in bed by the arms. How should the nurse respond?',
    fix: 'A charge nurse hears how nurses deal with an aide’s mistakes. Which way should be corrected?',
    sound: [
      [
        'Stop the act and show the aide the safe way',
        'The client is protected first, and the aide learns the right method.',
      ],
      ['Speak with the aide in private later', 'Feedback is given in private and without shaming.'],
      [
        'Ask what training the aide has had',
        'The nurse finds out whether skill or knowledge is lacking.',
      ],
      [
        'Check the task again on another day',
        'Follow-up shows whether the correction has led to safe care.',
      ],
    ],
    unsound: [
      [
        'Scold the aide in front of the client',
        'Public shaming harms trust, upsets the client and teaches little.',
      ],
      [
        'Say nothing and move the client alone',
        'The unsafe habit goes on, and the nurse may be hurt too.',
      ],
      ['Wait for the yearly review to mention it', 'Danger to clients calls for feedback at once.'],
      ['Complain about the aide to a coworker', 'Talk behind the back does not correct the act.'],
      [
        'Take each task away from the aide',
        'One unsafe act calls for teaching before anything else.',
      ],
    ],
    takeaway:
      'Unsafe care is stopped at once, with respect. Feedback is private, specific and followed up.',
  },
  {
    ...teamwork,
    id: 'conflict-between-nurses',
    right:
      'Two nurses argue each week about the holiday schedule, and the mood on the unit suffers. Which step should the nurse in charge take?',
    fix: 'A leader reflects on ways to settle a dispute among staff. Which way should be dropped?',
    several:
      'A charge nurse meets with two coworkers whose quarrel disturbs the unit. Which steps are useful? Select all that apply.',
    sound: [
      [
        'Bring both together to find a shared solution',
        'Collaboration looks for a result that serves both, and it lasts.',
      ],
      [
        'Let each describe the problem in turn',
        'Hearing both sides shows where the interests lie.',
      ],
      [
        'Keep the talk on facts and not on persons',
        'Facts can be settled, while personal blame deepens conflict.',
      ],
      [
        'Agree on a date to see whether it works',
        'A follow-up keeps the agreement alive and lets it be adjusted.',
      ],
    ],
    unsound: [
      [
        'Decide in favor of the nurse who shouts less',
        'The decision rests on manner and not on the matter.',
      ],
      [
        'Ignore it in the hope that it will pass',
        'Avoidance leaves the cause in place, and the mood worsens.',
      ],
      [
        'Ask the rest of the staff to take sides',
        'Taking sides splits the team and makes the conflict larger.',
      ],
      [
        'Move both to other units without a talk',
        'A transfer removes the people and not the cause.',
      ],
      [
        'Take it up in front of the clients at the desk',
        'Conflict is dealt with in private, away from clients.',
      ],
    ],
    takeaway:
      'Collaboration deals with the cause of a conflict. Both sides are heard in private, on facts, and a follow-up is agreed.',
  },
  {
    ...teamwork,
    rn: 'Assignment, delegation and supervision',
    id: 'assign-by-risk-of-infection',
    right:
      'A nurse cares for a client with a very low neutrophil count. Which other client can safely be in the same assignment?',
    fix: 'A charge nurse plans which client to pair with a client who has a very low neutrophil count. Which pairing should be changed?',
    sound: [
      [
        'A client with atrial fibrillation',
        'A rhythm disorder carries no germs that could be passed on.',
      ],
      ['A client with a healing leg fracture', 'A closed fracture is no source of infection.'],
      ['A client with hypothyroidism', 'A hormone disorder is no source of infection.'],
      ['A client with a recent stroke', 'A stroke is not catching and poses no risk of infection.'],
    ],
    unsound: [
      [
        'A client with an infected wound',
        'Germs of the wound could be carried to the client without defenses.',
      ],
      [
        'A client with shingles on the chest',
        'The virus of shingles can gravely harm a person with weak immunity.',
      ],
      ['A client with influenza', 'Influenza could be carried to the client without defenses.'],
      ['A client with C. difficile diarrhea', 'Spores may be carried on hands and clothes.'],
    ],
    takeaway:
      'A client with a low neutrophil count is not cared for by a nurse who also looks after clients with active infection.',
  },
  {
    ...continuity,
    id: 'bedside-handoff',
    right:
      'A unit has had errors after the change of shift. Which practice makes the hand-off between two nurses safer?',
    fix: 'A quality nurse watches how nurses report at the change of shift. Which practice should be changed?',
    several:
      'A unit wants better reports at the change of shift. Which practices should it adopt? Select all that apply.',
    sound: [
      [
        'Going together to the bedside of each client',
        'Both see the client, lines and pumps, and the client can add facts.',
      ],
      [
        'Leaving time for questions',
        'Questions uncover gaps and misunderstandings before they lead to harm.',
      ],
      ['Naming the tests still awaited', 'Pending results are easily lost at a hand-off.'],
      [
        'Using the same format each time',
        'A fixed form keeps the report complete when staff are hurried.',
      ],
      [
        'Saying what may go wrong next',
        'Foresight helps the next nurse to watch for the right signs.',
      ],
    ],
    unsound: [
      [
        'Talking at the desk in front of visitors',
        'Visitors at the desk could overhear private facts about clients.',
      ],
      [
        'Telling private gossip about the family',
        'Gossip has no place in a report and breaks privacy.',
      ],
      [
        'Recording the report and leaving early',
        'A recording cannot be asked, and a nurse must be reachable.',
      ],
      ['Reading the whole history aloud', 'A long recital takes time and hides what matters now.'],
      ['Leaving out changes that seem minor', 'Small changes may be the start of a decline.'],
    ],
    takeaway:
      'A safe hand-off is face to face, in a fixed format and at the bedside where possible. It names pending matters and leaves room for questions.',
  },
  {
    ...continuity,
    id: 'transfer-to-rehabilitation',
    right:
      'A client is transferred from a hospital to a rehabilitation center. Which item is most important in the report to the receiving nurse?',
    fix: 'A nurse prepares a report for a client’s transfer to another facility. Which part should be left out?',
    sound: [
      [
        'Time of the last dose of each drug',
        'The receiver has to know what is due, so that nothing is missed or doubled.',
      ],
      [
        'How the client moves and transfers',
        'The state of mobility lets the receiver prevent falls.',
      ],
      [
        'Allergies and advance directives',
        'These bear on safety and on the client’s wishes from the first hour.',
      ],
      ['Skin state on the day of transfer', 'A baseline of the skin shows later what is new.'],
    ],
    unsound: [
      ['Opinion of the staff on the spouse', 'Opinions about relatives do not help and may hurt.'],
      [
        'Names of the nurses on the hospital unit',
        'Names of former staff do not help the receiver to give safe care.',
      ],
      [
        'Date on which an incident was reported',
        'Incident reports are internal papers and stay in the facility.',
      ],
      [
        'Number of visitors in the past week',
        'The number of visitors has no bearing on safe care in the first hours.',
      ],
    ],
    takeaway:
      'A transfer report names diagnosis, function, drugs with the last dose, allergies, skin, directives and what is pending. Opinions and internal reports stay out.',
  },
  {
    ...continuity,
    id: 'discharge-readiness',
    right:
      'A client who lives alone is to go home after a hip repair. Which finding shows that the discharge plan is on track?',
    fix: 'A nurse reviews a plan for a client who lives alone after a hip repair. Which entry must be settled before discharge?',
    several:
      'A client who lives alone is close to discharge after a hip repair. Which facts show that planning is going well? Select all that apply.',
    sound: [
      [
        'Equipment was delivered to the home',
        'A walker and raised seat in place make the first day at home safe.',
      ],
      [
        'The client repeats when to call for help',
        'Teach-back shows that warning signs are known and understood.',
      ],
      [
        'A neighbor brings meals for two weeks',
        'Help with meals is arranged for the weeks of least strength.',
      ],
      [
        'A follow-up visit has been booked',
        'A fixed appointment keeps care continuous after the client has left.',
      ],
    ],
    unsound: [
      [
        'The client cannot yet get to the toilet',
        'A client who lives alone must be able to reach the toilet or have help.',
      ],
      [
        'The blood thinner is not yet obtained',
        'Missed doses raise the risk of clots after a hip repair.',
      ],
      [
        'Nobody knows who will change the dressing',
        'Wound care has to be arranged with a named person.',
      ],
      [
        'The stairs at home were not asked about',
        'Stairs may make the home unusable with a walker.',
      ],
    ],
    takeaway:
      'Planning for discharge begins at admission. Function, help, equipment, drugs and follow-up are settled before the client leaves.',
  },
  {
    ...continuity,
    rn: 'Case management and continuity of care',
    id: 'medication-list-at-discharge',
    right:
      'At discharge a nurse compares the drugs taken before admission with the new orders. What should the nurse do about a duplicate?',
    fix: 'A preceptor watches a new nurse reconcile drugs at a client’s discharge. Which step should be corrected?',
    sound: [
      [
        'Call the prescriber to clear it up',
        'A duplicate is settled by the prescriber before the client goes home.',
      ],
      [
        'Ask about herbs and store-bought drugs',
        'Products without a prescription may interact with the drugs that are ordered.',
      ],
      ['Give the client one complete new list', 'One complete list prevents double doses at home.'],
      ['State which drugs are to be stopped', 'The client must know what not to take any longer.'],
    ],
    unsound: [
      [
        'Cross out one of the two drugs alone',
        'Stopping a drug needs an order from a prescriber, also when it looks doubled.',
      ],
      [
        'Tell the client to choose one of them',
        'The choice needs a prescriber and not the client’s guess.',
      ],
      [
        'Hand over the old list with the new',
        'Two lists in one home lead to double or missed doses.',
      ],
      [
        'Skip the drugs bought without a script',
        'Store-bought drugs can cause harm in combination with prescribed ones.',
      ],
    ],
    takeaway:
      'Reconciliation compares old and new drugs at each transition. The prescriber settles differences, and the client leaves with one complete list.',
  },
];
