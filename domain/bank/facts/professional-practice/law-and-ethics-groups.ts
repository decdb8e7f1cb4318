import type { CategoryGroup } from './practice-case.ts';

/** Principles of ethics in clinical cases. */
export const principleGroup: CategoryGroup = {
  theme: 'consent',
  question: 'Which ethical principle does this action serve most directly?',
  categories: [
    {
      id: 'autonomy',
      name: 'Autonomy',
      is: 'Autonomy is the right of a capable person to decide about their own body and care.',
      unfit: 'No choice of the person’s own is what is at issue here.',
    },
    {
      id: 'beneficence',
      name: 'Beneficence',
      is: 'Beneficence is the duty to act for the good of the patient.',
      unfit: 'Another duty explains this step more directly.',
    },
    {
      id: 'nonmaleficence',
      name: 'Nonmaleficence',
      is: 'Nonmaleficence is the duty to avoid causing harm.',
      unfit: 'Keeping a treatment from doing harm is not the point of this step.',
    },
    {
      id: 'justice',
      name: 'Justice',
      is: 'Justice is the fair sharing of care and burdens among people.',
      unfit: 'Nothing is being shared out among people here.',
    },
    {
      id: 'fidelity',
      name: 'Fidelity',
      is: 'Fidelity is keeping promises and commitments to patients.',
      unfit: 'No promise is being kept or broken here.',
    },
    {
      id: 'veracity',
      name: 'Veracity',
      is: 'Veracity is the duty to tell the truth.',
      unfit: 'Whether to tell the truth does not decide this case.',
    },
  ],
  cases: [
    {
      id: 'principle-last-bed',
      of: 'justice',
      scene:
        'Two patients need the last intensive care bed. The triage officer applies written criteria of need and expected benefit and does not ask who is insured or well known.',
      why: 'Like cases are treated alike when a scarce resource is shared by agreed criteria.',
    },
    {
      id: 'principle-trial-sites',
      of: 'justice',
      near: ['beneficence'],
      scene:
        'A review board asks that a vaccine trial enroll people from wealthy districts as well as poor ones, so that no single group bears the risks while others gain.',
      why: 'Burdens and gains of research have to be spread fairly among groups.',
    },
    {
      id: 'principle-stop-toxic-drug',
      of: 'nonmaleficence',
      near: ['beneficence'],
      scene:
        'An 88-year-old patient on three drugs for blood pressure keeps fainting and has broken a wrist. The {clinician} stops two of the drugs.',
      why: 'The drugs are doing damage, and removing them prevents more of it.',
    },
    {
      id: 'principle-no-skill',
      of: 'nonmaleficence',
      near: ['beneficence'],
      scene:
        'A {clinician} who has done a biopsy of this site once, years ago, refuses to attempt it unsupervised because the vessel beside it could be torn.',
      why: 'Declining what one cannot do safely keeps the patient from injury.',
    },
    {
      id: 'principle-refuses-statin',
      of: 'autonomy',
      scene:
        'After hearing the expected gain and the risks, a patient with a high cholesterol level declines a statin. The {clinician} notes the decision and goes on seeing the patient.',
      why: 'An informed refusal by a capable person is accepted without penalty.',
    },
    {
      id: 'principle-wants-details',
      of: 'autonomy',
      near: ['veracity'],
      scene:
        'Before starting chemotherapy a {clinician} explains each option, including no treatment, and asks which outcome matters most to the patient before anything is ordered.',
      why: 'The plan is made to depend on the patient’s own informed choice.',
    },
    {
      id: 'principle-missed-nodule',
      of: 'veracity',
      near: ['autonomy'],
      scene:
        'A {clinician} finds that a lung nodule was overlooked on last year’s film. Although nobody else has noticed, the patient is told of it the same day.',
      why: 'The patient hears what happened although silence would have been easier.',
    },
    {
      id: 'principle-placebo-request',
      of: 'veracity',
      near: ['autonomy'],
      scene:
        'A wife asks the {clinician} to give her husband sugar pills and to call them a strong painkiller. The {clinician} refuses to describe the pills as something that they are not.',
      why: 'Giving a false description of a treatment would deceive the patient.',
    },
    {
      id: 'principle-stays-late',
      of: 'fidelity',
      near: ['beneficence'],
      scene:
        'A {clinician} told a dying patient that she would come back before the end of the day to speak with his daughter. Although the clinic ran late, she returns at 8 p.m. as agreed.',
      why: 'A commitment given to the patient is honored when it is inconvenient.',
    },
    {
      id: 'principle-clean-air',
      of: 'beneficence',
      near: ['justice'],
      scene:
        'A patient with asthma and a moldy room has frequent attacks. The {clinician} spends extra time to arrange an air filter and a home visit, which the patient gladly accepts.',
      why: 'An active step is taken to improve the patient’s health.',
    },
    {
      id: 'principle-rescues-unknown',
      of: 'beneficence',
      near: ['nonmaleficence'],
      scene:
        'A man without identification collapses in a hospital lobby in ventricular fibrillation. The {clinician} starts compressions and calls for a defibrillator.',
      why: 'The rescuer acts at once for the good of a person in need.',
    },
  ],
};

