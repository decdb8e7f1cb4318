import type { CategoryGroup } from './practice-case.ts';

/** Tools for improving quality. */
export const qualityToolGroup: CategoryGroup = {
  theme: 'quality',
  question: 'Which quality improvement tool is this?',
  categories: [
    {
      id: 'rca',
      name: 'Root cause analysis',
      is: 'Root cause analysis looks back at one event to find the system causes beneath it.',
      unfit: 'No past event is being traced to its causes here.',
    },
    {
      id: 'fmea',
      name: 'Failure mode analysis',
      is: 'Failure mode and effects analysis looks ahead for how each step of a process could fail.',
      unfit: 'The team does not rate in advance how steps could fail.',
    },
    {
      id: 'pdsa',
      name: 'Plan-do-study-act',
      is: 'A plan-do-study-act cycle tests a change on a small scale and learns from it.',
      unfit: 'No small test of a change is being run and studied.',
    },
    {
      id: 'control',
      name: 'Control chart',
      is: 'A control chart plots a measure over time with limits that tell chance from special causes.',
      unfit: 'Nothing is plotted over time with limits.',
    },
    {
      id: 'pareto',
      name: 'Pareto chart',
      is: 'A Pareto chart ranks causes by frequency so that the vital few stand out.',
      unfit: 'Causes are not being ranked by how often they occur.',
    },
    {
      id: 'fishbone',
      name: 'Fishbone diagram',
      is: 'A fishbone diagram sorts possible causes of a problem into branches.',
      unfit: 'Possible causes are not being sorted into branches.',
    },
    {
      id: 'flowchart',
      name: 'Process flowchart',
      is: 'A flowchart draws the steps and decision points of a process in order.',
      unfit: 'The steps of a process are not what is drawn here.',
    },
  ],
  cases: [
    {
      id: 'tool-wrong-kidney',
      of: 'rca',
      near: ['fishbone'],
      scene:
        'Two weeks after a drain was placed in the wrong kidney, a team interviews everyone involved, builds a timeline and asks “why” until it reaches the layout of the image viewer.',
      why: 'The team works backward from a harmful event to causes in the system.',
    },
    {
      id: 'tool-new-pump-launch',
      of: 'fmea',
      near: ['flowchart'],
      scene:
        'Before new infusion pumps are put into use, a group lists each way in which programming could go wrong and scores severity, likelihood and detectability.',
      why: 'Risks are found and ranked before anybody is harmed.',
    },
    {
      id: 'tool-one-nurse-one-day',
      of: 'pdsa',
      scene:
        'A clinic tries a new foot check sheet with one assistant for one day, looks at the results, changes the layout, and tries it again with three assistants.',
      why: 'A change is tested small, studied and adapted before it spreads.',
    },
    {
      id: 'tool-infection-limits',
      of: 'control',
      scene:
        'The infection team draws monthly line infection rates for 3 years with a mean line and upper and lower bounds. The rate of this May lies above the upper bound.',
      why: 'A point outside the limits signals a special cause that should be looked for.',
    },
    {
      id: 'tool-falls-bars',
      of: 'pareto',
      scene:
        'Of 120 falls, 61 happened on the way to the toilet, 28 at bed exit and the rest had nine other reasons. The team draws bars from the tallest down with a cumulative line.',
      why: 'Ordered bars with a cumulative line show where the effort should go first.',
    },
    {
      id: 'tool-branches-late-antibiotic',
      of: 'fishbone',
      near: ['rca'],
      scene:
        'To find out why antibiotics come late in sepsis, staff write “late antibiotic” at the head of a line and sort ideas under people, equipment, methods, materials and environment.',
      why: 'Causes are sorted into branches that lead to the problem at the head.',
    },
    {
      id: 'tool-vaccine-visit-steps',
      of: 'flowchart',
      scene:
        'To see where patients wait, a clinic draws boxes and diamonds from check-in to departure and marks where the path splits according to insurance.',
      why: 'Drawing the path as it is shows delays, loops and handoffs.',
    },
    {
      id: 'tool-suicide-in-unit',
      of: 'rca',
      near: ['fishbone'],
      scene:
        'After a suicide on an inpatient unit, the hospital convenes staff from several disciplines within days. They look for conditions in staffing, design and policy that allowed it, and not for a culprit.',
      why: 'A sentinel event calls for a thorough look back at the system.',
    },
  ],
};

