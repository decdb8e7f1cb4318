import { decisionSet } from '../respiratory-disease/decision.ts';

/** Patients before and during noninvasive support, and what to do. */
export const noninvasiveSet = decisionSet({
  topic: 'noninvasive',
  source: 'Standard respiratory care texts; consensus on noninvasive ventilation',
  courses: {
    bilevel: {
      text: 'Start bilevel ventilation by mask',
      why: 'Bilevel ventilation is for a cooperative patient with hypercapnic failure who can protect the airway.',
    },
    cpap: {
      text: 'Start mask CPAP at 8 to 10 cm H₂O',
      why: 'CPAP is for hypoxemia from pulmonary edema or collapse, or for an obstructed upper airway in sleep.',
    },
    intubate: {
      text: 'Recommend intubation and ventilation',
      why: 'Intubation is for arrest, an airway that cannot be protected, or failure of noninvasive support.',
    },
    ipap: {
      text: 'Raise IPAP by 2 to 4 cm H₂O',
      why: 'More inspiratory pressure raises tidal volume, for a PaCO₂ that stays high.',
    },
    lowerIpap: {
      text: 'Lower IPAP by 2 to 4 cm H₂O',
      why: 'Less inspiratory pressure is for an overlarge volume, low PaCO₂, air swallowing or intolerance.',
    },
    epap: {
      text: 'Raise EPAP by 2 cm H₂O',
      why: 'More expiratory pressure opens the upper airway or collapsed lung, or eases triggering against auto-PEEP.',
    },
    both: {
      text: 'Raise IPAP and EPAP by the same amount',
      why: 'Raising both treats oxygenation or airway closure while the pressure difference stays as it is.',
    },
    refit: {
      text: 'Refit the mask or change its size',
      why: 'Refitting is for a leak that causes low volumes, dry eyes or failure to cycle.',
    },
    oxygen: {
      text: 'Raise the FIO₂ in small steps',
      why: 'More oxygen is for an SpO₂ below target while ventilation and pressures are adequate.',
    },
    lessOxygen: {
      text: 'Lower the FIO₂ in small steps',
      why: 'Less oxygen is for an SpO₂ above target, above all in a patient who retains CO₂.',
    },
    keep: {
      text: 'Continue with the present settings',
      why: 'Nothing is changed while the patient improves in comfort, rate, pH and oxygenation.',
    },
    stop: {
      text: 'Begin trials off the ventilator mask',
      why: 'Time off is for a patient whose cause has been treated, with a normal pH, easy breathing and low pressures.',
    },
    low: {
      text: 'Give low-flow oxygen by nasal cannula',
      why: 'A cannula is enough for mild hypoxemia without distress or acidosis.',
    },
    clear: {
      text: 'Remove the mask and clear the mouth',
      why: 'The mask comes off at once when vomit or secretions may be blown into the lungs.',
    },
  },
  decisions: [
    {
      id: 'niv-copd-start',
      scene:
        'A patient with a COPD exacerbation is alert and can cough. Respiratory rate is 30/min with neck muscle use. On 2 L/min after bronchodilators: pH 7.28, PaCO₂ 68 mm Hg, PaO₂ 60 mm Hg.',
      key: 'bilevel',
      why: 'Acute hypercapnic acidosis in an alert patient who clears the airway is the best-proven indication.',
      wrong: ['intubate', 'cpap', 'low', 'keep', 'oxygen'],
      because: {
        keep: 'Acidosis and distress persist after bronchodilators, so support is needed now.',
        cpap: 'CPAP does not assist the breath, and CO₂ removal is the problem.',
      },
      lesson:
        'In COPD with a pH of 7.25 to 7.35, bilevel ventilation lowers intubation and mortality.',
    },
    {
      id: 'niv-edema-start',
      scene:
        'A patient with acute cardiogenic pulmonary edema sits upright, alert and frightened. SpO₂ is 84% on a nonrebreathing mask, blood pressure 172/100 mm Hg and PaCO₂ 36 mm Hg. Drugs are being drawn up.',
      key: 'cpap',
      why: 'Positive pressure moves fluid out of alveoli, lowers preload and afterload, and PaCO₂ shows that no assisted breath is needed.',
      wrong: ['intubate', 'low', 'keep', 'lessOxygen', 'stop'],
      because: {
        intubate:
          'The patient is alert with a strong pressure. Mask pressure usually makes a tube unnecessary.',
      },
      lesson:
        'CPAP works within minutes in cardiogenic edema. Bilevel is an alternative if PaCO₂ is raised.',
    },
    {
      id: 'niv-arrest',
      scene:
        'A patient with COPD is gasping six times a minute, does not respond to pain, and the blood gas shows pH 7.08 and PaCO₂ 112 mm Hg. A full code status is confirmed. Bag-mask ventilation has begun.',
      key: 'intubate',
      why: 'Near-arrest with coma needs a secure airway. A mask relies on a patient who breathes and protects the airway.',
      wrong: ['bilevel', 'cpap', 'oxygen', 'low', 'ipap'],
      because: {
        bilevel: 'Bilevel ventilation is unsafe with agonal breathing and no airway reflexes.',
      },
      lesson: 'Respiratory arrest is an absolute reason against noninvasive ventilation.',
    },
    {
      id: 'niv-hematemesis',
      scene:
        'A patient with cirrhosis is vomiting large amounts of blood and has become drowsy. SpO₂ is 86% on a nonrebreathing mask, and respirations are 34/min. A resident asks for a bilevel mask.',
      key: 'intubate',
      why: 'Active upper bleeding with drowsiness means aspiration under a mask. The airway has to be secured.',
      wrong: ['bilevel', 'cpap', 'low', 'keep', 'oxygen'],
      lesson: 'Vomiting, upper bleeding and an unprotected airway exclude a tight mask.',
    },
    {
      id: 'niv-facial-fracture',
      scene:
        'After a motorcycle crash a patient has an unstable midface fracture, blood in the mouth and a Glasgow coma score of 7. Respirations are shallow, and PaCO₂ is 58 mm Hg.',
      key: 'intubate',
      why: 'Facial trauma prevents a mask seal and may force air into tissues, and a score of 7 calls for airway protection.',
      wrong: ['bilevel', 'cpap', 'ipap', 'low', 'refit'],
      lesson:
        'Recent facial or upper airway injury or surgery is a reason against mask ventilation.',
    },
    {
      id: 'niv-ipap-co2',
      scene:
        'After one hour on IPAP 10 and EPAP 5 cm H₂O a patient with COPD tolerates the mask well. Leak is small, tidal volume 290 mL, pH 7.29, PaCO₂ 65 mm Hg and SpO₂ 91%. Predicted body weight is 65 kg.',
      key: 'ipap',
      why: 'A volume of about 4.5 mL/kg is too small. A larger difference between the pressures raises it and clears CO₂.',
      wrong: ['epap', 'both', 'oxygen', 'refit', 'lowerIpap', 'stop'],
      because: {
        epap: 'EPAP alone would narrow the pressure difference and lower the volume.',
        both: 'The difference, and so the volume, would not change.',
      },
      lesson: 'The difference between IPAP and EPAP is the pressure support. Raise IPAP for PaCO₂.',
    },
    {
      id: 'niv-obesity-ipap',
      scene:
        'A patient with obesity hypoventilation sleeps on IPAP 14 and EPAP 10 cm H₂O. No obstructions are seen, but transcutaneous CO₂ stays at 66 mm Hg and the volumes are small. SpO₂ is 92%.',
      key: 'ipap',
      why: 'The airway is open at this EPAP. A difference of just 4 cm H₂O ventilates too little, so IPAP must go up.',
      wrong: ['epap', 'both', 'oxygen', 'lowerIpap', 'refit', 'stop'],
      lesson: 'In obesity hypoventilation, set EPAP for the throat and IPAP for the CO₂.',
    },
    {
      id: 'niv-epap-obstruct',
      scene:
        'During the night a patient on IPAP 16 and EPAP 4 cm H₂O makes efforts against a closed throat, with snores and missed triggers. The mask does not leak. Between the events volumes and CO₂ are good.',
      key: 'epap',
      why: 'The throat closes because the expiratory pressure is too low to splint it. Efforts then do not reach the machine.',
      wrong: ['lowerIpap', 'oxygen', 'refit', 'stop', 'lessOxygen'],
      lesson:
        'EPAP keeps the upper airway open, IPAP moves the air. Obstruction on bilevel calls for EPAP.',
    },
    {
      id: 'niv-epap-autopeep',
      scene:
        'A patient with emphysema on IPAP 18 and EPAP 3 cm H₂O misses every third effort. Expiratory flow is still running as each effort begins. Leak is small, the trigger is at its most sensitive, and PaCO₂ is falling.',
      key: 'epap',
      why: 'Auto-PEEP must be overcome before the machine triggers. EPAP just below it reduces that effort.',
      wrong: ['refit', 'oxygen', 'stop', 'lessOxygen', 'ipap'],
      because: {
        ipap: 'More IPAP raises volume and gas trapping and leads to more missed efforts.',
      },
      lesson: 'An EPAP of 4 to 6 cm H₂O helps to offset auto-PEEP in COPD.',
    },
    {
      id: 'niv-both-oxygen',
      scene:
        'A patient with pulmonary edema is on IPAP 12 and EPAP 5 cm H₂O at an FIO₂ of 0.70. SpO₂ is 86%, PaCO₂ 40 mm Hg with a tidal volume of 480 mL, blood pressure 150/84 mm Hg, and crackles reach the midzones.',
      key: 'both',
      why: 'Oxygenation needs a higher baseline while ventilation is right, so both pressures go up and their difference stays.',
      wrong: ['ipap', 'lowerIpap', 'refit', 'stop', 'lessOxygen', 'keep'],
      because: { ipap: 'IPAP alone would raise volume and lower a normal PaCO₂.' },
      lesson: 'For oxygenation, raise EPAP and IPAP together so that the support does not shrink.',
    },
    {
      id: 'niv-leak-refit',
      scene:
        "Twenty minutes into bilevel support a patient's exhaled volume drops from 450 to 210 mL. The leak display reads 70 L/min, and gas blows into the eyes. The nasogastric tube passes under the cushion.",
      key: 'refit',
      why: 'A large leak at the cushion explains the loss of volume. Seal and fit come before any change of pressure.',
      wrong: ['ipap', 'epap', 'intubate', 'oxygen', 'both'],
      because: { ipap: 'More pressure would increase the leak and the eye irritation.' },
      lesson:
        'Check the leak before changing settings. Modest leaks are tolerated, large ones defeat the therapy.',
    },
    {
      id: 'niv-mouth-leak',
      scene:
        'A patient with muscular dystrophy uses a nasal mask at night. The mouth drops open in sleep, the leak alarm sounds, and the morning PaCO₂ has not improved. Pressures of IPAP 16 and EPAP 5 cm H₂O gave good volumes while awake.',
      key: 'refit',
      why: 'Gas escapes through the open mouth. A full-face mask or a chin strap restores the pressure that worked while awake.',
      wrong: ['ipap', 'both', 'oxygen', 'intubate', 'stop'],
      lesson: 'Mouth leak is the usual reason why nasal ventilation works awake but not asleep.',
    },
    {
      id: 'niv-failure-rising',
      scene:
        'After two hours of well-fitted bilevel support, with IPAP raised to 20 cm H₂O, a patient with COPD is hard to wake. pH has gone from 7.24 to 7.16 and PaCO₂ from 74 to 88 mm Hg. He has agreed to full treatment.',
      key: 'intubate',
      why: 'Gas exchange and consciousness have worsened in spite of good settings. That is failure, and delay raises mortality.',
      wrong: ['keep', 'refit', 'lessOxygen', 'low', 'stop'],
      lesson: 'Judge success within one to two hours: rate, pH, PaCO₂, mental state.',
    },
    {
      id: 'niv-pneumonia-failure',
      scene:
        'A patient with severe pneumonia on mask CPAP at FIO₂ 0.80 breathes 40/min, sweats and cannot speak. SpO₂ is 84%, secretions are thick, blood pressure has dropped to 84/50 mm Hg, and the patient wants all treatment.',
      key: 'intubate',
      why: 'Worsening hypoxemia, shock and secretions show that mask support is failing.',
      wrong: ['keep', 'low', 'lessOxygen', 'stop', 'refit'],
      lesson:
        'Pneumonia and ARDS respond to mask support less well than edema and COPD. Do not prolong a failing trial.',
    },
    {
      id: 'niv-improving',
      scene:
        'Ninety minutes after bilevel support was begun in COPD, the respiratory rate is 22/min instead of 32. The patient dozes but wakes easily, pH has gone from 7.27 to 7.33, SpO₂ is 90%, and the leak is small.',
      key: 'keep',
      why: 'Rate, pH and comfort improve, and SpO₂ is at target. The trial is succeeding.',
      wrong: ['intubate', 'oxygen', 'epap', 'ipap', 'stop'],
      because: {
        oxygen: 'An SpO₂ of 88 to 92% is the target in COPD. More oxygen risks a higher PaCO₂.',
        stop: 'The acidosis is not yet corrected. Time off begins when the patient is stable.',
      },
      lesson: 'Early improvement in rate and pH predicts success.',
    },
    {
      id: 'niv-over-oxygen',
      scene:
        'A patient with COPD on IPAP 16 and EPAP 5 cm H₂O has an FIO₂ of 0.60 since arrival. SpO₂ is 99%, pH 7.33, volumes are good, and the rate is 20/min.',
      key: 'lessOxygen',
      why: 'SpO₂ is above the 88 to 92% wanted in COPD, and excess oxygen raises PaCO₂. Ventilation is adequate.',
      wrong: ['oxygen', 'epap', 'both', 'intubate', 'ipap'],
      lesson: 'Oxygen is titrated on noninvasive support just as without it.',
    },
    {
      id: 'niv-low-spo2-mild',
      scene:
        'A patient with COPD on bilevel support has a tidal volume of 7 mL/kg, pH 7.36 and a comfortable rate of 18/min. SpO₂ is 85% on an FIO₂ of 0.25. The lungs are clear on the radiograph.',
      key: 'oxygen',
      why: 'Ventilation is right and the FIO₂ is low, so a small increase brings SpO₂ to 88 to 92%.',
      wrong: ['ipap', 'lowerIpap', 'intubate', 'stop', 'lessOxygen'],
      lesson: 'Low V/Q units in COPD respond to small increments of oxygen.',
    },
    {
      id: 'niv-air-swallow',
      scene:
        'On IPAP 24 and EPAP 6 cm H₂O a patient with scoliosis belches, and the abdomen is tight and tympanitic. Tidal volume is 11 mL/kg of predicted body weight and PaCO₂ 33 mm Hg.',
      key: 'lowerIpap',
      why: 'Pressure above about 20 cm H₂O opens the esophagus, and volume and PaCO₂ show that there is support to spare.',
      wrong: ['ipap', 'epap', 'both', 'oxygen', 'intubate'],
      lesson:
        'Gastric distension limits breathing and invites vomiting. Use the least pressure that ventilates.',
    },
    {
      id: 'niv-alkalosis',
      scene:
        'A patient with a chest wall deformity started home bilevel ventilation at IPAP 22 and EPAP 4 cm H₂O. The awake gas that was pH 7.35 with PaCO₂ 60 mm Hg is now pH 7.52 with PaCO₂ 38 mm Hg. She feels dizzy.',
      key: 'lowerIpap',
      why: 'Chronic CO₂ retention was corrected too fast, and the retained bicarbonate now causes alkalosis.',
      wrong: ['ipap', 'oxygen', 'intubate', 'refit', 'lessOxygen'],
      lesson:
        'In chronic hypercapnia lower PaCO₂ slowly, toward a normal pH rather than a normal PaCO₂.',
    },
    {
      id: 'niv-vomit',
      scene:
        'A patient on a full-face mask with straps suddenly retches, and vomit is seen inside the mask. SpO₂ is still 93%.',
      ask: 'What should the therapist do first?',
      key: 'clear',
      why: 'Positive pressure will drive the vomit into the lungs. The mask is taken off and the airway cleared at once.',
      wrong: ['keep', 'lowerIpap', 'refit', 'intubate', 'oxygen'],
      because: {
        intubate:
          'A tube may become necessary, but the first seconds are for removing the mask and suction.',
      },
      lesson: 'Patients must be able to remove the mask or call. Keep suction at the bedside.',
    },
    {
      id: 'niv-secretions',
      scene:
        'A patient with bronchiectasis on bilevel support gurgles with each breath and signals that thick mucus is in the throat. SpO₂ has slipped from 92 to 87%. He is strong and awake.',
      ask: 'What should be done first?',
      key: 'clear',
      why: 'Mucus in the throat is blown downward by the mask and blocks flow. He can clear it if given a pause.',
      wrong: ['ipap', 'both', 'intubate', 'keep', 'stop'],
      lesson: 'Plan pauses for coughing, drinking and airway clearance on noninvasive support.',
    },
    {
      id: 'niv-wean',
      scene:
        'On day three of a COPD exacerbation a patient has IPAP 8 and EPAP 4 cm H₂O. Respiratory rate is 18/min, pH 7.39, PaCO₂ 50 mm Hg (usual for her), SpO₂ 91% on 0.28, and she eats without distress.',
      key: 'stop',
      why: 'The cause is under control, pH is normal on minimal pressure, and breathing is easy. Periods off the mask can begin.',
      wrong: ['ipap', 'epap', 'both', 'intubate', 'oxygen'],
      lesson: 'Wean by longer periods off by day, then nights. Watch pH and rate.',
    },
    {
      id: 'niv-als-start',
      scene:
        'A patient with amyotrophic lateral sclerosis reports morning headaches and breathlessness when lying flat. Vital capacity is 44% of predicted, PaCO₂ 50 mm Hg, speech is clear and swallowing safe.',
      key: 'bilevel',
      why: 'Orthopnea, daytime hypercapnia and a vital capacity below 50% show failing ventilation, and bulbar function is good.',
      wrong: ['cpap', 'low', 'intubate', 'keep', 'oxygen'],
      because: {
        cpap: 'CPAP does not assist the breaths of weak muscles.',
        low: 'Oxygen alone hides hypoventilation and may raise PaCO₂.',
      },
      lesson: 'Nocturnal bilevel ventilation lengthens life in ALS with good bulbar function.',
    },
    {
      id: 'niv-obstructive-sleep',
      scene:
        'A truck driver falls asleep at work. The sleep study shows 42 obstructive events an hour. Awake PaCO₂ is 39 mm Hg, and the lungs are normal.',
      ask: 'Which therapy should be recommended first?',
      key: 'cpap',
      why: 'CPAP splints the pharynx and is the first treatment of moderate to severe obstructive sleep apnea.',
      wrong: ['bilevel', 'low', 'intubate', 'oxygen', 'ipap'],
      because: {
        bilevel:
          'Bilevel is for those who do not tolerate CPAP or who hypoventilate. PaCO₂ is normal.',
      },
      lesson: 'The pressure is titrated during sleep. Adherence and mask fit decide the result.',
    },
    {
      id: 'niv-extubation-copd',
      scene:
        'A patient with COPD passed a breathing trial and has just been extubated. She is alert with a good cough. Because PaCO₂ was 56 mm Hg at the end of the trial, the team wants to prevent a second intubation.',
      ask: 'Which plan fits best?',
      key: 'bilevel',
      why: 'Preventive mask ventilation right after extubation lowers reintubation in hypercapnic patients.',
      wrong: ['intubate', 'low', 'clear', 'lessOxygen', 'oxygen'],
      because: {
        low: 'A cannula gives no help with ventilation to a patient at high risk of failing.',
      },
      lesson:
        'It is used early, as prevention. It does not rescue patients who already fail from other causes.',
    },
    {
      id: 'niv-mild-copd',
      scene:
        'A patient with a mild COPD flare talks in full sentences. Respiratory rate is 20/min, pH 7.40, PaCO₂ 43 mm Hg and SpO₂ 86% on room air.',
      key: 'low',
      why: 'There is no acidosis and no distress. Mild hypoxemia needs just a little oxygen.',
      wrong: ['bilevel', 'intubate', 'cpap', 'ipap', 'clear'],
      lesson:
        'Mask ventilation is not for mild attacks: the target SpO₂ of 88 to 92% is met with 1 to 2 L/min.',
    },
    {
      id: 'niv-atelectasis',
      scene:
        'The evening after abdominal surgery a patient has an SpO₂ of 87% on 50% oxygen. Both bases are collapsed on the radiograph, pain is controlled, PaCO₂ is 38 mm Hg, and coughing exercises did not help. Blood pressure is 136/80 mm Hg.',
      key: 'cpap',
      why: 'Continuous pressure reopens collapsed bases and lowers the need for a tube after abdominal surgery. PaCO₂ is normal.',
      wrong: ['intubate', 'low', 'clear', 'lessOxygen', 'stop'],
      lesson:
        'Postoperative hypoxemia from collapse responds to CPAP if the patient is alert and the stomach is safe.',
    },
    {
      id: 'niv-dnr',
      scene:
        'A patient with advanced COPD and a do-not-intubate order has pH 7.26 and PaCO₂ 72 mm Hg. He is awake, short of breath, and says he would like help as long as it is not a tube.',
      key: 'bilevel',
      why: 'Mask ventilation respects his wish, treats a reversible attack and eases the breathing.',
      wrong: ['intubate', 'low', 'cpap', 'clear', 'keep'],
      because: { intubate: 'The patient has refused a tube, and this must be respected.' },
      lesson:
        'A do-not-intubate order does not forbid noninvasive support. Agree on its goal and its limits.',
    },
  ],
});