/** What a wrong done to a patient is called in law. */
export const wrongGroup: CategoryGroup = {
  theme: 'legal',
  question: 'Which legal wrong does this describe best?',
  categories: [
    {
      id: 'battery',
      name: 'Medical battery',
      is: 'Battery is touching or treating a person without consent.',
      unfit: 'No touching without permission is what wronged the patient here.',
    },
    {
      id: 'assault',
      name: 'Assault by threat',
      is: 'Assault is a threat that makes a person fear unwanted contact.',
      unfit: 'Nobody was put in fear of being touched against their will.',
    },
    {
      id: 'negligence',
      name: 'Clinical negligence',
      is: 'Negligence is harm by care that falls below the standard of a reasonable clinician.',
      unfit: 'Careless treatment is not what caused the wrong here.',
    },
    {
      id: 'abandonment',
      name: 'Patient abandonment',
      is: 'Abandonment is ending care that is still needed without notice or a successor.',
      unfit: 'The relationship was not cut off while care was needed.',
    },
    {
      id: 'defamation',
      name: 'Defamation of character',
      is: 'Defamation is a false statement that damages a person’s reputation.',
      unfit: 'No untrue statement about a person was spread.',
    },
    {
      id: 'fraud',
      name: 'Health care fraud',
      is: 'Fraud is deliberate deception for gain.',
      unfit: 'Nobody was deceived for financial gain.',
    },
    {
      id: 'imprisonment',
      name: 'False imprisonment',
      is: 'False imprisonment is confining a person without legal ground.',
      unfit: 'The patient’s freedom to leave was not taken away.',
    },
  ],
  cases: [
    {
      id: 'wrong-extra-mole',
      of: 'battery',
      near: ['negligence'],
      scene:
        'A patient agrees to removal of a lump in the left breast. During the operation the surgeon also removes a harmless mole from the abdomen because “it was easy.” It heals well. The patient is upset.',
      why: 'The mole was removed without permission, and a good result does not excuse it.',
    },
    {
      id: 'wrong-forced-injection',
      of: 'battery',
      near: ['assault'],
      scene:
        'A calm patient with capacity says no to an injection of an antiemetic. The {clinician} gives it into the deltoid anyway, saying that it is for the best.',
      why: 'Treating a capable person after a refusal is contact without consent.',
    },
    {
      id: 'wrong-needle-threat',
      of: 'assault',
      scene:
        'An anxious patient does not want blood drawn. The {clinician} raises the needle and says, “Hold out that arm, or I will have you held down and do it.” In the end no blood is drawn.',
      why: 'The patient was made to fear unwanted contact, although none took place.',
    },
    {
      id: 'wrong-potassium-unread',
      of: 'negligence',
      scene:
        'A potassium of 7.1 mEq/L is sent to the {clinician}’s inbox and marked critical. It is not opened for 3 days. The patient has a cardiac arrest that prompt treatment would have prevented.',
      why: 'A reasonable clinician would have acted on a critical result, and the delay caused the harm.',
    },
    {
      id: 'wrong-sponge-left',
      of: 'negligence',
      near: ['battery'],
      scene:
        'Two weeks after a hysterectomy a patient has fever and pain. A scan shows a surgical sponge. The final count had been skipped to save time.',
      why: 'Skipping the count falls below the standard of care and led to the infection.',
    },
    {
      id: 'wrong-closed-office',
      of: 'abandonment',
      near: ['negligence'],
      scene:
        'A patient in the middle of radiation and chemotherapy finds the office locked with a note that the practice has closed. No letter was sent, no records were offered and nobody has taken over.',
      why: 'Needed care was ended without notice and without a successor.',
    },
    {
      id: 'wrong-fired-by-text',
      of: 'abandonment',
      near: ['negligence'],
      scene:
        'After an argument about waiting times a {clinician} sends a text message to a patient with an infected surgical wound: “Do not come back.” The dressing is due to be changed the next morning.',
      why: 'The relationship is ended at a critical time without a period of notice.',
    },
    {
      id: 'wrong-addict-rumor',
      of: 'defamation',
      scene:
        'At a dinner a {clinician} tells several guests that a former colleague, whom he names, steals opioids from patients. The claim is untrue, and the colleague loses a job offer.',
      why: 'A false claim was made to others and damaged a reputation.',
    },
    {
      id: 'wrong-billed-visits',
      of: 'fraud',
      scene:
        'A practice submits claims for long visits on days when the patients were not seen. The owner signs each note that evening from home.',
      why: 'Charging on purpose for services that were not given is deception for gain.',
    },
    {
      id: 'wrong-self-referral',
      of: 'fraud',
      scene:
        'An imaging center pays a {clinician} 50 dollars for each Medicare patient who is sent for a scan. Many of the scans have no indication.',
      why: 'Payment for referrals is a kickback that cheats the payer, and it is banned by federal law.',
    },
    {
      id: 'wrong-locked-ward',
      of: 'imprisonment',
      scene:
        'A capable patient with cellulitis wants to leave before the bill is settled. Staff take his clothes and post a guard at the door until his brother pays.',
      why: 'A person who may lawfully leave was held without legal ground.',
    },
    {
      id: 'wrong-tied-to-chair',
      of: 'imprisonment',
      near: ['battery', 'negligence'],
      scene:
        'A calm resident who is steady on her feet keeps walking to the garden. To save staff time she is belted to a chair every afternoon, without an order or a clinical reason.',
      why: 'Restraint without a clinical reason takes away freedom of movement without legal ground.',
    },
  ],
};

