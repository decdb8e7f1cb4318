import { decisionSet } from '../respiratory-disease/decision.ts';

/** Injured or overfull lungs on the ventilator, and the change that protects them. */
export const protectionSet = decisionSet({
  topic: 'protection',
  source: 'Standard mechanical ventilation texts; ARDS Network lung-protective strategy',
  courses: {
    volume: {
      text: 'Make the breaths smaller in steps',
      why: 'A smaller volume is for a plateau pressure above 30 cm H₂O or a volume above 6 to 8 mL/kg of predicted weight.',
    },
    rate: {
      text: 'Raise the set respiratory rate',
      why: 'A higher rate is for a low pH from CO₂ retention while there is still time to exhale.',
    },
    lessRate: {
      text: 'Lower the set respiratory rate',
      why: 'A lower rate is for trapped gas or for a PaCO₂ that is lower than wanted.',
    },
    morePeep: {
      text: 'Raise PEEP in steps of 2 cm H₂O',
      why: 'More PEEP is for shunt from collapsed alveoli that can be opened, at an FIO₂ that is already high.',
    },
    lessPeep: {
      text: 'Lower PEEP in steps of 2 cm H₂O',
      why: 'Less PEEP is for overdistension, a falling cardiac output, or good oxygenation at a safe FIO₂.',
    },
    moreOxygen: {
      text: 'Raise the inspired oxygen fraction',
      why: 'More oxygen is for hypoxemia at a low FIO₂, or for a moment while its cause is treated.',
    },
    lessOxygen: {
      text: 'Lower the inspired oxygen fraction',
      why: 'Less oxygen is for an SpO₂ above target, starting with an FIO₂ in the toxic range.',
    },
    accept: {
      text: 'Accept these values and keep settings',
      why: 'No change is right when pressures, pH and oxygenation all lie within the protective targets.',
    },
    prone: {
      text: 'Recommend long prone sessions',
      why: 'Prone positioning is for severe ARDS, with a PaO₂/FIO₂ below 150 mm Hg on optimized settings.',
    },
    recruit: {
      text: 'Recommend a recruitment maneuver',
      why: 'A recruitment maneuver is for sudden collapse, as after suction or disconnection, in a stable patient.',
    },
    flow: {
      text: 'Raise the peak inspiratory flow rate',
      why: 'More flow is for unmet demand or to leave more time to exhale; it does not change the plateau.',
    },
    bronch: {
      text: 'Give a bronchodilator in the circuit',
      why: 'A bronchodilator is for a high peak pressure with a normal plateau and wheezes.',
    },
    ecmo: {
      text: 'Recommend referral for ECMO support',
      why: 'Extracorporeal support is for severe failure that persists after protective settings, paralysis and prone turns.',
    },
  },
  decisions: [
    {
      id: 'prot-plateau-high',
      scene:
        'A woman with ARDS from pancreatitis has a predicted body weight of 55 kg. Settings: tidal volume 440 mL, rate 20/min, PEEP 10 cm H₂O. The plateau pressure is 34 cm H₂O, pH 7.36, PaCO₂ 42 mm Hg and SpO₂ 91%.',
      key: 'volume',
      why: 'The volume is 8 mL/kg and the plateau exceeds 30 cm H₂O, while pH leaves room for less ventilation.',
      wrong: ['accept', 'rate', 'morePeep', 'moreOxygen', 'bronch', 'flow'],
      because: {
        bronch: 'The plateau is measured without flow. Airway narrowing does not raise it.',
      },
      lesson:
        'In ARDS aim for 6 mL/kg of predicted body weight and a plateau of 30 cm H₂O or less.',
    },
    {
      id: 'prot-actual-weight',
      scene:
        'An obese man with aspiration ARDS weighs 120 kg and is 170 cm tall (predicted body weight 66 kg). The tidal volume was set at 720 mL. The plateau pressure is 29 cm H₂O, pH 7.46 and SpO₂ 92% on an FIO₂ of 0.50.',
      key: 'volume',
      why: 'The volume is 6 mL/kg of the actual weight but 11 mL/kg of the predicted weight, which stands for lung size.',
      wrong: ['accept', 'rate', 'morePeep', 'bronch', 'moreOxygen'],
      because: {
        accept: 'A plateau just below 30 cm H₂O does not make 11 mL/kg of predicted weight safe.',
      },
      lesson: 'Lungs do not grow with fat. Use height and sex to get predicted body weight.',
    },
    {
      id: 'prot-permissive',
      scene:
        'A patient with ARDS receives 6 mL/kg of predicted body weight at 30/min. The plateau pressure is 27 cm H₂O, pH 7.28, PaCO₂ 58 mm Hg, PaO₂ 66 mm Hg and SpO₂ 92% on an FIO₂ of 0.40. There is no head injury, and blood pressure is stable.',
      key: 'accept',
      why: 'Plateau, oxygenation and a pH above 7.20 are within protective targets. Permissive hypercapnia is acceptable.',
      wrong: ['volume', 'moreOxygen', 'ecmo', 'lessRate', 'bronch'],
      because: {
        moreOxygen: 'A PaO₂ of 55 to 80 mm Hg is the target in ARDS. More oxygen gains nothing.',
      },
      lesson:
        'A raised PaCO₂ may be the price of lung protection. Raised intracranial pressure is a reason against it.',
    },
    {
      id: 'prot-ph-low',
      scene:
        'A patient with viral pneumonia and ARDS is ventilated with 6 mL/kg of predicted body weight at 18/min. The plateau pressure is 29 cm H₂O, pH 7.17, PaCO₂ 76 mm Hg and SpO₂ 92%. Expiratory flow reaches zero well before each breath.',
      key: 'rate',
      why: 'The pH is below 7.20, volume may not go up, and flow shows that there is time for more breaths.',
      wrong: ['volume', 'accept', 'morePeep', 'lessRate', 'moreOxygen'],
      because: {
        volume: 'A smaller volume would raise PaCO₂ further. The plateau is within its limit.',
      },
      lesson:
        'When low volumes cause acidosis, raise the rate first, up to about 35/min, as long as exhalation is complete.',
    },
    {
      id: 'prot-peep-needed',
      scene:
        'A patient with bilateral infiltrates after near drowning has an SpO₂ of 83% on an FIO₂ of 0.70 and a PEEP of 5 cm H₂O. Tidal volume is 6 mL/kg of predicted body weight, plateau pressure 20 cm H₂O and blood pressure 124/72 mm Hg.',
      key: 'morePeep',
      why: 'Diffuse collapse with a low plateau and stable pressure is what PEEP can correct, and the FIO₂ is already high.',
      wrong: ['lessPeep', 'volume', 'rate', 'accept', 'flow', 'bronch'],
      lesson:
        'Shunt responds little to oxygen. Open the alveoli with PEEP and follow pressure, compliance and SpO₂.',
    },
    {
      id: 'prot-peep-overdistends',
      scene:
        'PEEP was raised from 12 to 16 cm H₂O in a patient with ARDS. Tidal volume is unchanged at 380 mL. The plateau pressure went from 25 to 34 cm H₂O, PaCO₂ rose by 8 mm Hg and SpO₂ stayed at 90%.',
      key: 'lessPeep',
      why: 'The plateau rose by more than PEEP, so compliance fell, and dead space grew without a gain in oxygenation. This is overdistension.',
      wrong: ['morePeep', 'accept', 'rate', 'bronch', 'lessOxygen', 'flow'],
      lesson: 'Good PEEP recruits: plateau rises by less than PEEP did, and PaCO₂ does not climb.',
    },
    {
      id: 'prot-peep-hypotension',
      scene:
        "After PEEP was raised from 10 to 15 cm H₂O, a dehydrated patient's blood pressure fell from 118/70 to 82/46 mm Hg. SpO₂ went from 91 to 94% on an FIO₂ of 0.50. Breath sounds are equal, and fluid is being prepared.",
      key: 'lessPeep',
      why: 'Pressure in the chest reduced venous return at once after the change, and SpO₂ was acceptable before it.',
      wrong: ['morePeep', 'accept', 'volume', 'recruit', 'rate', 'moreOxygen'],
      lesson:
        'Oxygen delivery is content times flow. A better SpO₂ with half the cardiac output is a loss.',
    },
    {
      id: 'prot-fio2-first',
      scene:
        'A patient recovering from trauma is on an FIO₂ of 0.80 and a PEEP of 12 cm H₂O. PaO₂ is 142 mm Hg, SpO₂ 99%, plateau pressure 25 cm H₂O and blood pressure 130/76 mm Hg.',
      key: 'lessOxygen',
      why: 'PaO₂ is far above target at an FIO₂ in the toxic range. Oxygen is reduced before PEEP to avoid collapse.',
      wrong: ['lessPeep', 'morePeep', 'accept', 'volume', 'prone'],
      because: {
        lessPeep:
          'Taking PEEP off while 0.80 is still needed risks collapse. FIO₂ comes down first.',
      },
      lesson: 'Wean FIO₂ to about 0.40 to 0.50, then PEEP in small steps.',
    },
    {
      id: 'prot-peep-wean',
      scene:
        'On day six of ARDS a patient is stable on an FIO₂ of 0.35 and a PEEP of 14 cm H₂O. PaO₂ is 96 mm Hg, SpO₂ 97%, compliance has improved, and no vasopressor is needed.',
      key: 'lessPeep',
      why: 'Oxygenation is good at a safe FIO₂ and compliance has recovered, so the remaining support to reduce is PEEP.',
      wrong: ['morePeep', 'moreOxygen', 'recruit', 'prone', 'rate', 'volume'],
      lesson:
        'Lower PEEP in small steps and check SpO₂ after each one. A fall after hours means derecruitment.',
    },
    {
      id: 'prot-prone',
      scene:
        'A patient has had severe ARDS for 20 hours. PaO₂ is 66 mm Hg on an FIO₂ of 0.80 and a PEEP of 14 cm H₂O. Tidal volume is 6 mL/kg of predicted body weight, plateau pressure 28 cm H₂O, and the spine is stable.',
      key: 'prone',
      why: 'PaO₂/FIO₂ is 83 mm Hg on optimized settings. Long prone sessions lower mortality in this group.',
      wrong: ['accept', 'volume', 'lessPeep', 'flow', 'ecmo', 'bronch'],
      because: {
        ecmo: 'Extracorporeal support comes after prone positioning and paralysis have failed.',
      },
      lesson:
        'Prone sessions last about 16 hours. Watch the tube, the lines, the eyes and pressure points.',
    },
    {
      id: 'prot-ecmo',
      scene:
        'A 34-year-old with influenza ARDS remains at a PaO₂ of 48 mm Hg on an FIO₂ of 1.0 after two prone sessions, neuromuscular block and a PEEP trial. Volume is 4 mL/kg of predicted body weight, plateau 30 cm H₂O and pH 7.19. The disease began five days ago.',
      key: 'ecmo',
      why: 'Life-threatening hypoxemia persists after every proven measure, in a young patient with a reversible cause.',
      wrong: ['accept', 'volume', 'rate', 'moreOxygen', 'flow', 'lessPeep'],
      because: {
        moreOxygen: 'The FIO₂ is already 1.0, so it cannot be raised further.',
        rate: 'A somewhat faster rate may lower PaCO₂ but does not treat the hypoxemia.',
      },
      lesson:
        'Referral is made early, within about a week of ventilation, before lung injury from high settings is fixed.',
    },
    {
      id: 'prot-recruit-suction',
      scene:
        'A patient with ARDS was stable until the circuit was opened for suction. Since then SpO₂ has been 82% instead of 93% with PEEP and FIO₂ as before. Breath sounds are equal, blood pressure is 128/74 mm Hg, and there is no air leak.',
      key: 'recruit',
      why: 'Loss of PEEP let alveoli collapse, and the same PEEP alone may not open them again. The patient is stable enough for a brief maneuver.',
      wrong: ['volume', 'lessPeep', 'bronch', 'lessRate', 'flow', 'accept'],
      lesson:
        'Use a closed suction system at high PEEP. Derecruitment on disconnection is the reason.',
    },
    {
      id: 'prot-peak-not-plateau',
      scene:
        'A patient with ARDS and asthma has 6 mL/kg of predicted body weight. Peak pressure has risen from 32 to 48 cm H₂O, plateau pressure is still 24 cm H₂O, and there are wheezes on both sides. The tube is clear.',
      key: 'bronch',
      why: 'The gap between peak and plateau has widened, so resistance rose. Wheezes with a clear tube point to bronchospasm.',
      wrong: ['volume', 'lessPeep', 'prone', 'flow', 'accept', 'recruit'],
      because: { volume: 'The alveolar pressure, which volume would lower, is safe at 24 cm H₂O.' },
      lesson:
        'Plateau tells about the alveoli, the gap between peak and plateau about the airways.',
    },
    {
      id: 'prot-driving',
      scene:
        'A passive patient with ARDS has a plateau pressure of 29 cm H₂O at a PEEP of 8 cm H₂O, so the driving pressure is 21 cm H₂O. Tidal volume is 7.5 mL/kg of predicted body weight, pH 7.39 and SpO₂ 92% on an FIO₂ of 0.45.',
      key: 'volume',
      why: 'A driving pressure above 15 cm H₂O means that the volume is too large for the open lung, and pH permits less.',
      wrong: ['accept', 'rate', 'flow', 'bronch', 'moreOxygen'],
      because: {
        accept:
          'The plateau is just under 30 cm H₂O, but volume and driving pressure are both above their targets.',
      },
      lesson: 'Driving pressure is plateau minus PEEP. Aim for less than about 15 cm H₂O.',
    },
    {
      id: 'prot-asthma-trap',
      scene:
        'A man intubated for asthma gets 7 mL/kg of predicted body weight at 22/min with a flow of 70 L/min. Plateau pressure is 36 cm H₂O, auto-PEEP 16 cm H₂O and pH 7.31. Nebulized albuterol is already running.',
      key: 'lessRate',
      why: 'The plateau is high because gas is trapped. Fewer breaths are the most effective way to give time for exhalation.',
      wrong: ['rate', 'morePeep', 'recruit', 'accept', 'prone', 'moreOxygen'],
      because: { rate: 'More breaths would trap more gas. A pH of 7.31 needs no correction.' },
      lesson:
        'Controlled hypoventilation is safe in status asthmaticus. Trapped gas kills, a raised PaCO₂ rarely does.',
    },
    {
      id: 'prot-head-injury',
      scene:
        'A patient with a head injury and a swollen brain also has ARDS. PaCO₂ is 56 mm Hg, pH 7.29 and intracranial pressure 26 mm Hg. Settings: 6 mL/kg of predicted body weight, rate 18/min, plateau pressure 24 cm H₂O, no trapped gas.',
      key: 'rate',
      why: 'Hypercapnia widens brain vessels and raises intracranial pressure. A faster rate returns PaCO₂ to normal without larger volumes.',
      wrong: ['accept', 'lessRate', 'morePeep', 'volume', 'recruit', 'prone'],
      because: {
        accept: 'Permissive hypercapnia is not acceptable with raised intracranial pressure.',
      },
      lesson: 'With brain injury keep PaCO₂ at 35 to 40 mm Hg and still limit volume and plateau.',
    },
    {
      id: 'prot-unilateral',
      scene:
        'A patient with lobar pneumonia of the right lung has an SpO₂ of 86% on an FIO₂ of 0.40 and a PEEP of 5 cm H₂O. Raising PEEP to 10 cm H₂O an hour ago lowered SpO₂, and it was returned to 5. The plateau pressure is 19 cm H₂O.',
      key: 'moreOxygen',
      why: 'PEEP overfills the healthy lung and sends blood to the diseased one. FIO₂ is still low, so it can be raised safely.',
      wrong: ['morePeep', 'recruit', 'volume', 'accept', 'rate', 'ecmo'],
      because: { morePeep: 'More PEEP has already been shown to worsen this one-sided disease.' },
      lesson:
        'PEEP suits diffuse disease. In one-sided disease, use oxygen and place the good lung down.',
    },
    {
      id: 'prot-fistula',
      scene:
        'A patient with a bronchopleural fistula loses 150 mL of each breath through the chest tube. PEEP is 12 cm H₂O on an FIO₂ of 0.30, SpO₂ is 98%, and plateau pressure is 24 cm H₂O.',
      key: 'lessPeep',
      why: 'PEEP drives gas through the fistula and is higher than this good oxygenation requires.',
      wrong: ['morePeep', 'recruit', 'rate', 'accept', 'moreOxygen', 'prone'],
      lesson:
        'With a fistula keep all airway pressures low: small volumes, short inspiration, least PEEP, early spontaneous breathing.',
    },
    {
      id: 'prot-goal-met',
      scene:
        'A patient with sepsis and ARDS is on 6 mL/kg of predicted body weight, rate 24/min, PEEP 10 cm H₂O and FIO₂ 0.40. Plateau pressure is 25 cm H₂O, pH 7.37, PaO₂ 68 mm Hg and SpO₂ 92%. The family asks why SpO₂ is not 100%.',
      key: 'accept',
      why: 'Oxygenation, pH and plateau all meet the targets. Higher settings would injure the lung for no benefit.',
      wrong: ['moreOxygen', 'morePeep', 'volume', 'recruit', 'prone', 'ecmo'],
      lesson: 'In ARDS the goals are a PaO₂ of 55 to 80 mm Hg or an SpO₂ of 88 to 95%.',
    },
    {
      id: 'prot-stretch-injury-drop',
      scene:
        'A patient with ARDS still has a plateau pressure of 33 cm H₂O after the tidal volume was cut to 6 mL/kg of predicted body weight. PEEP is 10 cm H₂O, pH 7.33, rate 26/min and SpO₂ 90% on an FIO₂ of 0.60.',
      key: 'volume',
      why: 'If the plateau stays above 30 cm H₂O, volume goes down toward 5 and then 4 mL/kg, as long as pH allows.',
      wrong: ['accept', 'morePeep', 'bronch', 'recruit', 'lessRate', 'flow'],
      because: {
        accept: 'A volume of 6 mL/kg is a start, not a guarantee. The plateau is still too high.',
      },
      lesson: 'The plateau limit decides. The protocol allows volumes down to 4 mL/kg.',
    },
    {
      id: 'prot-normal-lung',
      scene:
        'A patient with a drug overdose and clear lungs is ventilated with 12 mL/kg of predicted body weight at 12/min. Plateau pressure is 22 cm H₂O, PaCO₂ 29 mm Hg, pH 7.50 and SpO₂ 98% on an FIO₂ of 0.30.',
      key: 'volume',
      why: 'PaCO₂ is low and the volume is well above 6 to 8 mL/kg, so a smaller volume corrects both.',
      wrong: ['rate', 'accept', 'morePeep', 'moreOxygen', 'recruit', 'flow'],
      lesson:
        'Large volumes can injure healthy lungs too. Correct a low PaCO₂ by cutting the volume first if it is large.',
    },
    {
      id: 'prot-hyperventilated',
      scene:
        'A patient with ARDS is on 6 mL/kg of predicted body weight at 34/min. Plateau pressure is 24 cm H₂O, PaCO₂ 28 mm Hg, pH 7.52 and SpO₂ 92%. The patient is paralyzed.',
      key: 'lessRate',
      why: 'Volume is already protective and PaCO₂ is too low, so the rate is what can come down.',
      wrong: ['rate', 'morePeep', 'accept', 'moreOxygen', 'recruit'],
      lesson:
        'Correct the rate when the volume per kilogram is right, and the volume when it is not.',
    },
    {
      id: 'prot-obese-peep',
      scene:
        'A patient with a body mass index of 52 is ventilated after bariatric surgery. SpO₂ is 87% on an FIO₂ of 0.60 and a PEEP of 5 cm H₂O. Both bases are collapsed on the radiograph, plateau pressure is 20 cm H₂O, and blood pressure is 140/82 mm Hg.',
      key: 'morePeep',
      why: 'A heavy chest wall and abdomen collapse the bases. More PEEP raises the end-expiratory volume, and pressures have room.',
      wrong: ['lessPeep', 'volume', 'accept', 'bronch', 'ecmo', 'rate'],
      lesson:
        'Obese patients often need a PEEP of 8 to 12 cm H₂O or more. Volume still follows predicted weight.',
    },
    {
      id: 'prot-fio2-short',
      scene:
        'After a mucous plug was removed, a patient with mild pneumonia has an SpO₂ of 98% on an FIO₂ of 0.75 and a PEEP of 5 cm H₂O. PaO₂ is 128 mm Hg, pH 7.40 and plateau pressure 17 cm H₂O.',
      key: 'lessOxygen',
      why: 'PaO₂ is above need and an FIO₂ of 0.75 can cause absorption collapse and toxicity. PEEP is already minimal.',
      wrong: ['lessPeep', 'morePeep', 'accept', 'recruit', 'volume', 'rate'],
      lesson: 'Reduce FIO₂ below 0.60 as soon as PaO₂ allows.',
    },
  ],
});
