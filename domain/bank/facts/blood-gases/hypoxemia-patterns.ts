import type { Pattern } from '../chest-assessment/pattern.ts';

/** Why arterial blood or the tissues lack oxygen, as blood gas and CO-oximetry show it. */
export const hypoxemiaPatterns: readonly Pattern[] = [
  {
    id: 'hypoventilation',
    name: 'Hypoventilation with normal lungs',
    marks:
      'Hypoventilation raises PaCO₂ and lowers PaO₂ by about as much, so the A-a gradient stays normal.',
    note: 'Restoring ventilation corrects the hypoxemia. Oxygen alone leaves the CO₂ problem.',
    scenes: [
      'A patient who took too many sleeping pills breathes 7/min on room air. The blood gas shows pH 7.22, PaCO₂ 70 mm Hg and PaO₂ 55 mm Hg. The A-a gradient is 7 mm Hg.',
      'A patient with ascending weakness has a vital capacity of 9 mL/kg and a clear chest film. On room air PaCO₂ is 62 mm Hg and PaO₂ 64 mm Hg, with an A-a gradient of 8 mm Hg.',
    ],
    lookalikes: [
      'shunt',
      'ventilation-perfusion-mismatch',
      'low-inspired-oxygen',
      'diffusion-limit',
      'carboxyhemoglobin',
    ],
    response: {
      scene:
        'On room air a drowsy patient after surgery has a PaCO₂ of 66 mm Hg, a PaO₂ of 58 mm Hg, a respiratory rate of 6/min and an A-a gradient of 9 mm Hg. Which measure treats the cause of the hypoxemia?',
      text: 'Restore ventilation and reverse the depressant',
      why: 'In hypoventilation with normal lungs the PaO₂ rises as PaCO₂ falls, so ventilation is what is lacking.',
    },
  },
  {
    id: 'shunt',
    name: 'Intrapulmonary shunt',
    marks:
      'An intrapulmonary shunt keeps PaO₂ low in spite of a high FIO₂, because blood passes alveoli that get no gas.',
    note: 'Reopening alveoli with PEEP or clearing the airway helps. A higher FIO₂ alone hardly does.',
    scenes: [
      'A ventilated patient with bilateral infiltrates has a PaO₂ of 56 mm Hg on an FIO₂ of 0.60. One hour after the FIO₂ is raised to 0.90, PaO₂ is 60 mm Hg and PaCO₂ 38 mm Hg.',
      'A patient with a completely collapsed left lung breathes 100% oxygen from a tight mask for 20 minutes. PaO₂ rises from 51 to 63 mm Hg, and PaCO₂ is 36 mm Hg.',
    ],
    lookalikes: [
      'ventilation-perfusion-mismatch',
      'hypoventilation',
      'low-inspired-oxygen',
      'anemic-hypoxia',
      'carboxyhemoglobin',
    ],
    response: {
      scene:
        'A patient with diffuse alveolar collapse has a PaO₂ of 54 mm Hg on an FIO₂ of 0.80 and 57 mm Hg on an FIO₂ of 1.0, with PEEP 5 cm H₂O and normal blood pressure. Which measure is most likely to raise PaO₂?',
      text: 'Raise PEEP to reopen collapsed alveoli',
      why: 'Blood of an intrapulmonary shunt meets no gas, so alveoli must be reopened before oxygen can reach it.',
    },
  },
  {
    id: 'ventilation-perfusion-mismatch',
    name: 'Ventilation-perfusion mismatch',
    marks:
      'Ventilation-perfusion mismatch widens the A-a gradient on room air, and PaO₂ rises well with a modest increase in FIO₂.',
    note: 'It is the commonest cause of hypoxemia in airway disease. Small oxygen flows usually suffice.',
    scenes: [
      'A patient with a flare of chronic bronchitis has a PaO₂ of 54 mm Hg and a PaCO₂ of 41 mm Hg on room air. On a 28% air-entrainment mask PaO₂ is 74 mm Hg.',
      'During an asthma attack a patient has a PaO₂ of 58 mm Hg, a PaCO₂ of 33 mm Hg and an A-a gradient of 50 mm Hg on room air. With 2 L/min by nasal cannula PaO₂ is 82 mm Hg.',
    ],
    lookalikes: [
      'shunt',
      'hypoventilation',
      'low-inspired-oxygen',
      'anemic-hypoxia',
      'methemoglobin',
    ],
    response: {
      scene:
        'A patient with acute bronchitis and COPD has a PaO₂ of 51 mm Hg, a PaCO₂ of 42 mm Hg and a widened A-a gradient on room air. Which measure should correct the PaO₂ while the airways are treated?',
      text: 'Give low-dose controlled oxygen by mask',
      why: 'Units with low ventilation in ventilation-perfusion mismatch fill with oxygen when FIO₂ rises a little.',
    },
  },
  {
    id: 'low-inspired-oxygen',
    name: 'Low inspired oxygen pressure',
    marks:
      'A low inspired oxygen pressure gives a low PaO₂ with a low PaCO₂ and a normal A-a gradient in a person with healthy lungs.',
    note: 'Altitude lowers barometric pressure, not the fraction of oxygen. Descent or oxygen corrects it.',
    scenes: [
      'A healthy tourist at a mountain hotel, where barometric pressure is 500 mm Hg, has a PaO₂ of 55 mm Hg and a PaCO₂ of 31 mm Hg. The calculated A-a gradient is 1 mm Hg.',
    ],
    lookalikes: [
      'hypoventilation',
      'ventilation-perfusion-mismatch',
      'shunt',
      'diffusion-limit',
      'anemic-hypoxia',
    ],
    response: {
      scene:
        'A healthy skier arrives by cable car at 3,800 m with a headache, a PaO₂ of 50 mm Hg, a PaCO₂ of 30 mm Hg and a normal A-a gradient. Which measure corrects the cause?',
      text: 'Bring the patient to a lower altitude',
      accepts: ['ventilation-perfusion-mismatch'],
      why: 'A low inspired oxygen pressure comes from low barometric pressure, which rises on descent.',
    },
  },
  {
    id: 'diffusion-limit',
    name: 'Diffusion limitation',
    marks:
      'Diffusion limitation lowers PaO₂ chiefly on exercise, with a low DLCO, when a thick membrane meets a short transit time.',
    note: 'At rest red cells have time to load. Exercise shortens that time and unmasks the defect.',
    scenes: [
      'A patient with asbestosis and a DLCO of 38% of predicted has a PaO₂ of 78 mm Hg at rest. After three minutes of walking it is 54 mm Hg, PaCO₂ is 35 mm Hg, and oxygen at 3 L/min corrects it.',
    ],
    lookalikes: [
      'hypoventilation',
      'low-inspired-oxygen',
      'anemic-hypoxia',
      'carboxyhemoglobin',
      'circulatory-hypoxia',
    ],
  },
  {
    id: 'anemic-hypoxia',
    name: 'Low oxygen content from anemia',
    marks: 'Anemia lowers oxygen content and delivery while PaO₂ and SaO₂ stay normal.',
    note: 'Hemoglobin carries about 98% of the oxygen. A transfusion raises content far more than a higher PaO₂.',
    scenes: [
      'After a bleeding ulcer a patient is pale and breathless. PaO₂ is 96 mm Hg and SaO₂ 98%, carboxyhemoglobin is 1%, and hemoglobin is 5.6 g/dL. Cardiac output is 7 L/min.',
      'A patient with marrow failure tires on one flight of stairs. CO-oximetry shows an oxyhemoglobin of 97%, a carboxyhemoglobin of 0.8%, a methemoglobin of 0.5% and a total hemoglobin of 6.1 g/dL.',
    ],
    lookalikes: [
      'carboxyhemoglobin',
      'methemoglobin',
      'circulatory-hypoxia',
      'hypoventilation',
      'shunt',
    ],
    response: {
      scene:
        'A patient has a PaO₂ of 140 mm Hg and an SaO₂ of 100% on a nasal cannula, a hemoglobin of 5.4 g/dL, a normal cardiac output and chest pain. Which measure will raise oxygen content most?',
      text: 'Transfuse packed red blood cells',
      why: 'In anemia the carrier is lacking. Each gram of hemoglobin adds 1.34 mL of oxygen to each deciliter.',
    },
  },
  {
    id: 'carboxyhemoglobin',
    name: 'Carbon monoxide poisoning',
    marks:
      'Carbon monoxide poisoning shows a raised carboxyhemoglobin on CO-oximetry while PaO₂ and pulse oximetry look normal.',
    note: 'Treat with 100% oxygen until carboxyhemoglobin and symptoms clear. Do not trust a standard pulse oximeter.',
    scenes: [
      'A family with headaches comes from a house with a faulty heater. One patient has an SpO₂ of 99%, a PaO₂ of 94 mm Hg on room air, and an oxyhemoglobin of 71% by CO-oximetry. The blood is bright red.',
      'A mechanic is found confused in a closed garage with an engine running. PaO₂ is 91 mm Hg, calculated saturation 97%, and measured oxyhemoglobin 66%. Hemoglobin is 15 g/dL, and methemoglobin is 1%.',
    ],
    lookalikes: [
      'methemoglobin',
      'anemic-hypoxia',
      'cyanide-hypoxia',
      'ventilation-perfusion-mismatch',
      'hypoventilation',
    ],
    response: {
      scene:
        'CO-oximetry of a patient with a headache after a fire shows a carboxyhemoglobin of 28%. SpO₂ reads 98% on room air. Which treatment should start at once?',
      text: 'Give 100% oxygen by nonrebreathing mask',
      why: 'A high oxygen pressure displaces the gas from hemoglobin in carbon monoxide poisoning and shortens its half-life.',
    },
  },
  {
    id: 'methemoglobin',
    name: 'Methemoglobinemia',
    marks:
      'Methemoglobinemia gives chocolate-brown blood and an SpO₂ near 85% that oxygen does not change, with a normal PaO₂.',
    note: 'Benzocaine, nitrites and dapsone are common triggers. Methylene blue is the treatment for severe cases.',
    scenes: [
      'Ten minutes after a benzocaine spray for bronchoscopy a patient turns gray-blue. SpO₂ is 85% and stays there on 100% oxygen. PaO₂ is 380 mm Hg, and the arterial blood looks brown.',
      'A patient taking dapsone is dusky but not short of breath. SpO₂ reads 86% with and without oxygen, the calculated saturation is 98%, and blood on a filter paper stays brown in air.',
    ],
    lookalikes: [
      'carboxyhemoglobin',
      'shunt',
      'anemic-hypoxia',
      'cyanide-hypoxia',
      'circulatory-hypoxia',
    ],
    response: {
      scene:
        'CO-oximetry of a dyspneic patient after a topical anesthetic shows a methemoglobin of 34%. Oxygen is being given. Which drug should be recommended?',
      text: 'Give intravenous methylene blue',
      why: 'Methylene blue speeds the return of iron to the form that carries oxygen in methemoglobinemia.',
    },
  },
  {
    id: 'circulatory-hypoxia',
    name: 'Low cardiac output',
    marks:
      'A low cardiac output gives a wide arterial-venous oxygen difference and a low SvO₂ while arterial oxygen content is normal.',
    note: 'Slow flow lets tissues take more oxygen from each deciliter, so venous blood returns with less.',
    scenes: [
      'A patient with cool, mottled legs has an SaO₂ of 97%, a hemoglobin of 14 g/dL and a mixed venous saturation of 46%. The arterial-venous oxygen difference is 9 mL/dL.',
    ],
    lookalikes: [
      'anemic-hypoxia',
      'cyanide-hypoxia',
      'shunt',
      'methemoglobin',
      'carboxyhemoglobin',
    ],
    response: {
      scene:
        'After a myocardial infarction a patient has an SaO₂ of 98%, a hemoglobin of 13.5 g/dL, an SvO₂ of 48%, a wedge pressure of 20 mm Hg and a cardiac index of 1.7 L/min/m². Which measure improves oxygen delivery most?',
      text: 'Start an intravenous inotropic drug',
      why: 'In circulatory hypoxia content is normal, and a higher cardiac output brings more oxygen to the tissues.',
    },
  },
  {
    id: 'cyanide-hypoxia',
    name: 'Cyanide poisoning of the cells',
    marks:
      'Cyanide poisoning stops cells from using oxygen: SvO₂ is high and lactate rises although delivery is normal.',
    note: 'Suspect it in smoke inhalation with coma and severe lactic acidosis. Hydroxocobalamin is the antidote.',
    scenes: [
      'A firefighter is unconscious after burning plastic filled a room. PaO₂ is 250 mm Hg on a mask, carboxyhemoglobin is 4%, lactate 14 mmol/L, and mixed venous saturation 92%. Blood pressure and cardiac output are normal.',
    ],
    lookalikes: [
      'carboxyhemoglobin',
      'methemoglobin',
      'circulatory-hypoxia',
      'anemic-hypoxia',
      'shunt',
    ],
    response: {
      scene:
        'A patient rescued from burning upholstery is comatose with a lactate of 13 mmol/L, a carboxyhemoglobin of 5% and a venous saturation of 90% on 100% oxygen. Which treatment should be added?',
      text: 'Give intravenous hydroxocobalamin',
      why: 'Hydroxocobalamin binds cyanide, so that cells can use the oxygen that reaches them.',
    },
  },
];