/** The elements of malpractice, one of them missing. */
export const elementGroup: CategoryGroup = {
  theme: 'legal',
  question: 'Which element of a malpractice claim is missing in the first place?',
  categories: [
    {
      id: 'duty',
      name: 'Duty of care',
      is: 'Duty arises when a clinician-patient relationship exists.',
      unfit: 'A relationship of care had been formed here.',
    },
    {
      id: 'breach',
      name: 'Breach of standard',
      is: 'Breach is care below what a reasonable peer would give.',
      unfit: 'Whether a peer would have done otherwise is not what decides here.',
    },
    {
      id: 'causation',
      name: 'Causation of harm',
      is: 'Causation means that the harm would not have come about without the breach.',
      unfit: 'A link between the lapse and the result is not what is lacking.',
    },
    {
      id: 'damages',
      name: 'Damages suffered',
      is: 'Damages are a real injury or loss.',
      unfit: 'An injury or loss is not what is lacking.',
    },
    {
      id: 'intent',
      name: 'Intent to injure',
      is: 'Intent to injure is not one of the elements of negligence.',
      unfit: 'Malpractice can be proved without it, so its absence does not defeat a claim.',
    },
    {
      id: 'criminal',
      name: 'Criminal charge',
      is: 'A criminal charge is not needed for a civil claim.',
      unfit: 'Malpractice is decided in civil court without it.',
    },
  ],
  cases: [
    {
      id: 'element-stranger-advice',
      of: 'duty',
      scene:
        'At a party a {clinician} overhears a stranger say that coffee cures headaches and says nothing. The stranger, who was never examined or advised, later has a stroke and wants to sue.',
      why: 'No relationship of care was ever formed, so nothing was owed.',
    },
    {
      id: 'element-no-appointment',
      of: 'duty',
      near: ['causation'],
      scene:
        'A man reads a {clinician}’s general article on back pain in a newspaper, does the stretches and slips a disc. The two have had no other contact.',
      why: 'General public writing does not create a relationship with a reader.',
    },
    {
      id: 'element-known-complication',
      of: 'breach',
      scene:
        'After full consent and a central line placed with ultrasound and sterile technique, a patient has a small pneumothorax. It is found at once, treated and costs two more days in hospital.',
      why: 'A known complication can follow careful work. Care met the standard.',
    },
    {
      id: 'element-rare-reaction',
      of: 'breach',
      scene:
        'A patient without any known allergy is given an indicated antibiotic in the right dose and develops toxic epidermal necrolysis. The drug is stopped on the first day of the rash.',
      why: 'An unforeseeable reaction to a proper prescription is not substandard care.',
    },
    {
      id: 'element-caught-allergy',
      of: 'damages',
      near: ['causation'],
      scene:
        'A {clinician} overlooks a charted allergy and orders amoxicillin for a patient. The patient takes three doses without any reaction and loses neither health nor money.',
      why: 'The lapse was real, but no injury or loss came of it.',
    },
    {
      id: 'element-late-film-report',
      of: 'damages',
      near: ['causation'],
      scene:
        'A wrist film is read 2 days later than policy allows. It is normal. The patient had been splinted correctly and suffers no loss from the wait.',
      why: 'The patient lost nothing, and without harm there is nothing to compensate.',
    },
    {
      id: 'element-inevitable-death',
      of: 'causation',
      scene:
        'A {clinician} forgets to order a repeat potassium in an inpatient. That night the patient dies when a previously unknown brain aneurysm ruptures. All later potassium results are normal.',
      why: 'The omission had no part in the rupture.',
    },
    {
      id: 'element-unrelated-fall',
      of: 'causation',
      scene:
        'A clinic fails to call a patient about a mildly low vitamin D level. A week later her leg is broken when a truck hits the bus on which she rides. She sues the clinic over the fracture.',
      why: 'The injury would have come about in any case.',
    },
  ],
};