/** Words of patient safety. */
export const safetyTermGroup: CategoryGroup = {
  theme: 'safety',
  question: 'Which term describes this best?',
  categories: [
    {
      id: 'near-miss',
      name: 'Near-miss event',
      is: 'A near miss is an error that is caught or stopped before it reaches the patient.',
      unfit: 'The event did reach the patient, or there was no event yet.',
    },
    {
      id: 'sentinel',
      name: 'Sentinel event',
      is: 'A sentinel event is an unexpected event with death, permanent harm or severe temporary harm.',
      unfit: 'No death or severe harm has happened here.',
    },
    {
      id: 'latent',
      name: 'Latent condition',
      is: 'A latent condition is a flaw of design or organization that waits to cause an error.',
      unfit: 'What is described is not a hidden flaw of design or organization.',
    },
    {
      id: 'unpreventable',
      name: 'Adverse event without error',
      is: 'An adverse event without error is harm that comes from proper care.',
      unfit: 'The harm, if any, did not come from care that was free of error.',
    },
    {
      id: 'forcing',
      name: 'Forcing function',
      is: 'A forcing function is a design that makes the wrong action impossible.',
      unfit: 'Nothing here makes the wrong action impossible.',
    },
    {
      id: 'workaround',
      name: 'Staff workaround',
      is: 'A workaround is a way that staff find around a safety step to get work done.',
      unfit: 'Staff are not bypassing a safety step.',
    },
  ],
  cases: [
    {
      id: 'term-pharmacist-catch',
      of: 'near-miss',
      scene:
        'A {clinician} orders amoxicillin for a patient with a charted anaphylaxis to penicillin. The pharmacist telephones, and the order is changed before anything is dispensed.',
      why: 'The error was stopped on its way and did not reach the patient.',
    },
    {
      id: 'term-wrong-leg-removed',
      of: 'sentinel',
      scene:
        'In an operating room the healthy leg of a patient is amputated because the films were hung reversed.',
      why: 'Permanent harm from surgery at the wrong site is reviewed as such an event.',
    },
    {
      id: 'term-identical-bags',
      of: 'latent',
      scene:
        'A hospital buys saline and heparin bags with the same blue print from a new supplier and shelves them side by side. Nothing has gone wrong so far.',
      why: 'A purchasing decision has set a trap that may later lead to a mix-up.',
    },
    {
      id: 'term-first-sulfa-rash',
      of: 'unpreventable',
      scene:
        'A patient with no drug allergies is correctly given trimethoprim-sulfamethoxazole for a urinary infection and has hives on the third day.',
      why: 'The drug was indicated, the dose was right, and the reaction could not be foreseen.',
    },
    {
      id: 'term-connector-shape',
      of: 'forcing',
      scene:
        'Tubing for spinal drugs has been given a connector that cannot be joined to an intravenous line, even when someone tries.',
      why: 'The shape itself rules out the dangerous connection.',
    },
    {
      id: 'term-taped-barcodes',
      of: 'workaround',
      scene:
        'Because wristbands scan poorly, staff keep spare barcodes taped to a cart and scan those before giving drugs.',
      why: 'The identity check is bypassed to save time.',
    },
    {
      id: 'term-night-single-clerk',
      of: 'latent',
      near: ['workaround'],
      scene:
        'A new schedule leaves one person at night to answer telephones, register arrivals and watch the monitor screens. The managers regard the savings as a success.',
      why: 'A staffing decision far from the bedside sets the stage for missed alarms.',
    },
  ],
};

