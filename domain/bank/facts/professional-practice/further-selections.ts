import type { Selection } from './practice-case.ts';

/** Situations of law, communication, safety and systems with several right statements. */
export const furtherSelections: readonly Selection[] = [
  {
    id: 'malpractice-must-prove',
    theme: 'legal',
    stem: 'A patient sues a {clinician} after a delayed diagnosis of appendicitis. Which elements does the patient have to prove?',
    right: [
      [
        'A relationship of care existed',
        'Without a relationship of care no duty is owed to anyone.',
      ],
      ['Care fell below the standard', 'Breach is measured by what a reasonable peer would do.'],
      ['The lapse led to the injury', 'Causation links the breach with the harm that came of it.'],
      [
        'An injury or loss took place',
        'Where nothing was lost, there is nothing to compensate in court.',
      ],
    ],
    wrong: [
      [
        'The clinician meant to do harm',
        'Intent to harm is not an element of a claim of negligence.',
      ],
      ['A court convicted the clinician', 'A civil claim needs no conviction in a criminal court.'],
    ],
    takeaway:
      'Malpractice rests on duty, breach, causation and damages. It is proved by a preponderance of the evidence. A bad outcome alone is not malpractice.',
  },
  {
    id: 'ending-relationship-lawfully',
    theme: 'legal',
    stem: 'After repeated threats to staff by a stable patient, a {clinician} decides to end the relationship. Which steps protect against a claim of abandonment?',
    right: [
      ['Written notice with a date of ending', 'A letter gives proof and time to find other care.'],
      [
        'Urgent care offered for about 30 days',
        'Care goes on during a reasonable period of notice.',
      ],
      [
        'Records sent to the next clinician',
        'The transfer of records lets the next clinician go on without a gap.',
      ],
    ],
    wrong: [
      [
        'Removal from the schedule without notice',
        'To end needed care without notice is just what abandonment means.',
      ],
      [
        'Refusal of refills during the notice',
        'Needed drugs are continued until the date of ending.',
      ],
      [
        'A post about the threats on the internet',
        'To publish this would breach the privacy that the patient is still owed.',
      ],
    ],
    takeaway:
      'A relationship may be ended with reasonable written notice, interim care and transfer of records. It should not be ended in the middle of an acute illness.',
  },
  {
    id: 'good-record-entries',
    theme: 'records',
    stem: 'A {clinician} audits the notes of new colleagues. Which entries meet the standards of good documentation?',
    right: [
      [
        '“Patient states, ‘I fell over the dog at noon.’”',
        'The patient’s own words are quoted and can be checked.',
      ],
      [
        '“Wound 3 cm long, edges clean, no pus.”',
        'The findings are objective and measured, so others can compare.',
      ],
      [
        '“Late entry for May 3, 2 p.m., written May 4.”',
        'A late entry is labeled with both dates.',
      ],
    ],
    wrong: [
      [
        '“Patient is difficult and a known complainer.”',
        'Labels of this kind are judgments that bias those who read them later.',
      ],
      [
        '“Dr. Hall caused this by careless suturing.”',
        'Blame of a colleague does not belong in a chart.',
      ],
      ['“Examined as usual, seems well enough.”', 'The entry is vague and records no finding.'],
    ],
    takeaway:
      'Notes are factual, specific, timely and signed. Quote the patient, measure what is seen and leave judgments of character out.',
  },
  {
    id: 'shared-decision-steps',
    theme: 'shared-decision',
    stem: 'A patient with atrial fibrillation must choose between two reasonable anticoagulants. Which actions are part of shared decision making?',
    right: [
      [
        'Saying that there is more than one option',
        'Patients must first know that there is a choice to be made.',
      ],
      [
        'Giving odds of benefit and harm in numbers',
        'Plain numbers help more than words such as “rare.”',
      ],
      [
        'Asking what matters most in daily life',
        'The patient’s values decide between options that are of similar merit.',
      ],
    ],
    wrong: [
      ['Choosing for her and informing her later', 'This leaves the patient out of the decision.'],
      [
        'Leaving her alone with a printed leaflet',
        'Information without support is not shared decision making.',
      ],
      [
        'Describing the favored option in more detail',
        'An unequal description steers the choice toward what the clinician prefers.',
      ],
    ],
    takeaway:
      'Offer the choice, describe options evenly with numbers, explore values and decide together. Decision aids support the talk and do not replace it.',
  },
  {
    id: 'motivational-moves',
    theme: 'communication',
    stem: 'A {clinician} uses motivational interviewing with a patient who drinks heavily. Which moves fit this style?',
    right: [
      [
        'Asking what he likes and dislikes about it',
        'The question lets both sides of his ambivalence be heard.',
      ],
      [
        'Reflecting his own reasons for change',
        'Reasons in his own words persuade him more than advice does.',
      ],
      [
        'Asking for permission to give information',
        'Asking for permission lowers his resistance to facts that follow.',
      ],
    ],
    wrong: [
      [
        'Arguing until he admits to the problem',
        'Argument makes people defend what they do and harden their position.',
      ],
      [
        'Setting the goal for him at the first visit',
        'Goals that are imposed by others are seldom kept for long.',
      ],
      [
        'Warning him that he will lose his family',
        'Threats raise resistance and break trust, even if they are meant well.',
      ],
    ],
    takeaway:
      'Open questions, affirmation, reflection and summary are the core skills. Change talk should come from the patient.',
  },
  {
    id: 'trauma-informed-exam',
    theme: 'communication',
    stem: 'A patient who survived sexual violence needs a pelvic examination. Which measures are consistent with trauma-informed care?',
    right: [
      [
        'Explaining each step before it is done',
        'Knowing what comes next gives a sense of safety.',
      ],
      ['Agreeing on a word that stops the exam', 'Control over the pace stays with the patient.'],
      [
        'Offering a chaperone of her choice',
        'A trusted person can support her during the examination.',
      ],
    ],
    wrong: [
      [
        'Finishing fast in spite of her request to stop',
        'Going on against her word repeats the loss of control.',
      ],
      [
        'Asking for each detail of the assault first',
        'Details are not needed for care and may retraumatize.',
      ],
      [
        'Telling her that there is nothing to fear',
        'Her fear is real, and the sentence dismisses it.',
      ],
    ],
    takeaway:
      'Safety, choice, collaboration, trust and empowerment guide the encounter. The examination may be put off if it is not urgent.',
  },
  {
    id: 'strong-safety-actions',
    theme: 'quality',
    stem: 'After an overdose of insulin a team lists possible remedies. Which ones are strong because they do not rely on memory or vigilance?',
    right: [
      [
        'Pumps that reject doses above a hard limit',
        'The device stops the error whatever people do.',
      ],
      [
        'Removal of concentrated insulin from wards',
        'A hazard that is gone cannot be picked by mistake.',
      ],
      [
        'Order sets with a standard scale built in',
        'Standardized orders take away calculation and free choice, where errors arise.',
      ],
    ],
    wrong: [
      [
        'A yearly lecture on insulin for the staff',
        'Knowledge fades, and slips are not lack of knowledge.',
      ],
      ['A poster that asks for greater attention', 'An appeal to attention is a weak remedy.'],
      [
        'A new paragraph in the policy manual',
        'A written policy by itself changes little in what people do.',
      ],
    ],
    takeaway:
      'Forcing functions, removal of hazards, automation and standardization are strong. Education, posters and policies are weak by themselves.',
  },
  {
    id: 'two-identifiers-valid',
    theme: 'safety',
    stem: 'A clinic reviews how patients are identified before injections. Which identifiers are acceptable?',
    right: [
      [
        'Full name stated by the patient',
        'A name that the patient states can be compared with the order.',
      ],
      ['Date of birth stated by the patient', 'The date of birth is specific to the person.'],
      [
        'Medical record number on the band',
        'The record number belongs to one patient and can be scanned.',
      ],
    ],
    wrong: [
      ['Number of the examination room', 'Patients move, and a room is not a person.'],
      ['A nod when the name is called out', 'Anxious or hard-of-hearing patients nod to any name.'],
      [
        'Place in the order of arrival',
        'The order of arrival changes and does not identify anyone.',
      ],
    ],
    takeaway:
      'Use two identifiers that belong to the person and ask open questions, such as “What is your name?” Room and bed numbers are not identifiers.',
  },
  {
    id: 'medical-home-features',
    theme: 'transitions',
    stem: 'A practice wants to become a patient-centered medical home. Which features belong to this model?',
    right: [
      [
        'A personal clinician who knows the patient',
        'A continuing relationship with one clinician is at its center.',
      ],
      [
        'Care coordinated across hospital and home',
        'The practice follows referrals, hospital stays and services.',
      ],
      [
        'Better access by phone, portal and late hours',
        'Access beyond the office visit is one of its principles.',
      ],
      [
        'Data used to improve quality and safety',
        'Measuring results and improving them are built into the model.',
      ],
    ],
    wrong: [
      [
        'Payment that rises with each further test',
        'Payment by volume rewards single acts and works against coordination.',
      ],
      [
        'Care that ends when a specialist is seen',
        'The practice stays responsible for the whole person.',
      ],
    ],
    takeaway:
      'The medical home joins a personal clinician, a team, whole-person care, coordination, access, quality and payment that supports them.',
  },
  {
    id: 'referral-urgent-same-day',
    theme: 'transitions',
    stem: 'A {clinician} sorts referrals by urgency. Which patients need to be seen by a specialist or emergency service on the same day?',
    right: [
      [
        'Sudden painless loss of sight in one eye',
        'Retinal artery occlusion or detachment may be treatable for hours.',
      ],
      ['Severe testicular pain for 2 hours', 'Torsion threatens the testis within about 6 hours.'],
      [
        'New saddle numbness with retention',
        'These signs suggest cauda equina compression, which needs urgent decompression.',
      ],
    ],
    wrong: [
      [
        'Slowly growing lipoma of the back',
        'A soft slow-growing lump can wait for a routine visit.',
      ],
      ['Stable tremor present for 3 years', 'A chronic stable tremor is referred as a routine.'],
      ['Mild carpal tunnel signs at night', 'Splints are tried first, and referral is routine.'],
    ],
    takeaway:
      'Urgency follows the time in which harm becomes permanent. Call for same-day problems and do not rely on a written referral.',
  },
  {
    id: 'reduce-low-value-care',
    theme: 'economics',
    stem: 'A clinic wants to spend its resources on care of value. Which of these services can be dropped as low-value for the patients described?',
    right: [
      [
        'Spine film for simple back pain of a week',
        'Early imaging without warning signs does not improve outcomes.',
      ],
      [
        'Antibiotic for a cold of three days',
        'Colds are viral, and antibiotics do harm without benefit.',
      ],
      [
        'Yearly ECG in a healthy adult of 30',
        'Screening ECG in low-risk adults leads to false positives.',
      ],
    ],
    wrong: [
      [
        'Blood pressure check in an adult of 30',
        'Screening for hypertension is effective and cheap at every adult age.',
      ],
      [
        'Retinal exam in long-standing diabetes',
        'It finds treatable retinopathy before sight is lost.',
      ],
      ['Bone density in a woman of 67', 'It is a recommended screening at this age.'],
    ],
    takeaway:
      'Value is outcome for its cost and harm. Stopping services without benefit frees resources for those that help.',
  },
  {
    id: 'social-needs-screening',
    theme: 'culture',
    stem: 'A {clinician} plans to ask patients about social needs at routine visits. Which subjects are social determinants of health?',
    right: [
      ['Access to enough food', 'Food insecurity worsens diabetes and many other illnesses.'],
      ['Safe and stable housing', 'Housing affects infection, injury, asthma and mental health.'],
      ['A way to get to visits', 'Lack of transport is a frequent cause of missed care.'],
    ],
    wrong: [
      ['Blood group of parents', 'Blood group is inherited biology and not a social condition.'],
      ['Size of the thyroid', 'The size of a gland is a physical finding.'],
      ['Response to a vaccine', 'The antibody response to a vaccine is a biological process.'],
    ],
    takeaway:
      'Conditions in which people are born, live, work and age shape health more than clinical care does. Ask in a standard way and link to services.',
  },
  {
    id: 'surrogate-standards',
    theme: 'end-of-life',
    stem: 'A woman acts as health care agent for her brother, who is in a coma. Which principles should guide her decisions?',
    right: [
      [
        'His wishes as he stated them earlier',
        'Wishes that he made known come first in every decision.',
      ],
      [
        'What he would choose, given his values',
        'Substituted judgment applies where wishes are not exact.',
      ],
      [
        'His best interest, if no wishes are known',
        'Best interest is the standard of last resort.',
      ],
    ],
    wrong: [
      ['Her own religious beliefs about such care', 'The agent’s own beliefs are not the measure.'],
      [
        'The wish of heirs to preserve the estate',
        'The financial interest of other people may not decide his treatment.',
      ],
      [
        'The majority vote of the extended family',
        'The agent was chosen to decide. No vote is held.',
      ],
    ],
    takeaway:
      'The order is stated wishes, substituted judgment, best interest. Clinicians help the agent by asking what the patient would say.',
  },
];
