import { decisionSet } from './decision.ts';

/** People who live with lung disease, and what helps or must be taught. */
export const homeCareSet = decisionSet({
  topic: 'home',
  source: 'Standard texts on pulmonary rehabilitation, education and home respiratory care',
  courses: {
    rest: {
      text: 'Rest and avoidance of exertion',
      why: 'Avoiding effort weakens the muscles further, so that dyspnea comes sooner.',
    },
    more: {
      text: 'Turning up the oxygen on effort',
      why: 'More oxygen is for a measured fall of saturation, not for every breathlessness.',
    },
    inhaler: {
      text: 'More puffs of the rescue inhaler',
      why: 'Rescue doses are for wheeze and tightness. A growing need calls for a visit, not for more puffs.',
    },
    lecture: {
      text: 'A stern warning about lung cancer',
      why: 'Threats raise resistance and do not help a person to take the next step.',
    },
    cut: {
      text: 'Smoking one less each week',
      why: 'Slow cutting down without date, drugs or support seldom ends in quitting.',
    },
    stop: {
      text: 'Stopping the daily controller',
      why: 'The controller prevents attacks. Stopping it risks an exacerbation.',
    },
    slow: {
      text: 'Breathing in slowly and gently',
      why: 'A slow breath suits a metered-dose inhaler. A dry powder device needs a fast one.',
    },
    wait: {
      text: 'Waiting until the next regular visit',
      why: 'The problem can be solved or the chance used now. Waiting lets it grow.',
    },
    pressure: {
      text: 'Lowering the CPAP pressure at home',
      why: 'The pressure was found by titration. Lowering it alone lets the throat close again.',
    },
    pursed: {
      text: 'Pursed-lip breathing on exertion',
      why: 'Pursed lips slow exhalation and keep airways open in emphysema.',
    },
    pace: {
      text: 'Energy-saving pacing of daily tasks',
      why: 'Pacing, sitting and planning reduce the oxygen cost of daily tasks.',
    },
    walk: {
      text: 'A supervised walking program',
      why: 'Endurance training of the legs is the core of pulmonary rehabilitation.',
    },
    arm: {
      text: 'Training of the arm muscles',
      why: 'Arm training is for patients whose dyspnea comes with tasks of the upper limbs.',
    },
    quit: {
      text: 'A quit date plus drug treatment',
      why: 'A quit date with counseling and nicotine replacement or another drug suits a smoker who is ready.',
    },
    motivate: {
      text: 'A talk about reasons to quit',
      why: 'Motivational talk is for a smoker who is not yet ready to set a date.',
    },
    rinse: {
      text: 'Rinsing the mouth every time',
      why: 'Rinsing removes inhaled corticosteroid from the mouth and prevents thrush.',
    },
    spacer: {
      text: 'Using a valved holding chamber',
      why: 'A spacer is for patients who cannot time a metered-dose inhaler with the breath.',
    },
    fast: {
      text: 'Breathing in fast and deep',
      why: 'A dry powder inhaler needs a fast, deep breath to break up the powder.',
    },
    action: {
      text: 'Using the written action plan',
      why: 'An action plan tells what to do when peak flow or symptoms worsen.',
    },
    fire: {
      text: 'Keeping flames away from oxygen',
      why: 'Oxygen makes things burn fiercely, so smoking and flames must be kept away.',
    },
    backup: {
      text: 'Testing the backup oxygen source',
      why: 'A backup is for power failure or breakdown of a concentrator or ventilator.',
    },
    clean: {
      text: 'Cleaning the equipment as taught',
      why: 'Cleaning and drying keep nebulizers and masks free of bacteria.',
    },
    vaccine: {
      text: 'Influenza and pneumococcal vaccines',
      why: 'Vaccines prevent infections that trigger exacerbations of chronic disease.',
    },
    adherence: {
      text: 'Better fit, ramp and moisture',
      why: 'Fit, ramp and heated humidity solve the usual complaints about CPAP.',
    },
    dose: {
      text: 'Keeping to the ordered flow',
      why: 'Oxygen is a drug: patients must not change the flow on their own.',
    },
  },
  decisions: [
    {
      id: 'home-stairs',
      scene:
        'A patient with emphysema becomes breathless on the second flight of stairs. He gasps through an open mouth with short exhalations. SpO₂ stays at 94%.',
      ask: 'Which technique should be taught for this?',
      key: 'pursed',
      why: 'Slow exhalation against the lips keeps weak airways open and relieves the trapped air behind his dyspnea.',
      wrong: ['rest', 'more', 'fast', 'inhaler', 'arm'],
      because: {
        fast: 'Fast deep breaths shorten exhalation and trap more gas in emphysema.',
        more: 'SpO₂ stays at 94%, so lack of oxygen does not explain his dyspnea.',
      },
      lesson:
        'In through the nose, out through the lips for twice as long, and exhale with the effort.',
    },
    {
      id: 'home-panic',
      scene:
        'In a supermarket line a woman with COPD panics, and her breaths get faster and shorter. She has oxygen on, and her saturation is normal for her.',
      ask: 'Which technique helps her regain control?',
      key: 'pursed',
      why: 'It lengthens exhalation, empties trapped gas and gives her something she controls.',
      wrong: ['fast', 'more', 'inhaler', 'rest'],
      because: {
        fast: 'Faster breathing is what traps the gas and feeds the panic.',
        more: 'Her saturation is normal for her, so more oxygen does not help.',
      },
      lesson: 'Leaning forward with supported arms adds relief.',
    },
    {
      id: 'home-housework',
      scene:
        'A man with severe COPD wants to go on cooking. He stands for an hour, carries each pot separately and is exhausted for the rest of the day.',
      ask: 'Which advice fits his goal?',
      key: 'pace',
      why: 'Sitting, sliding pots, resting between steps and planning save energy so that he can go on cooking.',
      wrong: ['rest', 'more', 'inhaler', 'fast'],
      lesson: 'Ask for the tasks that matter to the patient and plan around them.',
    },
    {
      id: 'home-bath',
      scene:
        'Showering makes a patient with fibrosis so breathless that she skips it. She towels herself standing with her arms over her head. Her saturation stays at 93% meanwhile.',
      ask: 'Which advice helps most?',
      key: 'pace',
      why: 'A shower chair, warm robe instead of toweling, and rests cut the oxygen cost of washing.',
      wrong: ['rest', 'more', 'inhaler', 'wait'],
      lesson: 'Work with the arms above shoulder level costs most breath.',
    },
    {
      id: 'home-deconditioned',
      scene:
        'After two exacerbations a patient with COPD has stayed in his chair for months. Legs are weak, he walks 180 m in six minutes, the heart is stable, and inhalers are used correctly.',
      ask: 'Which measure will improve his endurance most?',
      key: 'walk',
      why: 'Weak leg muscles limit him. Supervised endurance training improves walking distance and dyspnea though FEV₁ stays the same.',
      wrong: ['rest', 'inhaler', 'more', 'arm', 'pursed'],
      because: {
        arm: 'His legs are what limits him, and training acts on the muscles that are trained.',
        pursed: 'Pursed lips ease dyspnea but do not train weak legs.',
      },
      lesson: 'Rehabilitation improves dyspnea, exercise and quality of life, not lung function.',
    },
    {
      id: 'home-after-hospital',
      scene:
        'A woman with bronchiectasis leaves the hospital, able to do all self-care. She fears any effort and asks what would lower her chance of coming back. Her oxygen and inhalers are in order.',
      ask: 'Which referral is best?',
      key: 'walk',
      why: 'Exercise training soon after a hospital stay restores confidence and lowers readmission.',
      wrong: ['rest', 'more', 'inhaler', 'wait'],
      lesson: 'Sessions two to three times a week for at least six to eight weeks.',
    },
    {
      id: 'home-hairdresser',
      scene:
        'A hairdresser with moderate COPD walks for half an hour without trouble. Her problem is dyspnea while she works with lifted hands.',
      ask: 'Which part of a rehabilitation program addresses this?',
      key: 'arm',
      why: 'Unsupported arm work recruits breathing muscles. Specific training lowers the ventilation it demands.',
      wrong: ['walk', 'rest', 'more', 'inhaler'],
      because: {
        walk: 'Walking is not her limit. Training effects are specific to the muscles used.',
      },
      lesson: "Train the muscles that the patient's goals need.",
    },
    {
      id: 'home-painter',
      scene:
        'A retired painter with emphysema can cycle on a home trainer but has to stop after a minute of brush work at an easel at eye level.',
      ask: 'Which exercise should be added?',
      key: 'arm',
      why: 'His limit lies in lifted arms, whose muscles also help to breathe. Training them prolongs the task.',
      wrong: ['walk', 'rest', 'more', 'inhaler'],
      because: { walk: 'He can cycle without trouble, so his legs are not the limit.' },
      lesson: 'Coordinate exhalation with the effort of the arms.',
    },
    {
      id: 'home-ready-quit',
      scene:
        '"I want to stop for good before my grandchild is born next month", says a patient who smokes a pack a day and lights the first within five minutes of waking.',
      ask: 'What should the therapist arrange?',
      key: 'quit',
      why: 'He is ready. A date, counseling and drug treatment double or triple the chance, above all with strong dependence.',
      wrong: ['motivate', 'lecture', 'cut', 'wait'],
      because: { motivate: 'He already has his reasons. What he needs is a plan.' },
      lesson: 'Ask, advise, assess, assist, arrange.',
    },
    {
      id: 'home-relapse',
      scene:
        "A nurse's aide stopped smoking for two months and began again at a party. She is angry with herself and says she will try again this week.",
      ask: 'What should the therapist offer?',
      key: 'quit',
      why: 'Relapse is common, and she is ready to act. A new date with drugs and a plan for parties is the next step.',
      wrong: ['motivate', 'lecture', 'cut', 'wait'],
      because: { motivate: 'She is already motivated to try again. What she needs is a plan.' },
      lesson: 'Most people need several attempts. Each one teaches what triggers the relapse.',
    },
    {
      id: 'home-not-ready',
      scene:
        'A patient with chronic bronchitis states, "Smoking is my one pleasure, and I do not plan to stop." He is friendly and willing to talk.',
      ask: 'Which approach suits his stage best?',
      key: 'motivate',
      why: 'He is not ready. Exploring relevance, risks and rewards in his own words moves him without pressure.',
      wrong: ['quit', 'lecture', 'cut', 'wait'],
      because: { quit: 'A date forced on a person who is not ready is rarely kept.' },
      lesson: 'The five Rs: relevance, risks, rewards, roadblocks, repetition.',
    },
    {
      id: 'home-teen-smoker',
      scene:
        'A 17-year-old with asthma shrugs when told that her vaping makes the cough worse. She says that all her friends do it and that she has not thought about it.',
      ask: 'What is the best next step?',
      key: 'motivate',
      why: 'She has not yet considered a change. Asking what matters to her, such as sports or money, opens the subject.',
      wrong: ['quit', 'lecture', 'cut', 'wait'],
      because: { quit: 'She has not yet considered a change, so a date would be forced on her.' },
      lesson: 'Listen more than you speak, and return to the subject at each visit.',
    },
    {
      id: 'home-thrush',
      scene:
        'A patient takes inhaled fluticasone through a chamber twice a day. Her throat is sore, and white spots cover the palate.',
      ask: 'Which habit prevents this?',
      key: 'rinse',
      why: 'Corticosteroid left in the mouth favors yeast. Rinsing and spitting removes it.',
      wrong: ['stop', 'fast', 'spacer', 'wait'],
      because: {
        spacer: 'She already uses a chamber, which is helpful but does not replace rinsing.',
      },
      lesson: 'Do not stop the controller because of thrush: treat it and rinse.',
    },
    {
      id: 'home-hoarse',
      scene:
        'Since changing to a dry powder corticosteroid, a teacher is hoarse by noon. He inhales correctly and hurries to school right after.',
      ask: 'Which advice is right?',
      key: 'rinse',
      why: 'Drug that settles in throat and mouth causes hoarseness. Water and gargling after each dose lessen it.',
      wrong: ['spacer', 'stop', 'slow', 'wait'],
      because: { spacer: 'Spacers fit metered-dose inhalers, not dry powder devices.' },
      lesson: 'Brushing the teeth after the dose makes rinsing a habit.',
    },
    {
      id: 'home-timing',
      scene:
        'A patient with stiff, arthritic hands presses her metered-dose inhaler after the breath is over. Mist escapes from her lips, and the albuterol brings little relief.',
      ask: 'Which change helps most?',
      key: 'spacer',
      why: 'The chamber holds the aerosol, so pressing and breathing need not coincide.',
      wrong: ['fast', 'rinse', 'inhaler', 'wait'],
      because: {
        fast: 'Fast breathing throws spray onto the throat. A metered-dose inhaler needs a slow breath.',
      },
      lesson: 'Watch each patient use the inhaler at each visit.',
    },
    {
      id: 'home-child-inhaler',
      scene:
        'A 4-year-old with asthma sprays his inhaler onto the tongue and then breathes through the nose. His parents ask for a better way.',
      ask: 'What should they be taught?',
      key: 'spacer',
      why: 'A chamber with a mask lets a small child inhale the drug with normal breaths.',
      wrong: ['fast', 'inhaler', 'rinse', 'wait'],
      because: {
        fast: 'A small child cannot do this on command, and a spray needs a slow breath.',
      },
      lesson: 'About five to six quiet breaths per puff through the mask.',
    },
    {
      id: 'home-dry-powder',
      scene:
        'A patient inhales from a dry powder device as slowly as she learned with her old spray. Her lungs sound tight as before, and powder is left in the device.',
      ask: 'What should be corrected?',
      key: 'fast',
      why: 'The breath itself breaks up the powder. A slow one leaves it behind or in the mouth.',
      wrong: ['slow', 'spacer', 'inhaler', 'rinse'],
      because: { spacer: 'Powder sticks to a chamber. Spacers are for metered-dose inhalers.' },
      lesson: 'Exhale away from the device first: moisture clumps the powder.',
    },
    {
      id: 'home-yellow-zone',
      scene:
        'A boy with asthma wakes up coughing. His peak flow is 65% of his personal best. His mother phones and asks what she should do now. The asthma clinic gave her a colored sheet last month.',
      ask: 'What should she be told to follow?',
      key: 'action',
      why: 'Between 50 and 80% is the yellow zone, and her sheet says which drugs to add and when to call.',
      wrong: ['wait', 'stop', 'spacer', 'rest'],
      lesson: 'Green: over 80%. Yellow: 50 to 80%. Red: below 50%.',
    },
    {
      id: 'home-copd-sputum',
      scene:
        'For two days the sputum of a patient with COPD has been greener and more plentiful. He has a prescription ready at home for such days but waits for his appointment next week.',
      ask: 'What should he have been doing?',
      key: 'action',
      why: 'A plan for flares lets him start treatment on the first days, which shortens them and avoids hospital stays.',
      wrong: ['stop', 'more', 'inhaler', 'rest'],
      lesson: 'Go over the plan with the patient until he can say when to start and when to call.',
    },
    {
      id: 'home-smoker-oxygen',
      scene:
        'On a home visit the therapist sees an ashtray beside the concentrator of a patient who uses 2 L/min. The husband lights his cigarettes in the same room.',
      ask: 'Which teaching comes first?',
      key: 'fire',
      why: 'Clothes and hair soaked with oxygen burn in seconds. This danger is immediate.',
      wrong: ['dose', 'clean', 'backup', 'vaccine'],
      lesson:
        'Post signs, stay several feet from open flames, keep an extinguisher, use no petroleum jelly.',
    },
    {
      id: 'home-gas-stove',
      scene:
        'A patient on a nasal cannula tells with pride that she again fries her own breakfast on the gas stove, leaning over the pan.',
      ask: 'Which teaching is most urgent?',
      key: 'fire',
      why: 'Oxygen around face and hair may flare up over an open burner.',
      wrong: ['dose', 'backup', 'clean', 'pace'],
      lesson: 'Electric cooking or another cook is safer for oxygen users.',
    },
    {
      id: 'home-storm',
      scene:
        'A storm is forecast in a county with frequent power cuts. A patient depends on a concentrator at 3 L/min, and a cylinder with regulator stands in the garage, unused for a year.',
      ask: 'What should be gone over with the family today?',
      key: 'backup',
      why: 'The concentrator stops with the power. They must know that the cylinder is full and how to switch.',
      wrong: ['dose', 'clean', 'fire', 'more'],
      lesson: 'Tell the power company about life-sustaining equipment in the home.',
    },
    {
      id: 'home-ventilator',
      scene:
        'Before discharge of a child on a home ventilator the parents have learned suction and alarms. Their house lies at the end of a long power line.',
      ask: 'Which further skill is essential?',
      key: 'backup',
      why: 'Battery, second ventilator, bag and oxygen must be checked, because the child cannot do without support.',
      wrong: ['clean', 'fire', 'dose', 'vaccine'],
      because: {
        clean: 'Cleaning matters, but loss of power is what threatens this child within minutes.',
      },
      lesson: 'Families should ventilate by bag in a drill before going home.',
    },
    {
      id: 'home-nebulizer-infection',
      scene:
        'A patient with cystic fibrosis has had three infections with water bacteria. She rinses her nebulizer under the tap now and then and stores it wet in a bag.',
      ask: 'Which teaching addresses the cause?',
      key: 'clean',
      why: 'Wet storage lets water bacteria grow. Washing after each use, disinfecting daily and air drying prevent it.',
      wrong: ['rinse', 'stop', 'inhaler', 'vaccine'],
      because: {
        rinse:
          'Rinsing the mouth protects from thrush. The nebulizer is what carries the bacteria.',
      },
      lesson: 'Boiling, a dishwasher, alcohol or peroxide as the maker allows, then sterile water.',
    },
    {
      id: 'home-humidifier',
      scene:
        'The CPAP tank of a patient has a slimy film. He tops it up with tap water each evening and has had a blocked, sore nose for weeks.',
      ask: 'Which advice is needed?',
      key: 'clean',
      why: 'Standing tap water grows a film of bacteria. The tank is emptied, washed and dried daily and filled with distilled water.',
      wrong: ['pressure', 'adherence', 'wait', 'dose'],
      because: { adherence: 'Comfort measures do not remove the film that grows in the tank.' },
      lesson: 'Change filters and mask parts as scheduled.',
    },
    {
      id: 'home-vaccine',
      scene:
        'It is October. A patient of 67 with COPD had three winter exacerbations last year. Inhalers, walking and smoking status are as good as they can be.',
      ask: 'Which measure lowers the risk this winter?',
      key: 'vaccine',
      why: 'Viral and pneumococcal infections trigger flares, and the vaccines prevent many of them.',
      wrong: ['rest', 'inhaler', 'more', 'stop'],
      lesson: 'Household members should be vaccinated too.',
    },
    {
      id: 'home-cpap-dropout',
      scene:
        'After two weeks a patient with sleep apnea leaves the CPAP in the closet. The pressure feels too strong as he falls asleep, his nose dries out, and the cushion leaks.',
      ask: 'What should be done?',
      key: 'adherence',
      why: 'Each complaint has a remedy: slow ramp, heated moisture, another cushion. Early help decides long-term use.',
      wrong: ['pressure', 'more', 'wait', 'clean'],
      lesson:
        'Check the usage data: at least four hours a night on most nights is the usual minimum.',
    },
    {
      id: 'home-cpap-claustro',
      scene:
        'A woman with 38 events an hour tears off her full-face mask every night. She breathes through the nose, and her skin shows two red grooves from tight straps.',
      ask: 'Which step is best?',
      key: 'adherence',
      why: 'Nasal pillows or a smaller mask with looser straps, worn awake for practice, solve claustrophobia and grooves.',
      wrong: ['pressure', 'more', 'wait', 'clean'],
      lesson: 'An oral appliance or surgery is considered when CPAP truly fails.',
    },
    {
      id: 'home-turn-up',
      scene:
        'A patient with COPD on 2 L/min turned his concentrator to 5 L/min because he felt breathless after supper. By morning he had a headache and was drowsy.',
      ask: 'Which teaching would have prevented this?',
      key: 'dose',
      why: 'Excess oxygen raised his PaCO₂, which causes headache and drowsiness. The flow is part of the prescription.',
      wrong: ['inhaler', 'fire', 'rest', 'backup'],
      lesson: 'Breathlessness is not always lack of oxygen. Measure SpO₂ before changing anything.',
    },
    {
      id: 'home-saves-oxygen',
      scene:
        'To save money, a woman with an SpO₂ of 83% on room air uses her oxygen for an hour after meals. It was ordered for at least 15 hours a day.',
      ask: 'Which point must be explained?',
      key: 'dose',
      why: 'Long-term oxygen lengthens life when used at least 15 hours a day. An hour now and then does not.',
      wrong: ['rest', 'backup', 'inhaler', 'fire'],
      lesson:
        'Criteria: PaO₂ of 55 mm Hg or less, or 56 to 59 mm Hg with cor pulmonale or polycythemia.',
    },
  ],
});
