import type { DecisionCase } from '../chest-assessment/pattern.ts';

/** Quality control of blood gas, gas and pulmonary function analyzers, and errors of the sample. */
export const qualityDecisions: readonly DecisionCase[] = [
  {
    id: 'control-trend',
    level: 'analysis',
    stem: 'On eight days in a row the PO₂ control of an analyzer reads 100, 101, 102, 103, 105, 106, 108 and 109 mm Hg; the mean is 100 and one SD 4 mm Hg. What does the chart show?',
    key: [
      'An upward trend, probably from an aging part',
      'Values that climb steadily to one side are a trend, as from a worn membrane or electrode.',
    ],
    slips: [
      [
        'A sudden shift, probably from a new control lot',
        'A shift is a jump to a new level that then stays. These values climb step by step.',
      ],
      [
        'Random error, probably from handling of samples',
        'Random error scatters to both sides without order.',
      ],
      [
        'Normal scatter, since each value is within 3 SD',
        'Eight values that rise without a break are not random scatter.',
      ],
      [
        'A gross outlier, probably from an air bubble',
        'An outlier is one value far away, not a series.',
      ],
    ],
    note: 'A trend drifts and a shift jumps; both are systematic errors. Find the cause before patient samples are run.',
  },
  {
    id: 'control-shift',
    level: 'analysis',
    stem: 'A pH control with a mean of 7.400 and an SD of 0.006 read 7.399 to 7.403 last week. Since a new calibrating buffer was installed it has read 7.409 to 7.411 on six runs. What has occurred?',
    key: [
      'A shift caused by the change',
      'Values jumped to a new level right after the change and stay there, which is a shift.',
    ],
    slips: [
      [
        'A trend caused by a worn electrode',
        'A worn electrode drifts slowly. This was a jump on one day.',
      ],
      [
        'Random error of several operators',
        'Random errors scatter around the old mean. These values sit at a new one.',
      ],
      [
        'Normal scatter around an old mean',
        'Six runs lie on one side, close to 2 SD from the mean.',
      ],
      ['An outlier that may be neglected', 'Six values in a row are no outlier.'],
    ],
    note: 'Six or more results on one side of the mean suggest a systematic error. Compare the time of onset with changes of reagents.',
  },
  {
    id: 'control-single-outlier',
    level: 'application',
    stem: 'A single PCO₂ control lies 3.4 SD above its mean. The 20 runs before scattered evenly around the mean. What should the therapist do first?',
    key: [
      'Run the same control once more',
      'One value outside 3 SD may be a random error of sampling, and a repeat shows whether it persists.',
    ],
    slips: [
      [
        'Report patient results as usual',
        'Results are not reported while a control is out of limits.',
      ],
      ['Replace the electrode right away', 'One value is not enough to change parts.'],
      ['Widen the limits of the control', 'Limits are not moved to make a bad value fit.'],
      [
        'Delete the value from the chart',
        'Every result stays in the record. Deleting hides a possible error.',
      ],
    ],
    note: 'A single outlier is repeated; if it comes back, look for the cause and correct it. Patient samples wait until controls are in range.',
  },
  {
    id: 'air-bubble-sample',
    level: 'analysis',
    stem: 'A room air blood gas reads pH 7.48, PaCO₂ 28 mm Hg and PaO₂ 128 mm Hg. The patient is drowsy, and the therapist sees froth in the syringe. What is the best action?',
    key: [
      'Discard it and draw a new sample',
      'PaO₂ on room air cannot be 128 mm Hg with this PaCO₂. Air moves PO₂ toward 150 and PCO₂ toward zero.',
    ],
    slips: [
      [
        'Report it and treat the alkalosis',
        'The values are those of blood mixed with air, not of the patient.',
      ],
      ['Expel the froth and run it again', 'Gas has already been exchanged with the froth.'],
      [
        'Correct the PaO₂ by the altitude',
        'No correction undoes contamination by air. A new sample is the remedy.',
      ],
      ['Warm the syringe and run it twice', 'Warming adds metabolism and does not remove the air.'],
    ],
    note: 'Alveolar PO₂ on room air is below about 120 to 130 mm Hg even with strong hyperventilation. Check the sum of PaO₂ and PaCO₂.',
  },
  {
    id: 'sample-delay',
    level: 'application',
    stem: 'A plastic syringe with arterial blood has stood at room temperature for 75 minutes before analysis. The patient has a white cell count of 140,000/mm³. How will the result differ from the true one?',
    key: [
      'PO₂ lower, PCO₂ higher and pH lower',
      'White cells go on using oxygen and making CO₂ and acid in the syringe.',
    ],
    slips: [
      ['PO₂ higher, PCO₂ lower and pH higher', 'This is the effect of air in the syringe.'],
      [
        'PO₂ lower, PCO₂ lower and pH higher',
        'Metabolism makes CO₂, so PCO₂ cannot fall. The pH falls with it.',
      ],
      ['PO₂ higher, PCO₂ higher and pH lower', 'Oxygen is used up by the cells, so PO₂ falls.'],
      ['PO₂ unchanged, PCO₂ lower and pH lower', 'A fall of PCO₂ would raise pH.'],
    ],
    note: 'Analyze blood gases within about 30 minutes at room temperature. A very high white cell count calls for immediate analysis or ice.',
  },
  {
    id: 'venous-sample',
    level: 'analysis',
    stem: 'A "radial artery" sample from a comfortable patient with an SpO₂ of 96% reads pH 7.36, PCO₂ 47 and PO₂ 39 mm Hg, with a measured saturation of 72%. The blood did not pulsate into the syringe. What is the best explanation?',
    key: [
      'Blood was taken from a vein',
      'PO₂ near 40 with a saturation near 75% is venous. The oximeter shows that arterial saturation is 96%.',
    ],
    slips: [
      ['Air has mixed with the blood', 'Air would raise PO₂ and lower PCO₂. Neither is seen here.'],
      [
        'Heparin has diluted the blood',
        'Dilution lowers PCO₂ and does not match venous saturation.',
      ],
      ['Lungs have suddenly failed', 'The patient is comfortable with an SpO₂ of 96%.'],
      [
        'Analyzer has lost its vacuum',
        'Analyzers do not produce a consistent venous picture by such a fault.',
      ],
    ],
    note: 'Compare a blood gas with the patient and the oximeter. A saturation far below SpO₂ suggests venous blood.',
  },
  {
    id: 'heparin-excess',
    level: 'application',
    stem: 'A therapist fills just 0.4 mL of blood into a syringe that contains 0.4 mL of liquid heparin solution. Which value will be changed most in relation to the truth?',
    key: [
      'PCO₂ will be too low',
      'The solution contains almost no CO₂, so it dilutes PCO₂ and bicarbonate strongly.',
    ],
    slips: [
      ['PCO₂ will be too high', 'Dilution with a solution poor in CO₂ lowers PCO₂.'],
      [
        'Hemoglobin will be too high',
        'Dilution lowers measured hemoglobin. It cannot make it rise.',
      ],
      [
        'PO₂ will be ten times too high',
        'PO₂ moves somewhat toward that of the solution, by no means tenfold.',
      ],
      [
        'Temperature will be too high',
        'Temperature is set by the analyzer. Heparin does not change it.',
      ],
    ],
    note: 'Use dry heparin and fill the syringe as marked. Too much liquid heparin lowers PCO₂ and HCO₃.',
  },
  {
    id: 'syringe-low-volume',
    level: 'application',
    stem: 'A spirometer reads 2.97, 2.98 and 2.96 L for three strokes of a 3.00 L syringe at slow, medium and fast speed. Accuracy must lie within ±3%. What should the therapist do?',
    key: [
      'Accept the calibration check',
      'All errors are about 1%, so 2.91 to 3.09 L is met at each speed.',
    ],
    slips: [
      ['Send the syringe for repair', 'The readings agree, and nothing points to the syringe.'],
      ['Add 1% to every patient result', 'No correction is made when the check is within limits.'],
      [
        'Recalibrate until it reads 3.00',
        'Exact agreement is not required. Limits of 3% allow for small errors.',
      ],
      [
        'Repeat with the fast stroke alone',
        'Three speeds are required to test linearity. They have already been done.',
      ],
    ],
    note: 'Check volume daily with a 3 L syringe at three flows. The limits of ±3% are 2.91 to 3.09 L.',
  },
  {
    id: 'syringe-leak',
    level: 'analysis',
    stem: 'A 3.00 L syringe gives spirometer readings of 2.70, 2.71 and 2.69 L. With a second, certified syringe the readings are 3.00, 3.01 and 2.99 L. What is the most likely fault?',
    key: [
      'Leak within the first syringe',
      'The spirometer is right with a certified syringe, so the first syringe delivers too little.',
    ],
    slips: [
      ['Leak within the spirometer', 'A leak of the spirometer would show with both syringes.'],
      ['Wrong temperature correction', 'A correction error would affect both syringes alike.'],
      [
        'Too slow a stroke each time',
        'All three readings agree, and the second syringe was read correctly.',
      ],
      ['Moisture upon the flow sensor', 'A wet sensor would misread both syringes.'],
    ],
    note: 'When a check fails, test with another syringe before the spirometer is blamed. Leak-test syringes at regular intervals.',
  },
  {
    id: 'biologic-control-pft',
    level: 'application',
    stem: 'A healthy therapist who serves as biologic control for DLCO has had values of 27 to 29 units for a year. Today two tests give 21 and 22 units. Volume calibration is within limits. What should be done?',
    key: [
      'Look for an analyzer fault first',
      'A fall of over 20% in a healthy control points to an analyzer problem.',
    ],
    slips: [
      [
        'Test patients and add six units to each one',
        'Results must not be corrected by an unknown error.',
      ],
      [
        'Test patients because the volumes are right',
        'DLCO depends on gas concentrations too, which are in doubt.',
      ],
      [
        'Send the therapist for a chest scan at once',
        'A device fault is far more likely in a person without symptoms.',
      ],
      ['Choose another therapist as a new standard', 'Changing the control hides the fault.'],
    ],
    note: 'Biologic controls test the whole DLCO system. Check analyzer linearity, leaks and test gas when a control changes.',
  },
  {
    id: 'oxygen-analyzer-calibrate',
    level: 'application',
    stem: 'A galvanic oxygen analyzer reads 21% in room air and 92% in 100% oxygen, and the reading cannot be raised with the control. What should be done?',
    key: [
      'Replace the fuel cell',
      'A spent galvanic cell cannot reach 100% and has to be replaced.',
    ],
    slips: [
      [
        'Recharge it overnight',
        'A galvanic fuel cell makes its own current and cannot be recharged.',
      ],
      ['Dry it with cool air', 'Moisture on the membrane lowers readings in both gases.'],
      ['Use it below 90% oxygen', 'An analyzer that fails its two-point check is not used.'],
      ['Add a drop of potassium', 'Users do not add electrolyte to a galvanic cell.'],
    ],
    note: 'Calibrate an oxygen analyzer with room air and 100% oxygen. One that cannot be set to both is taken out of use.',
  },
  {
    id: 'analyzer-two-point',
    level: 'recall',
    stem: 'An oxygen analyzer is to be calibrated before it is used on a blender circuit. Which two gases should the therapist use?',
    key: [
      'Room air and 100% oxygen',
      'The two points lie at both ends of the range in clinical use.',
    ],
    slips: [
      [
        'Room air and 10% carbon dioxide',
        'Carbon dioxide is used for capnographs and PCO₂ electrodes.',
      ],
      ['Pure nitrogen and pure helium', 'Neither contains oxygen, so just the zero could be set.'],
      ['Room air and exhaled gas', 'Exhaled gas varies and is no standard.'],
      [
        'Pure helium and 100% oxygen',
        'Helium would give zero, but room air is the low point in practice.',
      ],
    ],
    note: 'Two-point calibration sets the analyzer at 21 and 100%. A reading in between confirms that it is linear.',
  },
  {
    id: 'capnograph-zero',
    level: 'application',
    stem: 'A sidestream capnograph shows 0 mm Hg in room air. With a calibration gas of 5% CO₂ at a barometric pressure of 760 mm Hg it reads 25 mm Hg; 38 mm Hg is expected. What should be checked first?',
    key: [
      'The sampling line for a leak',
      'Room air drawn in through a leak dilutes the sample, so the reading is too low with a correct zero.',
    ],
    slips: [
      ['The trap for lack of water', 'A trap needs to be free of water. Lack of it is no fault.'],
      ['The gas for lack of oxygen', 'Calibration gas for CO₂ does not need oxygen to be read.'],
      [
        'The room for too much heat',
        'Normal room temperature does not lower a reading by a third.',
      ],
      ['The alarm for a high limit', 'Alarm limits do not change the measured value.'],
    ],
    note: 'Expected PCO₂ is the CO₂ fraction times barometric pressure. Check line, trap and filter when a capnograph reads low.',
  },
  {
    id: 'lab-comparison',
    level: 'analysis',
    stem: 'The same blood is run on two analyzers: 7.40/40/96 and 7.40/40/61 (pH/PCO₂/PO₂). The patient has an SpO₂ of 90%. PO₂ controls on the first device have been more than 3 SD high three times in a row. Which result should be reported?',
    key: [
      'PO₂ 61, with the first device stopped',
      'The first device fails its controls, and 61 mm Hg fits an SpO₂ of 90%.',
    ],
    slips: [
      [
        'PO₂ 96, with the second one stopped',
        'The first device is out of control on the high side.',
      ],
      [
        'PO₂ 79, as the average of the two',
        'Averaging a false with a true value gives another false value.',
      ],
      [
        'Both values, for the team to choose',
        'A result from a device out of control is not reported.',
      ],
      [
        'Neither value, since devices differ',
        'One device is in control and agrees with the patient.',
      ],
    ],
    note: 'Report results from a device that is in control and check them against the patient. Take the other out of service.',
  },
  {
    id: 'point-of-care-new-lot',
    level: 'application',
    stem: 'A new lot of cartridges for a handheld blood gas device arrives. What must be done before it is used for patients?',
    key: [
      'Run controls of known value on the lot',
      'A new lot is verified with control material at more than one level.',
    ],
    slips: [
      [
        'Compare the color of old and new packs',
        'Color does not show whether a cartridge measures correctly.',
      ],
      [
        'Run the sample of a healthy employee twice',
        'The true value of such a sample is not known.',
      ],
      [
        'Freeze the cartridges for at least a day',
        'Freezing damages cartridges. They are stored as the maker states.',
      ],
      [
        'Wait until a patient result looks doubtful',
        'Quality control comes before patient testing, not after.',
      ],
    ],
    note: 'Verify every new lot and shipment with controls. Store cartridges as the maker requires.',
  },
  {
    id: 'proficiency-testing',
    level: 'recall',
    stem: 'A blood gas laboratory receives samples of unknown value from an outside agency several times a year and sends back its results. What is the purpose?',
    key: [
      'Comparison of accuracy among laboratories',
      'Proficiency testing shows how results agree with those of other laboratories.',
    ],
    slips: [
      [
        'Calibration of each electrode by the agency',
        'Calibration is done with known gases and buffers, not with unknowns.',
      ],
      [
        'Daily control of precision on one device',
        'Precision is followed by internal controls on each day.',
      ],
      [
        'Training of staff in arterial puncture',
        'The samples test analysis and not puncture. No patient is involved.',
      ],
      [
        'Repair of analyzers that are out of order',
        'Repair is the task of service personnel. Unknown samples repair nothing.',
      ],
    ],
    note: 'Internal control follows precision day by day, and proficiency testing checks accuracy from outside. It is handled like patient samples.',
  },
  {
    id: 'membrane-deposits',
    level: 'analysis',
    stem: 'The PO₂ electrode of an analyzer responds sluggishly, and its readings drift. Calibration gases and temperature are right. The membrane shows protein deposits. What should be done?',
    key: [
      'Clean or replace the membrane and recalibrate',
      'Deposits slow diffusion of oxygen to the electrode, and a new membrane restores its response.',
    ],
    slips: [
      [
        'Raise the temperature of the chamber to 40 °C',
        'The chamber must stay at 37 °C for correct values.',
      ],
      [
        'Use calibration gas with a higher oxygen share',
        'Another gas does not remove deposits. Its value would just shift the calibration.',
      ],
      [
        'Wait longer for each reading and go on',
        'A drifting electrode gives false values at any time.',
      ],
      ['Dilute blood samples with heparin solution', 'Dilution changes the gases in the sample.'],
    ],
    note: 'Protein on the membrane is a common cause of drift. Recalibrate after any maintenance and run controls.',
  },
  {
    id: 'respirometer-dropped',
    level: 'application',
    stem: 'A vane respirometer has been dropped. It now shows 380 mL when a calibrated syringe delivers 500 mL, and the vane sticks. What should be done?',
    key: [
      'Take it out of use for repair',
      'A damaged vane reads low, and no correction factor is reliable.',
    ],
    slips: [
      [
        'Multiply each reading by 1.3',
        'The error of a sticking vane differs from breath to breath.',
      ],
      ['Blow oxygen through at 30 L/min', 'High flow damages the vane further.'],
      ['Use it for small volumes alone', 'Small volumes would be read with an even greater error.'],
      [
        'Soak it in water for one night',
        'Water corrodes the fine gears. The device would be ruined.',
      ],
    ],
    note: 'Check a respirometer with a syringe after any fall. High flows above 300 L/min and moisture damage the vane.',
  },
  {
    id: 'plethysmograph-box',
    level: 'analysis',
    stem: 'Body plethysmography gives a thoracic gas volume that differs by 40% from day to day in a healthy biologic control. The mouth pressure transducer is accurate. Which check comes next?',
    key: [
      'Box pressure calibration and door seal',
      'Thoracic gas volume depends on box pressure changes, which a leaking door or wrong calibration distorts.',
    ],
    slips: [
      ['Nitrogen analyzer and oxygen supply', 'Plethysmography does not use nitrogen washout.'],
      [
        'Carbon monoxide level in the tank',
        'Carbon monoxide is used for DLCO. It has no part in this test.',
      ],
      [
        'Helium analyzer and CO₂ absorber',
        'Helium dilution is another method. It is not used in the box.',
      ],
      [
        'Buffer solutions and sample pump',
        'Buffers belong to blood gas analysis. They are not part of a plethysmograph.',
      ],
    ],
    note: 'Calibrate mouth and box pressure and check the seal of the door. A biologic control shows the whole system at work.',
  },
];