/** How thinking goes wrong in diagnosis. */
export const thinkingGroup: CategoryGroup = {
  theme: 'safety',
  question: 'Which cognitive bias explains this error best?',
  categories: [
    {
      id: 'anchoring',
      name: 'Anchoring bias',
      is: 'Anchoring is holding on to a first impression in spite of later findings against it.',
      unfit: 'The error was not a first impression held against new findings.',
    },
    {
      id: 'availability',
      name: 'Availability bias',
      is: 'Availability is judging as likely what comes to mind easily, such as a recent case.',
      unfit: 'A recent or vivid case did not sway the judgment.',
    },
    {
      id: 'framing',
      name: 'Framing effect',
      is: 'Framing is being swayed by the way in which a case or choice is worded.',
      unfit: 'The wording of the case or choice did not mislead anyone.',
    },
    {
      id: 'attribution',
      name: 'Attribution error',
      is: 'Attribution error is putting symptoms down to character or a stereotype.',
      unfit: 'No judgment of character or stereotype took part.',
    },
    {
      id: 'search',
      name: 'Search satisficing',
      is: 'Search satisficing is stopping the search once one finding has been made.',
      unfit: 'The search was not called off after a first finding.',
    },
    {
      id: 'gambler',
      name: 'Gambler’s fallacy',
      is: 'The gambler’s fallacy is expecting that chance will even out after a run of like cases.',
      unfit: 'No run of earlier cases was expected to end.',
    },
    {
      id: 'commission',
      name: 'Commission bias',
      is: 'Commission bias is the urge to act when watching would be better.',
      unfit: 'The fault did not lie in an urge to do something.',
    },
  ],
  cases: [
    {
      id: 'bias-second-fracture',
      of: 'search',
      near: ['anchoring'],
      scene:
        'After a fall from a ladder a {clinician} sees a fracture of the fibula on the film, splints it and sends the patient home. A calcaneal fracture on the same film is found by the radiologist.',
      why: 'Looking ended with the first abnormality, and the second was missed.',
    },
    {
      id: 'bias-last-week-embolism',
      of: 'availability',
      scene:
        'A {clinician} who missed a pulmonary embolism last week orders computed tomography for four young patients with typical chest wall pain on the next shift.',
      why: 'A vivid recent case makes the disease seem more likely than it is.',
    },
    {
      id: 'bias-homeless-drunk',
      of: 'attribution',
      near: ['anchoring'],
      scene:
        'A disheveled man from a shelter with slurred speech is left to “sleep it off.” No glucose is measured. It was 24 mg/dL, and he had not been drinking.',
      why: 'Assumptions about the person took the place of an assessment.',
    },
    {
      id: 'bias-migraine-label',
      of: 'anchoring',
      scene:
        'The first {clinician} writes “migraine.” Fever appears on day 2 and neck stiffness on day 3. The team keeps adding drugs for migraine until meningitis is found on day 4.',
      why: 'New findings did not move the team from its first idea.',
    },
    {
      id: 'bias-survival-percent',
      of: 'framing',
      scene:
        'Told that 90 of 100 patients survive an operation, most residents recommend it. A second group hears that 10 of 100 die, and most of them advise against it.',
      why: 'The same figures led to opposite advice because they were put differently.',
    },
    {
      id: 'bias-viral-antibiotic',
      of: 'commission',
      scene:
        'A child with a cold looks well and has clear lungs. The {clinician} cannot bear to send the family home with nothing and adds an antibiotic “to do something.”',
      why: 'The wish to act led to a treatment without benefit.',
    },
    {
      id: 'bias-triage-anxiety',
      of: 'framing',
      near: ['anchoring', 'attribution'],
      scene:
        'A triage note reads “anxious woman, palpitations again.” On reading it the {clinician} asks about stress and takes no ECG. A colleague who saw the same patient without the note orders one and finds preexcitation.',
      why: 'The way in which the case was presented narrowed what was looked for.',
    },
  ],
};
