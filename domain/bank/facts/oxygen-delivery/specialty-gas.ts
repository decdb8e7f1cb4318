import { decisionSet } from '../respiratory-disease/decision.ts';

/** Heliox and inhaled nitric oxide: when, how and what to watch. */
export const specialtyGasSet = decisionSet({
  topic: 'gases',
  source: 'Standard respiratory care texts on specialty gases',
  courses: {
    helium40: {
      text: 'Start a 40:60 helium–oxygen mixture',
      why: 'With just 40% helium the density hardly falls, so most of the benefit is lost.',
    },
    bronch: {
      text: 'Give albuterol without a pause',
      why: 'Albuterol relaxes bronchial muscle. It does not widen a larynx or trachea or dilate lung vessels.',
    },
    present: {
      text: 'Continue the present therapy alone',
      why: 'Oxygen in nitrogen is dense and does not ease turbulent flow past a narrow large airway.',
    },
    cannula: {
      text: 'Deliver it by a standard cannula',
      why: 'Room air enters around a low-flow cannula and dilutes the helium.',
    },
    tent: {
      text: 'Deliver it by an open face tent',
      why: 'The tent is open on top, so room air mixes in and the helium escapes.',
    },
    bigTent: {
      text: 'Deliver it into a large canopy',
      why: 'Helium rises and escapes in a large space, so the patient breathes mostly air.',
    },
    double: {
      text: 'Raise nitric oxide to 40 ppm',
      why: 'More than 20 ppm rarely adds effect but adds methemoglobin and nitrogen dioxide.',
    },
    divide: {
      text: 'Divide the shown value by 1.8',
      why: 'Division makes the flow smaller, but a light gas flows faster than the scale shows.',
    },
    asShown: {
      text: 'Record the value that is shown',
      why: 'The scale is calibrated for oxygen and reads too low for a mixture with helium.',
    },
    add: {
      text: 'Add 2 L/min to the shown value',
      why: 'The error grows with the flow, so a fixed amount cannot correct it.',
    },
    heliox: {
      text: 'Start an 80:20 helium–oxygen mixture',
      why: 'Heliox lowers the density of gas and eases flow past a large-airway narrowing at a low oxygen need.',
    },
    heliox70: {
      text: 'Start a 70:30 helium–oxygen mixture',
      why: 'The 70:30 mixture is for obstruction when the patient needs about 30% oxygen.',
    },
    nitric: {
      text: 'Start inhaled nitric oxide at 20 ppm',
      why: 'Inhaled nitric oxide dilates vessels of ventilated lung, as in pulmonary hypertension of the newborn.',
    },
    taper: {
      text: 'Reduce the dose in small steps',
      why: 'Slow reduction prevents rebound pulmonary hypertension once oxygenation has improved.',
    },
    restart: {
      text: 'Go back to the previous dose',
      why: 'The earlier dose is resumed when oxygenation falls right after a reduction or an interruption.',
    },
    methemo: {
      text: 'Measure methemoglobin in the blood',
      why: 'Methemoglobin is measured during nitric oxide, above all with high doses or a falling SpO₂.',
    },
    dioxide: {
      text: 'Check the nitrogen dioxide level',
      why: 'Nitrogen dioxide forms from nitric oxide and oxygen and injures airways above about 2 to 3 ppm.',
    },
    oxygen: {
      text: 'Give 100% oxygen by mask instead',
      why: 'A high FIO₂ comes first when severe hypoxemia leaves no room for helium.',
    },
    factor: {
      text: 'Multiply the shown value by 1.8',
      why: 'An oxygen flowmeter reads too low for 80:20 heliox; the true flow is 1.8 times the reading.',
    },
    factor16: {
      text: 'Multiply the shown value by 1.6',
      why: 'A factor of 1.6 corrects an oxygen flowmeter for the 70:30 mixture.',
    },
    mask: {
      text: 'Deliver it by nonrebreathing mask',
      why: 'A tight mask with a reservoir keeps room air from diluting the mixture.',
    },
    stop: {
      text: 'Stop the gas and give oxygen in air',
      why: 'The gas is stopped when it brings no benefit or does harm, provided there is no risk of rebound.',
    },
  },
  decisions: [
    {
      id: 'gas-stridor',
      scene:
        'After removal of a thyroid tumor an adult has persistent stridor despite racemic epinephrine. SpO₂ is 96% on room air. The surgeon wants to buy time for steroids to work.',
      key: 'heliox',
      why: 'Turbulent flow past a narrow larynx depends on density. Helium lowers it, and the oxygen need is small.',
      wrong: ['nitric', 'helium40', 'bronch', 'present'],
      lesson: 'Heliox is a bridge. It eases the work while the cause is treated.',
    },
    {
      id: 'gas-tumor',
      scene:
        'A tracheal tumor narrows the lower trachea of a man waiting for a stent this afternoon. He uses all neck muscles. SpO₂ is 97% on room air, PaCO₂ 44 mm Hg.',
      key: 'heliox',
      why: 'A fixed large-airway stenosis with no need for extra oxygen is where the 80:20 mixture helps most.',
      wrong: ['nitric', 'helium40', 'bronch', 'present'],
      lesson:
        'The more helium, the greater the effect. Below about 60% helium little benefit is left.',
    },
    {
      id: 'gas-croup-oxygen-need',
      scene:
        'A child with croup still has stridor at rest after steroids and two epinephrine aerosols. SpO₂ is 90% on room air and 96% at an FIO₂ of 0.30. Tanks with two mixtures of a light gas are at hand.',
      key: 'heliox70',
      why: 'She needs about 30% oxygen, which this mixture contains together with a useful share of helium.',
      wrong: ['heliox', 'helium40', 'bronch', 'present'],
      because: { heliox: 'Its 20% oxygen is too little, as she already needs an FIO₂ of 0.30.' },
      lesson: 'Match the mixture to the oxygen need: 80:20 or 70:30.',
    },
    {
      id: 'gas-postextubation-oxygen',
      scene:
        'Stridor after extubation tires a patient who needs an FIO₂ of 0.28 for an SpO₂ of 93%. Two mixtures of a light gas stand ready.',
      key: 'heliox70',
      why: 'The richer oxygen tank covers an FIO₂ of 0.28 and still lowers gas density.',
      wrong: ['heliox', 'helium40', 'bronch', 'present'],
      because: { heliox: 'Its 20% oxygen is less than the FIO₂ of 0.28 that the patient needs.' },
      lesson: 'Helium is inert. Its benefit lasts just as long as it is breathed.',
    },
    {
      id: 'gas-heliox-hypoxemia',
      scene:
        'A patient with severe asthma and pneumonia has an SpO₂ of 82% on a mask at 60% oxygen. A resident suggests a helium tank to reduce the work of breathing.',
      key: 'oxygen',
      why: 'Oxygen need far above 40% leaves too little helium to matter, and hypoxemia must be treated.',
      wrong: ['heliox', 'heliox70', 'nitric', 'present'],
      because: { present: 'An SpO₂ of 82% is dangerous, so 60% oxygen must not simply go on.' },
      lesson: 'Heliox is not useful when FIO₂ must exceed about 0.40.',
    },
    {
      id: 'gas-flow-80',
      scene:
        'A patient breathes 80:20 heliox through an oxygen flowmeter that reads 10 L/min. The record must show the actual flow.',
      ask: 'How should the therapist correct the reading?',
      key: 'factor',
      why: 'The light mixture passes the float faster than oxygen: 10 L/min on the scale means about 18 L/min.',
      wrong: ['factor16', 'divide', 'asShown', 'add'],
      lesson: 'Factors: 1.8 for 80:20 and 1.6 for 70:30 heliox.',
    },
    {
      id: 'gas-flow-70',
      scene:
        'An order calls for the true flow of a 70:30 helium–oxygen mixture on the chart. The oxygen-calibrated flowmeter shows 9 L/min.',
      ask: 'How is the true flow obtained?',
      key: 'factor16',
      why: 'For this mixture the true flow is 1.6 times the reading, here about 14 L/min.',
      wrong: ['factor', 'divide', 'asShown', 'add'],
      lesson: 'The lighter the gas, the larger the correction factor.',
    },
    {
      id: 'gas-heliox-interface',
      scene:
        'Heliox ordered for a spontaneously breathing adult with stridor is to run through a simple cannula. The patient breathes through the mouth at 28/min.',
      ask: 'What should the therapist do?',
      key: 'mask',
      why: 'With a cannula, room air dilutes the helium until the effect is lost. A nonrebreathing mask keeps the mixture pure.',
      wrong: ['cannula', 'tent', 'bigTent', 'nitric'],
      lesson: 'Keep the reservoir bag from collapsing, and use a tight fit.',
    },
    {
      id: 'gas-heliox-cannula-child',
      scene:
        "A child's stridor did not improve with 80:20 heliox. The therapist notices large gaps around the loose face tent through which the gas is given.",
      ask: 'Which change should be tried before giving up?',
      key: 'mask',
      why: 'Room air enters through the gaps, so the child breathes little helium. A closed mask gives the mixture a fair trial.',
      wrong: ['cannula', 'bigTent', 'stop', 'nitric'],
      because: { stop: 'The gas has not had a fair trial, because room air diluted it.' },
      lesson: 'Large hoods and tents fail with heliox: helium rises and air mixes in.',
    },
    {
      id: 'gas-heliox-no-effect',
      scene:
        'A patient with COPD was put on an 80:20 mixture by mask for an hour. Work of breathing, rate and PaCO₂ have not changed, and SpO₂ is 86%. The fit is good.',
      key: 'stop',
      why: 'There is no benefit, and 20% oxygen leaves the patient hypoxemic. Helium can be stopped without rebound.',
      wrong: ['nitric', 'taper', 'helium40', 'mask'],
      because: {
        taper: 'Helium is inert. Stopping it causes no rebound, so no taper is needed.',
        mask: 'The fit is good and a mask is already in use.',
      },
      lesson: 'Heliox acts within minutes or not at all.',
    },
    {
      id: 'gas-pphn',
      scene:
        'A term newborn with meconium aspiration is ventilated with FIO₂ 1.0. The oxygenation index is 28, and echocardiography shows right-to-left flow through the ductus with a normal heart.',
      key: 'nitric',
      why: 'Hypoxemic failure with pulmonary hypertension in a term infant and an index above 25 is the approved use.',
      wrong: ['heliox', 'heliox70', 'bronch', 'present'],
      because: {
        heliox: 'This infant needs 100% oxygen, which leaves no room for helium.',
        present: 'Oxygen alone has failed, as the index of 28 shows.',
      },
      lesson: 'Oxygenation index = mean airway pressure × FIO₂ × 100 / PaO₂.',
    },
    {
      id: 'gas-right-heart',
      scene:
        'After heart transplantation the right ventricle of an adult is failing. Pulmonary artery pressure is 62/34 mm Hg, systemic pressure 84/50 mm Hg. The surgeon wants a drug that dilates pulmonary vessels without lowering systemic pressure.',
      key: 'nitric',
      why: 'Inhaled, it acts on pulmonary vessels and is bound by hemoglobin before it reaches the body circulation.',
      wrong: ['heliox', 'heliox70', 'oxygen', 'bronch'],
      because: {
        oxygen:
          'Oxygen dilates lung vessels a little, but it is not the selective drug that the surgeon asks for.',
      },
      lesson: 'Selective pulmonary vasodilation is the hallmark of inhaled nitric oxide.',
    },
    {
      id: 'gas-wean',
      scene:
        'A newborn on nitric oxide at 20 ppm has been stable for a day. FIO₂ is now 0.45, PaO₂ 78 mm Hg and the oxygenation index 8.',
      key: 'taper',
      why: 'Oxygenation has recovered at an FIO₂ below 0.60, so the dose can be lowered stepwise, down to 1 ppm before the end.',
      wrong: ['stop', 'double', 'restart', 'present'],
      because: {
        stop: "Ending from 20 ppm in one step risks rebound, since the body's own production is suppressed.",
        present: 'The infant has improved and no longer needs the full dose.',
        restart: 'The dose has not been changed, so there is none to go back to.',
      },
      lesson: 'Typical steps: 20, 10, 5, then by 1 ppm. Raise FIO₂ slightly before stopping.',
    },
    {
      id: 'gas-wean-adult',
      scene:
        'Pulmonary pressure of a cardiac surgery patient has been normal for 12 hours on nitric oxide at 10 ppm. FIO₂ is 0.40 and the right heart works well. Removal is planned.',
      key: 'taper',
      why: 'The reason for the drug has passed. Small steps give the vessels time to resume their own nitric oxide.',
      wrong: ['stop', 'double', 'restart', 'present'],
      because: {
        present: 'The reason for the gas has passed, so keeping the dose delays recovery.',
        stop: 'Even at 10 ppm a sudden end may cause rebound of the pulmonary pressure.',
        restart: 'The dose has not been changed, so there is none to go back to.',
      },
      lesson: 'Even a drug without benefit may cause rebound if it is stopped abruptly.',
    },
    {
      id: 'gas-rebound',
      scene:
        "Five minutes after nitric oxide was reduced from 5 to 1 ppm an infant's SpO₂ fell from 96 to 84%, and the gap between right hand and foot widened. Chest movement and blood pressure are unchanged.",
      key: 'restart',
      why: 'A fall right after the reduction, with a wider gap, is rebound pulmonary hypertension. The last effective dose is resumed.',
      wrong: ['stop', 'double', 'taper', 'heliox'],
      because: {
        taper: 'The last step already went too far. A further reduction would worsen it.',
        stop: 'The infant still depends on the gas, as the fall of SpO₂ shows.',
      },
      lesson: 'Try again hours later, in smaller steps.',
    },
    {
      id: 'gas-disconnect',
      scene:
        "During transport to the scanner the nitric oxide line came off for a minute. The patient's pulmonary pressure doubled and SpO₂ dropped to 80%. The line has just been found.",
      key: 'restart',
      why: 'Sudden withdrawal caused the rise in pressure. Reconnecting at the earlier dose reverses it.',
      wrong: ['taper', 'stop', 'double', 'heliox'],
      because: {
        stop: 'The gas is still needed, as the sudden rise of pressure shows.',
        taper: 'A slow reduction is for a planned end. Here the gas was lost by accident.',
      },
      lesson: 'A manual bag with nitric oxide must be at hand, because the drug acts for seconds.',
    },
    {
      id: 'gas-methemoglobin',
      scene:
        'A patient on nitric oxide at 40 ppm turns dusky. SpO₂ reads 87%, while the calculated saturation of a blood gas with a PaO₂ of 160 mm Hg is 99%. The delivered dose was checked.',
      key: 'methemo',
      why: 'The gap between measured and calculated saturation with a good PaO₂ points to methemoglobin from nitric oxide.',
      wrong: ['double', 'restart', 'heliox', 'oxygen'],
      because: {
        oxygen: 'PaO₂ is already 160 mm Hg. More oxygen does not restore methemoglobin.',
        double: 'A higher dose would form even more methemoglobin.',
        restart: 'The delivered dose was checked. The blood has to be examined.',
      },
      lesson: 'Keep methemoglobin below about 5%. Reduce the dose if it rises.',
    },
    {
      id: 'gas-methemo-baseline',
      scene:
        'Four hours ago nitric oxide was begun in an infant who is now stable at 20 ppm. The nitrogen dioxide display shows 0.4 ppm. Orders ask for safety monitoring of the blood.',
      key: 'methemo',
      why: 'Nitric oxide oxidizes hemoglobin, so methemoglobin is measured some hours after the start and then regularly.',
      wrong: ['dioxide', 'double', 'stop', 'restart'],
      because: {
        dioxide:
          'The display shows a safe 0.4 ppm in the gas. The order asks for a test of the blood.',
        stop: 'The infant is stable on the gas, and a sudden end risks rebound.',
        restart: 'The dose has not been changed, so there is none to go back to.',
      },
      lesson: 'Two hazards to follow: methemoglobin in blood and nitrogen dioxide in gas.',
    },
    {
      id: 'gas-dioxide-cough',
      scene:
        'On nitric oxide at 30 ppm with FIO₂ 0.95 an adult has new cough and wheeze. Methemoglobin was 1.1% an hour ago. The ventilator flow was just lowered, so gas stays longer in the circuit.',
      key: 'dioxide',
      why: 'Longer contact at high concentrations makes nitrogen dioxide, which irritates airways.',
      wrong: ['methemo', 'double', 'heliox', 'restart'],
      because: {
        methemo: 'It was 1.1% an hour ago and does not cause cough or wheeze.',
        double: 'A higher dose would form more of the toxic gas.',
        heliox: 'At FIO₂ 0.95 there is no room for helium.',
      },
      lesson: 'Alarm limits for nitrogen dioxide are set at about 2 to 3 ppm.',
    },
  ],
});
