import type { StudySheet } from '../../contracts/study-sheets.ts';
import { table } from './sheet-blocks.ts';

/** Devices with the flows and fractions that respiratory care texts give. */
export const oxygenSheet: StudySheet = {
  id: 'oxygen-devices',
  title: 'Oxygen devices',
  summary:
    'Flow, expected FIO₂, and the patient for each device, from cannula to resuscitator bag.',
  sections: [
    {
      heading: 'Low flow: the FIO₂ changes with breathing',
      blocks: [
        table(
          ['Device', 'Flow', 'FIO₂, about', 'For', 'Watch'],
          [
            [
              'Nasal cannula',
              '1–6 L/min',
              '0.24–0.44, 4% more for each liter',
              'A small, steady need; eating and talking',
              'Dryness above 4 L/min; sores behind the ears',
            ],
            [
              'Simple mask',
              '5–10 L/min',
              '0.35–0.60',
              'A short need of a moderate amount',
              'Below 5 L/min exhaled air is breathed again',
            ],
            [
              'Partial rebreathing mask',
              'at least 10 L/min',
              '0.40–0.70',
              'A higher need for a while',
              'The bag must not collapse',
            ],
            [
              'Nonrebreathing mask',
              '10–15 L/min',
              '0.60–0.80, more with a tight fit',
              'Emergencies: shock, trauma, carbon monoxide',
              'The bag stays at least one third full; valves move',
            ],
          ],
        ),
      ],
    },
    {
      heading: 'High flow: the FIO₂ is fixed',
      blocks: [
        table(
          ['Device', 'Flow', 'FIO₂', 'For', 'Watch'],
          [
            [
              'Air-entrainment (Venturi) mask',
              'as the adapter says',
              '0.24–0.50',
              'COPD with a carbon dioxide problem',
              'Covered ports raise the FIO₂',
            ],
            [
              'Heated high-flow cannula',
              'up to 60 L/min in adults',
              '0.21–1.0',
              'Hypoxemic respiratory failure',
              'Rising work of breathing: do not delay intubation',
            ],
            [
              'Aerosol mask, tracheostomy collar, T-piece',
              '10–15 L/min and entrained air',
              '0.28–1.0 by setting',
              'Humidity for an upper airway or a tube',
              'Mist must not vanish on inspiration; drain the tubing',
            ],
            [
              'Bag and mask with reservoir',
              '10–15 L/min',
              'near 1.0',
              'Anyone who does not breathe enough',
              'Chest rise, one breath every 6 s in an adult',
            ],
          ],
        ),
      ],
    },
    {
      heading: 'Air to oxygen ratios of entrainment',
      blocks: [
        table(
          ['FIO₂', '0.24', '0.28', '0.31', '0.35', '0.40', '0.50', '0.60'],
          [['Air : oxygen', '25 : 1', '10 : 1', '7 : 1', '5 : 1', '3 : 1', '1.7 : 1', '1 : 1']],
        ),
      ],
    },
  ],
  note: 'Figures for quiet breathing of an adult. Target by SpO₂ as ordered: 92–96% for most, 88–92% where carbon dioxide is retained.',
  sources: ['Respiratory care texts', 'Oxygen therapy guidelines'],
};
