import type { Decision, Selection } from './practice-case.ts';

/** Outbreaks, rules of access and billing. */
export const systemDecisions: readonly Decision[] = [
  {
    id: 'outbreak-first-call',
    theme: 'outbreak',
    stem: 'In one day an urgent care {clinician} sees five people with vomiting and bloody diarrhea. All ate at the same county fair. What should be done besides treating them and sending stool for testing?',
    key: [
      'Telephone the local health department today',
      'A cluster suggests a common source. An early call lets the source be found and stopped.',
    ],
    wrong: [
      [
        'Wait until the cultures have been read',
        'Suspected outbreaks are reported without waiting for proof.',
      ],
      [
        'Post a warning about the fair on social media',
        'Public warnings are for health officials after investigation.',
      ],
      [
        'Telephone the owner of the most likely stand',
        'Contacting a suspect may destroy evidence and be unjust.',
      ],
      [
        'Start ciprofloxacin for everyone at the fair',
        'Mass treatment is not indicated and may do harm in Shiga toxin disease.',
      ],
      [
        'Ask the patients to report it if they wish',
        'The clinician has the duty to report a cluster.',
      ],
    ],
    takeaway:
      'Outbreaks and unusual clusters are reportable at once, even before the cause is known.',
  },
  {
    id: 'vaccine-event-report',
    theme: 'outbreak',
    stem: 'A patient had anaphylaxis 10 minutes after a licensed vaccine and recovered with epinephrine. Where should the {clinician} report the event?',
    key: [
      'Vaccine Adverse Event Reporting System',
      'This national system collects adverse events after vaccination, and certain events must be reported.',
    ],
    wrong: [
      [
        'National Practitioner Data Bank',
        'That bank records malpractice payments and actions against licenses.',
      ],
      [
        'Prescription Drug Monitoring Program',
        'Such programs track the dispensing of controlled drugs in a state.',
      ],
      [
        'Surveillance of the Joint Commission',
        'It reviews sentinel events in accredited organizations and not vaccine reactions.',
      ],
      [
        'Office of the state medical examiner',
        'A medical examiner reviews certain deaths, and this patient recovered.',
      ],
      [
        'Consumer Product Safety Commission',
        'This agency deals with the safety of household and other consumer products.',
      ],
    ],
    takeaway: 'MedWatch takes reports on drugs and devices, and VAERS on vaccines.',
  },
  {
    id: 'emtala-uninsured-labor',
    theme: 'economics',
    level: 'analysis',
    stem: 'An uninsured woman in active labor with contractions every 3 minutes arrives at a hospital emergency department. The registrar says that she should go to the county hospital. What does federal law require?',
    key: [
      'Screening and stabilizing care at this hospital',
      'Under EMTALA anyone who comes is examined and stabilized whatever their insurance. Active labor is covered.',
    ],
    wrong: [
      [
        'Proof of insurance before any examination',
        'Care may not be delayed by questions about payment.',
      ],
      [
        'Transfer to the county hospital by ambulance',
        'An unstable patient may not be transferred for financial reasons.',
      ],
      [
        'A deposit that covers the cost of the delivery',
        'A demand for payment before screening is against the law.',
      ],
      [
        'Referral to a free clinic on the next weekday',
        'She is about to give birth, and screening is owed now.',
      ],
      [
        'Care if the attending on call agrees to give it',
        'The duty lies on the hospital and is not a matter of choice.',
      ],
    ],
    takeaway:
      'Transfer is lawful after stabilization, or when benefits outweigh risks and the other hospital accepts.',
  },
  {
    id: 'upcoding-request',
    theme: 'economics',
    stem: 'A manager asks a {clinician} to bill brief blood pressure checks as long visits “because the patients are complex anyway.” What is the right response?',
    key: [
      'Bill for what was done and documented',
      'The level must match the work in the record. Upcoding is fraud under the False Claims Act.',
    ],
    wrong: [
      [
        'Bill the long code and add text to the notes',
        'Inflating notes to fit a code is falsification.',
      ],
      [
        'Bill the long code for private insurers',
        'Fraud against private payers is unlawful as well.',
      ],
      [
        'Bill the long code if the manager signs it',
        'The clinician remains responsible for claims in his or her name.',
      ],
      [
        'Bill the lowest code for each of the visits',
        'Undercoding is inaccurate too and is no remedy.',
      ],
      [
        'Bill nothing until an auditor gives advice',
        'Services given may be billed correctly at once.',
      ],
    ],
    takeaway:
      'If pressure goes on, report it to the compliance officer. Whistleblowers have legal protection.',
  },
  {
    id: 'pulse-oximeter-dark-skin',
    theme: 'culture',
    level: 'analysis',
    stem: 'A patient with dark brown skin and pneumonia is breathless at 28 breaths/min. The pulse oximeter shows 93%. Studies show that such devices can read too high in dark skin. What is the best next step?',
    key: [
      'Measure the oxygen in arterial blood',
      'The signs and the reading do not agree. An arterial sample shows hidden hypoxemia.',
    ],
    wrong: [
      [
        'Accept the value, as it is above 92%',
        'The true saturation may be lower, and the patient is in distress.',
      ],
      [
        'Subtract 10% from each of the readings',
        'The error varies, so that a fixed correction is not valid.',
      ],
      [
        'Move the sensor to the patient’s cheek',
        'Another site of the same skin does not remove the problem.',
      ],
      [
        'Use a second device of the same maker',
        'A device of the same kind would have the same error.',
      ],
      [
        'Wait for cyanosis before giving oxygen',
        'Cyanosis is a late sign and is harder to see in dark skin.',
      ],
    ],
    takeaway:
      'Know how tools perform in different groups, and treat the patient and not the number.',
  },
  {
    id: 'pain-undertreated-sickle',
    theme: 'culture',
    level: 'analysis',
    stem: 'A 23-year-old man with sickle cell disease comes with severe pain in both legs and says that hydromorphone has helped before. A staff member remarks that “these patients just want drugs.” What should the {clinician} do?',
    key: [
      'Treat the pain promptly by his own plan',
      'Pain in sickle cell disease is real and has no visible sign. Bias leads to delay and undertreatment.',
    ],
    wrong: [
      [
        'Wait until hemolysis has been shown by tests',
        'No laboratory test proves or excludes a pain crisis.',
      ],
      [
        'Give a placebo to see whether it is real',
        'Deception is unethical and says nothing of the cause of pain.',
      ],
      [
        'Give acetaminophen and review in 6 hours',
        'Severe pain calls for rapid strong analgesia, with early reassessment.',
      ],
      [
        'Ask him for urine to test before any dose',
        'A drug test is not a condition for relief of acute pain.',
      ],
      [
        'Refer him to a clinic for substance use',
        'Knowing which drug works is not a sign of addiction.',
      ],
    ],
    takeaway: 'Notice stereotypes in the team, speak up, and follow individual care plans.',
  },
];

/** Equity, with several right statements. */
export const systemSelections: readonly Selection[] = [
  {
    id: 'equity-quality-measures',
    theme: 'culture',
    stem: 'Blood pressure control in a clinic is 71% overall but 52% among patients with limited English. Which steps address this gap?',
    right: [
      [
        'Calls and letters in the patients’ languages',
        'Information in a language that people read is more likely to reach them.',
      ],
      ['Results reported separately by language group', 'A gap that is measured can be followed.'],
      [
        'Home monitors lent to those who cannot buy one',
        'Removing a cost barrier helps those who lag behind.',
      ],
    ],
    wrong: [
      [
        'Shorter visits for those who need interpreters',
        'Visits with an interpreter need the same or more time.',
      ],
      [
        'A lower treatment goal for that patient group',
        'A lower standard for one group accepts the gap and makes it permanent.',
      ],
      [
        'Family members used in place of interpreters',
        'Interpreting by untrained relatives leads to errors and loss of privacy.',
      ],
    ],
    takeaway:
      'Equity means measuring outcomes by group, finding the barriers and removing them. Equal treatment of unequal needs keeps gaps open.',
  },
];
