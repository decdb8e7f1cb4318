import type { WrittenItemSet } from '../../../item/written-item.ts';

export const patientDataGases = {
  field: 'RT',
  exam: 'TMC',
  area: 'patient-data',
  source: 'Standard respiratory care fundamentals, blood gas and monitoring texts',
  items: [
    {
      id: 'rt-pd-abg-acute-on-chronic',
      topic: 'Arterial blood gas and CO-oximetry analysis',
      level: 'analysis',
      type: 'single',
      stem: 'A patient with severe COPD has had three days of purulent sputum and increasing dyspnea. One month ago, when well, the arterial blood gas was pH 7.38, PaCO₂ 56 mm Hg and HCO₃ 32 mEq/L. Now, on a nasal cannula at 2 L/min, it is pH 7.27, PaCO₂ 76 mm Hg, PaO₂ 54 mm Hg and HCO₃ 34 mEq/L. How should the therapist interpret the present result?',
      options: [
        {
          text: 'Chronic ventilatory failure at a stable level',
          why: 'The old result, with a raised PaCO₂ and a nearly normal pH, was the stable state. The pH of 7.27 shows a change that the kidneys have not had time to meet.',
        },
        {
          text: 'Respiratory acidosis with metabolic acidosis',
          why: 'This fits a high PaCO₂ with a low bicarbonate, as in cardiac arrest. Here the bicarbonate is raised to 34 mEq/L, as expected with long-standing CO₂ retention.',
        },
        {
          text: 'Acute worsening of chronic ventilatory failure',
          right: true,
          why: 'The PaCO₂ has risen 20 mm Hg above its usual level and the pH has fallen to 7.27, while the high bicarbonate shows the old renal compensation. That is a new failure on top of a chronic one.',
        },
        {
          text: 'Metabolic alkalosis with compensating hypoventilation',
          why: 'A raised bicarbonate alone suggests this, but a primary alkalosis would keep the pH above 7.40. It would fit, for example, a patient losing acid through vomiting.',
        },
      ],
      explanation:
        'In chronic CO₂ retention the bicarbonate is high and the pH is near normal. A fresh rise in PaCO₂ drops the pH below the usual level of that patient. The comparison with a stable baseline, more than the absolute PaCO₂, shows how acute the failure is.',
    },
    {
      id: 'rt-pd-abg-carbon-monoxide',
      topic: 'Arterial blood gas and CO-oximetry analysis',
      level: 'application',
      type: 'single',
      stem: 'A patient rescued from a burning house is confused and has a headache. While the patient breathes from a nonrebreathing mask, pulse oximetry reads 98% and a blood gas shows pH 7.32, PaCO₂ 32 mm Hg, PaO₂ 310 mm Hg and HCO₃ 16 mEq/L. Which test should the therapist recommend next to learn how much oxygen the hemoglobin is carrying?',
      options: [
        {
          text: 'CO-oximetry of an arterial sample',
          right: true,
          why: 'It measures oxyhemoglobin and carboxyhemoglobin separately with several wavelengths. Smoke exposure with confusion and acidosis makes carbon monoxide poisoning likely in spite of the high PaO₂.',
        },
        {
          text: 'Pulse oximetry at a second site',
          why: 'A two-wavelength oximeter counts carboxyhemoglobin as oxyhemoglobin at every site. A second site would help if poor perfusion or motion made the signal weak.',
        },
        {
          text: 'Saturation worked out from the PaO₂',
          why: 'The calculation assumes that no abnormal hemoglobin is present, so it would also read near 100%. It is acceptable when carbon monoxide and methemoglobin are not in question.',
        },
        {
          text: 'Capnography by nasal sampling line',
          why: 'Exhaled CO₂ follows ventilation and lung perfusion and says nothing about hemoglobin. It would be useful to follow breathing during sedation.',
        },
      ],
      explanation:
        'Pulse oximetry and a calculated saturation can both look normal in carbon monoxide poisoning. The PaO₂ reflects dissolved oxygen only. Measured fractions from a CO-oximeter show how much hemoglobin is really available.',
    },
    {
      id: 'rt-pd-abg-compensated-ketoacidosis',
      topic: 'Arterial blood gas and CO-oximetry analysis',
      level: 'application',
      type: 'single',
      stem: 'An alert patient with diabetic ketoacidosis is breathing deeply at 30/min on room air and talks in full sentences. The arterial blood gas shows pH 7.20, PaCO₂ 22 mm Hg, PaO₂ 108 mm Hg and HCO₃ 8.4 mEq/L. Insulin and fluids have been started. The nurse asks whether something should be done about the rapid breathing. What should the therapist recommend?',
      options: [
        {
          text: 'Slow it down with a small dose of sedative',
          why: 'Sedation would let the PaCO₂ rise and drop the pH further. It might be weighed for hyperventilation from anxiety with an alkalotic pH.',
        },
        {
          text: 'Slow it down by rebreathing from a bag',
          why: 'Rebreathing raises the PaCO₂ and takes away the compensation. It was once used for anxious hyperventilation, never for an acidotic patient.',
        },
        {
          text: 'Take it over by intubation and ventilation',
          why: 'An alert patient who speaks in full sentences is not tiring, and a ventilator set to usual values would worsen the acidosis. Intubation fits fatigue or loss of consciousness.',
        },
        {
          text: 'Leave it alone while the cause is treated',
          right: true,
          why: 'The low PaCO₂ is the expected respiratory answer to a bicarbonate of 8.4 mEq/L. It eases by itself as insulin and fluids clear the acid.',
        },
      ],
      explanation:
        'Deep, rapid breathing in a metabolic acidosis is compensation, and it protects the pH. Suppressing it can be fatal. The therapist watches for fatigue while the cause is treated.',
    },
    {
      id: 'rt-pd-abg-air-bubble',
      topic: 'Arterial blood gas and CO-oximetry analysis',
      level: 'analysis',
      type: 'single',
      stem: 'At sea level (barometric pressure 760 mm Hg) a patient breathing room air has a blood gas of pH 7.40, PaCO₂ 40 mm Hg, PaO₂ 68 mm Hg and HCO₃ 24 mEq/L, with an SpO₂ of 93%. One hour later a second sample reads pH 7.51, PaCO₂ 30 mm Hg, PaO₂ 122 mm Hg and HCO₃ 23 mEq/L. The patient looks the same, still breathes room air, and the SpO₂ is still 93%. What is the most likely explanation?',
      options: [
        {
          text: 'Venous blood drawn by mistake',
          why: 'Venous blood would show a lower PO₂ and a higher PCO₂. It is the likely cause when the PO₂ is low and does not match a good SpO₂.',
        },
        {
          text: 'Bubble left in the syringe',
          right: true,
          why: 'Room air has a PO₂ near 150 mm Hg and almost no CO₂, so a bubble of it raises the measured PO₂ and lowers the PCO₂. A PaO₂ of 122 mm Hg is above the alveolar PO₂ of about 112 mm Hg, which no patient on room air can reach.',
        },
        {
          text: 'Anxious breathing at puncture',
          why: 'Real hyperventilation could lower the PaCO₂ to 30 mm Hg, but the alveolar PO₂ would then be about 112 mm Hg and the SpO₂ would rise. A PaO₂ of 122 mm Hg cannot come from breathing harder.',
        },
        {
          text: 'Long delay before the analysis',
          why: 'Blood cells keep using oxygen and making CO₂, so delay lowers the PO₂ and pH and raises the PCO₂. It would fit changes in the opposite direction.',
        },
      ],
      explanation:
        'A result that the patient cannot have produced points to the sample. Air in the syringe moves the PO₂ toward 150 mm Hg and the PCO₂ toward zero. Compare each result with the SpO₂ and the alveolar PO₂ before acting on it.',
    },
    {
      id: 'rt-pd-capno-low-perfusion',
      topic: 'Capnography, pulse oximetry and transcutaneous monitoring',
      level: 'analysis',
      type: 'single',
      stem: 'A patient on volume-control ventilation has a steady PETCO₂ of 36 mm Hg. Over five minutes it falls to 14 mm Hg. The capnogram keeps its normal square shape, exhaled tidal volume and rate are unchanged, and breath sounds are equal. Blood pressure has dropped from 122/74 to 72/40 mm Hg, and PaCO₂ is 46 mm Hg. What best explains the lower PETCO₂?',
      options: [
        {
          text: 'Reduced pulmonary perfusion',
          right: true,
          why: 'With low blood flow less CO₂ reaches the alveoli, so exhaled CO₂ falls while arterial CO₂ rises. The wide gap between 46 and 14 mm Hg and the low blood pressure fit this.',
        },
        {
          text: 'Esophageal tube placement',
          why: 'A tube in the esophagus gives a flat or quickly vanishing tracing and no breath sounds over the lungs. Here the waveform is square and breath sounds are equal.',
        },
        {
          text: 'Water in the sampling line',
          why: 'A blocked line damps or distorts the waveform or sets off an occlusion alarm. The shape here is normal, so the reading can be believed.',
        },
        {
          text: 'Alveolar hyperventilation',
          why: 'Hyperventilation lowers both the PETCO₂ and the PaCO₂. Here the rate and volume are unchanged and the PaCO₂ is high.',
        },
      ],
      explanation:
        'Exhaled CO₂ depends on metabolism, blood flow to the lungs and ventilation. When ventilation has not changed, a falling PETCO₂ with a widening arterial to end-tidal difference means more dead space, often from a fall in cardiac output. Look at the circulation first.',
    },
    {
      id: 'rt-pd-transcutaneous-air-leak',
      topic: 'Capnography, pulse oximetry and transcutaneous monitoring',
      level: 'application',
      type: 'single',
      stem: 'A ventilated preterm infant has a transcutaneous monitor reading PtcO₂ 62 mm Hg and PtcCO₂ 45 mm Hg. Suddenly it shows PtcO₂ 148 mm Hg and PtcCO₂ 3 mm Hg. The infant is pink and quiet, SpO₂ is unchanged at 93%, and ventilator settings and exhaled volumes are as before. What should the therapist do first?',
      options: [
        {
          text: 'Lower the FIO₂ in small steps',
          why: 'A true PtcO₂ of 148 mm Hg would call for less oxygen, but the SpO₂ of 93% shows that the infant is not hyperoxic. Lowering the FIO₂ could cause hypoxemia.',
        },
        {
          text: 'Lower the ventilator set rate',
          why: 'A real fall in CO₂ would justify less ventilation, but a value of 3 mm Hg with unchanged volumes is not possible in a living patient.',
        },
        {
          text: 'Refix the sensor to the skin',
          right: true,
          why: 'The new values are those of room air, PO₂ near 150 mm Hg and PCO₂ near zero. Air has leaked under the sensor, so a new seal and a short stabilization are needed.',
        },
        {
          text: 'Raise the sensor temperature',
          why: 'More heat improves blood flow under a cool sensor that reads too low, but it adds burn risk. It does not stop an air leak.',
        },
      ],
      explanation:
        'When a transcutaneous monitor jumps to the values of room air while the patient is unchanged, suspect a loose sensor. Check the patient first, then the seal and the site. Do not change ventilation on a reading that the SpO₂ contradicts.',
    },
    {
      id: 'rt-pd-calc-alveolar-arterial-difference',
      topic: 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A patient with pneumonia breathes an FIO₂ of 0.40 from an air-entrainment mask at a barometric pressure of 760 mm Hg. The arterial blood gas shows PaCO₂ 40 mm Hg and PaO₂ 75 mm Hg. With a water vapor pressure of 47 mm Hg and a respiratory quotient of 0.8, what is the alveolar-arterial oxygen pressure difference?',
      options: [
        {
          text: '160 mm Hg',
          right: true,
          why: 'PAO₂ is 0.40 × (760 – 47) – 40/0.8, or 235 mm Hg. Taking away the PaO₂ of 75 mm Hg leaves 160 mm Hg.',
        },
        {
          text: '170 mm Hg',
          why: 'This comes from subtracting the PaCO₂ of 40 mm Hg without dividing it by the respiratory quotient of 0.8.',
        },
        {
          text: '179 mm Hg',
          why: 'This comes from using 760 mm Hg and leaving out the water vapor pressure of 47 mm Hg.',
        },
        {
          text: '210 mm Hg',
          why: 'This is the inspired PO₂ of 285 mm Hg minus 75 mm Hg, with the alveolar CO₂ left out altogether.',
        },
      ],
      explanation:
        'The alveolar air equation is PAO₂ = FIO₂ × (PB – 47) – PaCO₂/0.8. The difference from the measured PaO₂ shows how well oxygen passes into the blood. A wide difference points to shunt, ventilation-perfusion mismatch or a diffusion defect rather than to hypoventilation alone.',
    },
    {
      id: 'rt-pd-calc-dead-space-fraction',
      topic: 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A mechanically ventilated patient with suspected pulmonary embolism has a PaCO₂ of 50 mm Hg. The end-tidal PCO₂ is 35 mm Hg, and gas collected from whole exhalations (mixed expired gas) has a PCO₂ of 20 mm Hg. What is the physiologic dead space as a fraction of the tidal volume?',
      options: [
        {
          text: '0.30',
          why: 'This uses the end-tidal PCO₂ of 35 mm Hg in place of the mixed expired PCO₂: (50 – 35)/50. It leaves out the anatomic dead space.',
        },
        {
          text: '0.40',
          why: 'This is 20/50, the part of the breath that takes part in gas exchange. The dead space fraction is what remains.',
        },
        {
          text: '0.43',
          why: 'This is (35 – 20)/35, with the end-tidal PCO₂ in place of the arterial value. It would underestimate dead space when the two differ, as they do here.',
        },
        {
          text: '0.60',
          right: true,
          why: 'The Bohr-Enghoff equation gives (PaCO₂ – mixed expired PCO₂)/PaCO₂ = (50 – 20)/50 = 0.60.',
        },
      ],
      explanation:
        'VD/VT compares arterial CO₂ with mixed expired CO₂, not with end-tidal CO₂. A value of 0.60 means that 60% of each breath does not take part in gas exchange. A high fraction fits pulmonary embolism, low cardiac output or overdistended lung.',
    },
    {
      id: 'rt-pd-calc-oxygenation-index',
      topic: 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A newborn with persistent pulmonary hypertension is ventilated with an FIO₂ of 0.80, a peak inspiratory pressure of 30 cm H₂O and a mean airway pressure of 18 cm H₂O. The PaO₂ is 60 mm Hg. What is the oxygenation index?',
      options: [
        {
          text: '24',
          right: true,
          why: 'The index is mean airway pressure × FIO₂ × 100 / PaO₂, or 18 × 80/60 = 24.',
        },
        {
          text: '40',
          why: 'This uses the peak pressure of 30 cm H₂O instead of the mean airway pressure: 30 × 80/60.',
        },
        {
          text: '75',
          why: 'This is the PaO₂/FIO₂ ratio, 60/0.80, which leaves the airway pressure out.',
        },
        {
          text: '267',
          why: 'This has the fraction upside down: 60 × 80/18 divides by the mean airway pressure instead of by the PaO₂.',
        },
      ],
      explanation:
        'The oxygenation index adds the pressure cost to the oxygen cost: mean airway pressure × FIO₂ × 100 / PaO₂. A higher number means worse oxygenation. It is followed in newborns when nitric oxide or extracorporeal support is considered.',
    },
    {
      id: 'rt-pd-calc-oxygen-delivery',
      topic: 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'After major surgery a patient has a hemoglobin of 8.0 g/dL, an SaO₂ of 95%, a PaO₂ of 80 mm Hg and a cardiac output of 4.5 L/min. Each gram of hemoglobin can carry 1.34 mL of oxygen, and each mm Hg of PaO₂ dissolves 0.003 mL/dL. What is the oxygen delivery to the tissues?',
      options: [
        {
          text: '47 mL/min',
          why: 'This multiplies the content of 10.4 mL/dL by 4.5 L/min without the factor of 10 that turns dL into L.',
        },
        {
          text: '104 mL/min',
          why: 'This is the content of 10.4 mL/dL times 10, with the cardiac output left out.',
        },
        {
          text: '353 mL/min',
          why: 'This leaves out the 1.34 mL that each gram of hemoglobin can carry: (8.0 × 0.95 + 0.24) × 4.5 × 10.',
        },
        {
          text: '469 mL/min',
          right: true,
          why: 'Content is 1.34 × 8.0 × 0.95 + 0.003 × 80 = 10.4 mL/dL. Multiplied by 4.5 L/min and 10 it gives 469 mL/min.',
        },
      ],
      explanation:
        'Oxygen delivery is arterial oxygen content times cardiac output times 10. Hemoglobin and cardiac output dominate it, while dissolved oxygen adds little. A good SaO₂ does not exclude poor delivery in an anemic patient.',
    },
    {
      id: 'rt-pd-calc-pf-ratio',
      topic: 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A patient with sepsis and new bilateral infiltrates is on volume-control ventilation with an FIO₂ of 0.60 and a PEEP of 10 cm H₂O. The SpO₂ is 94%, and the blood gas shows PaCO₂ 44 mm Hg and PaO₂ 72 mm Hg. What is the PaO₂/FIO₂ ratio?',
      options: [
        {
          text: '43 mm Hg',
          why: 'This multiplies the PaO₂ by the FIO₂ (72 × 0.60) instead of dividing.',
        },
        {
          text: '73 mm Hg',
          why: 'This divides the PaCO₂ of 44 mm Hg by 0.60 instead of the PaO₂.',
        },
        {
          text: '120 mm Hg',
          right: true,
          why: 'The ratio is 72/0.60 = 120 mm Hg. With bilateral infiltrates and a PEEP of 10 cm H₂O it lies in the moderate band of ARDS.',
        },
        {
          text: '157 mm Hg',
          why: 'This divides the SpO₂ of 94 by 0.60. That is the SpO₂/FIO₂ ratio, a substitute for use when no blood gas is at hand.',
        },
      ],
      explanation:
        'Dividing the PaO₂ by the FIO₂ as a decimal gives a quick index of oxygenation. In the Berlin scheme a ratio above 100 and up to 200 mm Hg, with a PEEP of at least 5 cm H₂O, is moderate ARDS.',
    },
  ],
} satisfies WrittenItemSet;
