import type { DecisionCase } from '../chest-assessment/pattern.ts';

/** Pulse oximetry and transcutaneous monitoring: what to trust and what to do. */
export const monitoringDecisions: readonly DecisionCase[] = [
  {
    id: 'oximeter-pulse-mismatch',
    level: 'application',
    stem: 'A pulse oximeter shows an SpO₂ of 78% and a pulse of 52/min. The patient is pink, comfortable and moving the hand; the ECG shows a regular rate of 96/min. What should the therapist do first?',
    key: [
      'Reposition the probe and match the pulse rates',
      'The displayed pulse differs from the ECG, so the signal is not reliable. Motion is the likely reason.',
    ],
    slips: [
      [
        'Give 100% oxygen by a nonrebreathing mask',
        'A pink, comfortable patient with an unreliable signal should not be treated on that number.',
      ],
      [
        'Draw an arterial blood gas from the wrist',
        'A puncture is not needed before a poor signal has been corrected.',
      ],
      [
        'Treat the patient for severe bradycardia',
        'The ECG shows 96/min. The slow pulse is an error of the sensor.',
      ],
      [
        'Chart the value and check it in one hour',
        'A doubtful reading has to be checked at once, because true desaturation could be missed.',
      ],
    ],
    note: 'Trust an SpO₂ only when the displayed pulse agrees with the ECG or the palpated pulse. Motion, poor perfusion and a loose probe are the usual faults.',
  },
  {
    id: 'oximeter-nail-polish',
    level: 'application',
    stem: 'The finger probe of a patient with dark blue nail polish reads 86%. Color and breathing are normal, and the pulse signal is strong. What is the best next step?',
    key: [
      'Place the probe on an earlobe',
      'Dark polish absorbs the light of the sensor. Another site gives a true reading at once.',
    ],
    slips: [
      [
        'Start oxygen at 4 liters a minute',
        'Oxygen should not be given for a reading that is probably false.',
      ],
      [
        'Warm the hand with a hot towel',
        'Warming helps with poor perfusion. The pulse signal here is strong.',
      ],
      [
        'Record the value as hypoxemia',
        'The patient shows no sign of hypoxemia, and the polish explains the reading.',
      ],
      [
        'Send blood for CO-oximetry now',
        'An invasive sample is not justified before the site has been changed.',
      ],
    ],
    note: 'Nail polish, bright light, motion and poor perfusion disturb pulse oximetry. Change the site or remove the polish first.',
  },
  {
    id: 'oximeter-poor-perfusion',
    level: 'application',
    stem: 'A patient in shock on high-dose vasopressors has cold fingers. The finger probe finds no steady signal. Which measure gives the best information about oxygenation now?',
    key: [
      'Arterial blood gas with measured saturation',
      'When peripheral pulses are too weak for the sensor, arterial blood gives PaO₂ and SaO₂ directly.',
    ],
    slips: [
      [
        'Finger probe on the opposite cold hand',
        'Both hands are constricted by the drug, so the second hand has the same problem.',
      ],
      [
        'Nail bed color during capillary refill',
        'Nail color says little about saturation when skin flow is poor.',
      ],
      [
        'Transcutaneous oxygen at the chest wall',
        'Transcutaneous oxygen falls with skin perfusion, and in shock it does not follow PaO₂.',
      ],
      [
        'End-tidal carbon dioxide by capnograph',
        'PETCO₂ tells of ventilation and lung perfusion. It does not measure oxygenation.',
      ],
    ],
    note: 'Pulse oximetry needs pulsating flow. In shock, use an arterial sample, and try a forehead or ear sensor for the trend.',
  },
  {
    id: 'oximeter-hyperoxia-limits',
    level: 'analysis',
    stem: 'A preterm infant on oxygen has an SpO₂ of 100% for an hour. The physician asks what PaO₂ this means. Which reply by the therapist is best?',
    key: [
      'PaO₂ may be far above 100 mm Hg',
      'At full saturation the curve is flat, so SpO₂ cannot show how high PaO₂ has become.',
    ],
    slips: [
      [
        'PaO₂ must be close to 60 mm Hg',
        'A PaO₂ of 60 mm Hg gives a saturation near 90% with a normal curve.',
      ],
      [
        'PaO₂ equals the SpO₂ reading',
        'Saturation is a percentage and pressure is measured in mm Hg. They are not equal.',
      ],
      [
        'PaO₂ is certainly in a safe range',
        'A preterm infant at 100% may have a PaO₂ that harms the retina.',
      ],
      ['PaO₂ must be about 40 mm Hg', 'A PaO₂ of 40 mm Hg gives a saturation near 75%.'],
    ],
    note: 'SpO₂ finds hypoxemia well but cannot exclude hyperoxemia. Oxygen for a preterm infant is titrated to a saturation below 100%.',
  },
  {
    id: 'transcutaneous-low-perfusion',
    level: 'analysis',
    stem: 'A heated transcutaneous electrode on an infant reads a PtcO₂ of 38 mm Hg. A blood gas drawn at the same time has a PaO₂ of 71 mm Hg. The infant has cool, mottled skin and a low blood pressure. What explains the gap?',
    key: [
      'Too little flow through the skin',
      'The electrode measures oxygen that reaches the skin. With poor perfusion the value falls below PaO₂.',
    ],
    slips: [
      [
        'Room air trapped below the electrode',
        'Trapped air moves PtcO₂ toward 150 mm Hg and PtcCO₂ toward zero.',
      ],
      [
        'Heating the skin well above 44 °C',
        'More heat raises skin flow and oxygen. It does not cause a reading that is too low.',
      ],
      [
        'Hemoglobin with a high oxygen affinity',
        'Affinity changes saturation at a given PaO₂. It does not cause this gap.',
      ],
      [
        'Retention of carbon dioxide by the lungs',
        'Carbon dioxide is measured by another sensor and does not lower PtcO₂ against PaO₂.',
      ],
    ],
    note: 'PtcO₂ follows PaO₂ when skin perfusion is good. A growing gap suggests shock, low temperature or vasoconstriction.',
  },
  {
    id: 'transcutaneous-site-change',
    level: 'recall',
    stem: 'A heated transcutaneous electrode is in use on a preterm infant. Why does the therapist move it to a new site every few hours?',
    key: [
      'To prevent burns of the skin',
      'The electrode is heated to about 42 to 44 °C to widen capillaries, and it can burn thin skin.',
    ],
    slips: [
      [
        'To avoid drift from dried gel',
        'Drift is handled by calibration. The reason to move the sensor is heat.',
      ],
      [
        'To test each arm in its turn',
        'The aim is not to compare limbs. The heat of the sensor sets the time limit.',
      ],
      [
        'To keep infection from the line',
        'The sensor lies on the skin and is not a line in a vessel.',
      ],
      [
        'To let the monitor store its data',
        'Storing data has nothing to do with the site of the sensor.',
      ],
    ],
    note: 'Change the site of a heated electrode every two to six hours, sooner in very preterm infants. Recalibrate it when it is moved.',
  },
  {
    id: 'end-tidal-arterial-gap',
    level: 'analysis',
    stem: 'A ventilated patient with COPD has a steady PETCO₂ of 34 mm Hg. The blood gas shows a PaCO₂ of 52 mm Hg and pH 7.33. Which conclusion is right?',
    key: [
      'Dead space makes PETCO₂ read low',
      'Poorly perfused units dilute exhaled CO₂, so PETCO₂ underestimates PaCO₂ in this patient.',
    ],
    slips: [
      [
        'Ventilation should be cut at once',
        'PaCO₂ is 52 mm Hg. Less ventilation would make the acidosis worse.',
      ],
      ['Gas exchange has become normal', 'A gap of 18 mm Hg is far above the usual 2 to 5 mm Hg.'],
      [
        'Shunt makes PETCO₂ read too low',
        'Shunt lowers PaO₂ and has little effect on this gap. Dead space widens it.',
      ],
      [
        'The blood sample contained air',
        'An air bubble would lower PaCO₂ toward zero and narrow the gap.',
      ],
    ],
    note: 'The normal difference between PaCO₂ and PETCO₂ is 2 to 5 mm Hg. A wider gap is a sign of more dead space, so follow the trend with a blood gas now and then.',
  },
  {
    id: 'capnography-sedation-choice',
    level: 'application',
    stem: 'A patient on oxygen at 4 L/min will receive morphine by pump overnight. Which monitor would warn first of slowed breathing?',
    key: [
      'Capnography through a nasal sensor',
      'PETCO₂ and rate change with the first slow breaths, while oxygen keeps SpO₂ high for minutes.',
    ],
    slips: [
      [
        'Continuous finger pulse oximetry',
        'With added oxygen SpO₂ falls late, long after CO₂ has begun to rise.',
      ],
      [
        'Blood pressure cuff every hour',
        'Blood pressure changes late and not in a way that reveals slow breathing.',
      ],
      [
        'Electrocardiogram with limb leads',
        'The ECG changes late, when hypoxemia is already severe.',
      ],
      [
        'Skin temperature at the big toe',
        'Skin temperature shows perfusion. It does not follow ventilation.',
      ],
    ],
    note: 'Pulse oximetry monitors oxygenation and capnography ventilation. Oxygen hides hypoventilation from the oximeter.',
  },
  {
    id: 'colorimetric-cpr',
    level: 'analysis',
    stem: 'During cardiac arrest a patient is intubated under clear direct vision. A colorimetric detector stays purple after six breaths, and compressions have just been stopped for a pulse check. What is the best explanation besides a misplaced tube?',
    key: [
      'Too little blood flow to the lungs',
      'Without circulation little CO₂ reaches the lungs, so the detector may not change color with a tube in the trachea.',
    ],
    slips: [
      [
        'Too much oxygen in the tidal gas',
        'The paper reacts to CO₂ and not to the amount of oxygen.',
      ],
      [
        'Too high an inspiratory pressure',
        'Pressure does not keep the paper purple when CO₂ is present.',
      ],
      [
        'Too deep a tube in one bronchus',
        'A tube in a main bronchus still returns CO₂ from that lung.',
      ],
      ['Too warm a gas in the breathing bag', 'Warm gas does not prevent a change of color.'],
    ],
    note: 'In arrest a detector may stay purple although the tube is right. Confirm by waveform capnography during compressions and by view.',
  },
  {
    id: 'fetal-preductal-probe',
    level: 'application',
    stem: 'In the delivery room a newborn with grunting needs SpO₂ monitoring that shows the oxygen going to the brain. Where should the therapist place the probe?',
    key: [
      'On the right hand or wrist',
      'The right arm gets blood from before the ductus arteriosus, as the brain does.',
    ],
    slips: [
      [
        'On the left foot or ankle',
        'The feet receive blood from beyond the ductus, which may be mixed with venous blood.',
      ],
      [
        'On the right foot or ankle',
        'Both feet are postductal and can read lower than the brain receives.',
      ],
      [
        'On the skin over the belly',
        'Reflectance at the abdomen is not reliable and lies beyond the ductus.',
      ],
      [
        'On the umbilical cord stump',
        'The stump carries no pulsating arterial flow that tells of the brain.',
      ],
    ],
    note: 'Use the right hand for preductal saturation. Comparing it with a foot shows right-to-left flow through the ductus.',
  },
  {
    id: 'oximeter-carboxyhemoglobin-smoker',
    level: 'analysis',
    stem: 'A heavy smoker has an SpO₂ of 96% in clinic. CO-oximetry of arterial blood gives an oxyhemoglobin of 88% and a carboxyhemoglobin of 8%. Why do the numbers differ?',
    key: [
      'A two-wavelength oximeter counts both as oxygenated',
      'The device cannot tell carboxyhemoglobin from oxyhemoglobin, so its number is near the sum of both.',
    ],
    slips: [
      [
        'A blood gas sample loses oxygen on its way to the lab',
        'A delay lowers PO₂ a little. It does not create carboxyhemoglobin.',
      ],
      [
        'A finger sensor reads venous and arterial blood at once',
        'The device uses the pulsating signal, which is arterial.',
      ],
      [
        'An oximeter reads eight points above the truth by design',
        'The error depends on abnormal hemoglobin. It is not a fixed number.',
      ],
      [
        'An analyzer measures dissolved and not bound oxygen',
        'CO-oximetry measures the forms of hemoglobin by light, thus bound oxygen.',
      ],
    ],
    note: 'A standard pulse oximeter overestimates oxygenation when carboxyhemoglobin is present. CO-oximetry is needed for heavy smokers and smoke victims.',
  },
  {
    id: 'oximeter-methemoglobin-gap',
    level: 'analysis',
    stem: 'The SpO₂ of a patient on inhaled nitric oxide has slowly fallen to 88%. PaO₂ is 92 mm Hg, and the calculated SaO₂ is 97%. Which test should be recommended?',
    key: [
      'CO-oximetry for methemoglobin',
      'A gap between calculated and measured saturation suggests abnormal hemoglobin, and nitric oxide forms methemoglobin.',
    ],
    slips: [
      [
        'Spirometry with bronchodilator',
        'Spirometry does not explain a saturation gap with a normal PaO₂.',
      ],
      [
        'Echocardiogram with a bubble test',
        'A right-to-left shunt would lower PaO₂ too. Here it is normal.',
      ],
      [
        'Repeat film of the entire chest',
        'A lung change would lower PaO₂. The gap lies in the hemoglobin.',
      ],
      [
        'Sputum culture with a Gram stain',
        'Infection does not cause a gap between SpO₂ and calculated saturation.',
      ],
    ],
    note: 'Methemoglobin is followed by CO-oximetry during inhaled nitric oxide. Blood gas analyzers that calculate saturation miss it.',
  },
];
