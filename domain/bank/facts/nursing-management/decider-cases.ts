import type { Decision } from '../basic-care/care-fact.ts';

const rightsOf = {
  rn: 'Client rights and informed consent',
  lpn: 'Informed consent (witnessing)',
} as const;
const directives = {
  rn: 'Advance directives and self-determination',
  lpn: 'Advance directives',
} as const;

const client = (why: string) => ['The client', why] as const;
const agent = (why: string) => ['The named agent', why] as const;
const spouse = (why: string) => ['The spouse', why] as const;
const provider = (why: string) => ['The provider', why] as const;
const parent = (why: string) => ['A parent', why] as const;
const guardian = (why: string) => ['The guardian', why] as const;
const judge = (why: string) => ['A judge in court', why] as const;

/** Who has the last word on treatment. */
export const deciderCases: readonly Decision[] = [
  {
    ...directives,
    id: 'decider-alert-with-agent',
    stem: 'A client with throat cancer is alert, writes clear answers on a board and refuses a feeding tube. A durable power of attorney for health care names a brother, who asks for the tube. Who decides about the tube?',
    key: client(
      'The client can decide and express the decision in writing. The agent’s power has not begun.',
    ),
    wrong: [
      agent('The agent decides when the client can no longer do so, which is not the case.'),
      provider('The provider advises and carries out a treatment that has been accepted.'),
      spouse('A spouse has no power over the decision of a capable adult.'),
      judge('A court is not needed, since the client is able to decide.'),
    ],
    takeaway:
      'A power of attorney for health care takes effect when the client cannot decide. Loss of voice is not loss of capacity.',
  },
  {
    ...directives,
    id: 'decider-coma-agent-sister',
    stem: 'A client is in a coma after a cardiac arrest. Years ago the client named a sister in a durable power of attorney for health care. The spouse and the sister disagree about a tracheostomy. Whose consent is needed?',
    key: agent(
      'The client chose the sister to decide in this very situation, and she comes before the spouse.',
    ),
    wrong: [
      spouse('A spouse would come first if no agent had been named. Here one was.'),
      provider('A provider may treat without consent in an emergency. There is time to ask here.'),
      judge('A court is a last resort. The client has settled the matter by naming an agent.'),
      ['The oldest child', 'An adult child stands behind the agent whom the client has chosen.'],
    ],
    takeaway:
      'A health care agent named by the client comes before spouse and relatives once the client cannot decide.',
  },
  {
    ...rightsOf,
    id: 'decider-unconscious-crash',
    stem: 'An adult is brought in unconscious after a crash, bleeding into the abdomen. No relatives can be found, and no directive is known. Surgery cannot wait. On what ground may the surgeon operate?',
    key: [
      'Implied consent',
      'In an emergency the law assumes that a person would agree to treatment that saves life.',
    ],
    wrong: [
      ['Verbal consent', 'An unconscious person cannot speak, so no spoken consent exists.'],
      ['Proxy consent', 'A proxy has to be found to consent, and nobody can be reached.'],
      ['Police consent', 'The police have no power to consent to surgery.'],
      ['Bystander consent', 'Strangers have no legal standing and cannot consent for anyone.'],
    ],
    takeaway:
      'When life is in danger and nobody can consent in time, consent is implied. A known refusal would have to be respected.',
  },
  {
    ...rightsOf,
    id: 'decider-married-minor',
    stem: 'A 17-year-old who is married and lives with a spouse in their own home needs an appendectomy. The client understands the operation. Who gives consent?',
    key: client('Marriage makes a minor emancipated, so the client consents like an adult.'),
    wrong: [
      parent('Parents no longer consent for an emancipated minor.'),
      spouse('The client is able to decide, and a spouse cannot do it instead.'),
      provider('The provider informs and asks for consent and does not give it.'),
      judge('A court is not needed for an emancipated minor.'),
    ],
    takeaway:
      'Minors who are married or otherwise emancipated under state law give consent themselves.',
  },
  {
    ...rightsOf,
    id: 'decider-ten-year-old',
    stem: 'A 10-year-old with a broken arm needs a planned operation tomorrow. The child understands and nods to everything. The parents are in the waiting room. Whose consent is required?',
    key: parent(
      'A parent or legal guardian consents for a minor. The child’s agreement is sought as well.',
    ),
    wrong: [
      ['The child', 'A child of 10 may assent, but cannot give legal consent.'],
      provider('A planned operation leaves time to ask a parent.'),
      judge('A court would be needed if parents refused life-saving care.'),
      ['An adult sibling', 'A sibling has no authority while the parents are at hand.'],
    ],
    takeaway:
      'For a minor a parent or guardian gives consent, and the child’s assent is sought according to age.',
  },
  {
    ...rightsOf,
    id: 'decider-teen-mother',
    stem: 'A 16-year-old mother brings her 3-month-old, who needs surgery for a hernia. She is the infant’s legal parent. The infant’s grandmother has come along and wants to sign. Who gives consent for the infant?',
    key: ['The mother', 'A minor parent may consent to treatment of the own child.'],
    wrong: [
      ['The grandmother', 'A grandparent has no authority unless made a guardian.'],
      judge('No court is needed, since a legal parent is present.'),
      ['The grandfather', 'A grandparent who is not a guardian cannot consent.'],
      ['The social worker', 'A social worker may support the mother and cannot consent for her.'],
    ],
    takeaway:
      'A teenage parent gives consent for the own child, whatever the rule about the teenager’s own care.',
  },
  {
    ...rightsOf,
    id: 'decider-court-guardian',
    stem: 'A client with severe intellectual disability has a guardian who was appointed by a court for medical matters. A planned dental operation needs consent. The client lives with an aunt. Whose signature is needed?',
    key: guardian('The court has given this person the power over medical decisions.'),
    wrong: [
      ['The aunt at home', 'Living together gives no legal power to consent.'],
      provider('A planned operation leaves time to reach the guardian.'),
      ['The home manager', 'A manager has no power over medical decisions.'],
      ['The charge nurse', 'Nurses may witness and cannot consent for a client.'],
    ],
    takeaway:
      'A guardian appointed by a court for medical matters consents for the ward. The client is still told and listened to.',
  },
  {
    ...directives,
    id: 'decider-no-agent-spouse',
    stem: 'A client on a ventilator cannot decide, has no written directive and never named an agent. The client is married and has two adult children and a brother. To whom does the law of most states turn first?',
    key: spouse('In most states the spouse stands first among relatives when no agent is named.'),
    wrong: [
      [
        'The adult children',
        'Adult children usually come after the spouse in the order of relatives.',
      ],
      ['The brother', 'Siblings usually come after spouse, children and parents.'],
      provider('The provider does not decide when a relative is at hand.'),
      ['The hospital board', 'A board or committee advises and does not replace relatives.'],
    ],
    takeaway:
      'Without an agent or guardian most states turn to the spouse, then to adult children, parents and siblings.',
  },
  {
    ...rightsOf,
    id: 'decider-psychiatric-hold',
    stem: 'A client is held on a mental health unit involuntarily after a suicide attempt. The client is calm, oriented and refuses a routine antidepressant. There is no court order on medicine. Who decides about the tablet today?',
    key: client('Being held does not take away the right to refuse routine medicine.'),
    wrong: [
      provider('A provider may order, but may not force a routine drug without legal authority.'),
      spouse('A spouse has no power over a capable client’s decision.'),
      ['The unit manager', 'A manager may not force medicine on a client.'],
      ['The police officer', 'The police may bring a client in, and have no say on medicine.'],
    ],
    takeaway:
      'Clients who are admitted against their will keep the right to refuse medicine, except in an emergency or under a court order.',
  },
  {
    ...directives,
    id: 'decider-changed-mind',
    stem: 'A client with lung disease signed a living will that refuses a ventilator. Now short of breath, but alert and able to explain the choice, the client says, “I want the machine after all.” Whose word counts?',
    key: [
      'The client’s word today',
      'A capable person may change a directive at any time, also by word of mouth.',
    ],
    wrong: [
      ['The written living will', 'A directive speaks for a client who can no longer speak.'],
      ['The adult child’s view', 'Relatives do not overrule a client who is able to decide.'],
      [
        'The provider’s own view',
        'The provider informs and does not hold the client to an old paper.',
      ],
      [
        'The ethics committee’s vote',
        'A committee advises in conflicts, and here the client has decided.',
      ],
    ],
    takeaway:
      'The present word of a capable client comes before any earlier directive. The team is informed and the record changed.',
  },
];
