import { illustrated } from './sketch/illustrated.ts';
import { arrow, blob, box, curve, dots, oval, path, solid, tube } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

const syringe = [
  box('device', '14,258 8,60', 3),
  box('device', '20,282 40,12', 2),
  box('skin', '52,264 92,48', 5),
  box('blood', '78,267 64,42', 3),
  box('trace', '68,266 10,44', 2),
  ...[90, 102, 114, 126].map((x) => path('axis', `${x},264 ${x},274`)),
  solid('device', '144,278 156,282 156,294 144,298'),
];

const channel = [
  tube('skin', '156,288 210,288 320,288 440,288', [26, 34, 34, 26]),
  tube('blood', '158,288 210,288 320,288 440,288', [12, 22, 22, 14]),
  ...arrow('shine', '180,288 200,288 214,288', 10),
  ...arrow('shine', '262,288 280,288 296,288', 10),
  ...arrow('shine', '352,288 370,288 386,288', 10),
];

/** A rod that dips into the channel from above. */
const electrode = (x: number) => [
  box('device', `${x - 27},110 54,34`, 6),
  box('skin', `${x - 21},142 42,132`, 6),
  path('trace', `${x},110 ${x},84`),
];

const electrodes = [
  ...[228, 318, 408].flatMap(electrode),
  box('fluid', '211,166 34,92', 4),
  oval('fluid', '228,268 15,15'),
  curve('trace', '228,144 228,200 228,256'),
  box('fat', '301,166 34,92', 4),
  path('trace', '318,144 318,240'),
  oval('fluid', '318,248 9,11'),
  solid('second', '297,268 339,268 339,276 297,276'),
  box('airway', '391,166 34,92', 4),
  path('trace', '408,144 408,262'),
  box('trace', '403,258 10,9', 2),
  solid('second', '387,268 429,268 429,276 387,276'),
  ...dots('third', '306,190 328,204 308,220 396,186 420,200 398,226 418,240', 3),
];

const screen = [
  box('device', '470,92 156,244', 12),
  box('skin', '484,108 128,180', 6),
  ...dots('axis', '512,312 548,312 584,312', 8),
  path('limit', '484,152 612,152'),
  path('limit', '484,198 612,198'),
  path('limit', '484,244 612,244'),
];

/** How a blood gas sample is measured. Source: standard laboratory medicine texts. */
export const bloodGasAnalyzer = illustrated({
  key: 'blood-gas-analyzer',
  title: 'Blood gas analyzer',
  alt: 'Arterial blood from a syringe flows through a channel under three electrodes. The pH electrode ends in a glass bulb; the PCO₂ electrode is a pH electrode behind a membrane that lets carbon dioxide pass; the PO₂ electrode is a cathode behind a membrane that lets oxygen pass. A screen shows pH 7.40, PCO₂ 40, PO₂ 95 and the bicarbonate, 24, calculated from pH and PCO₂.',
  scale: 'PCO₂ and PO₂ in mmHg, HCO₃⁻ in mmol/L',
  height: 400,
  shapes: [
    path('trace', '228,84 228,66 470,66 520,66 520,92'),
    path('trace', '318,84 318,66'),
    path('trace', '408,84 408,66'),
    blob('device', '440,274 440,274 462,280 462,280 462,296 462,296 440,302 440,302'),
    ...syringe,
    ...channel,
    ...electrodes,
    ...screen,
  ],
  tags: [
    word('pH', '204,94', 'end'),
    word('PCO₂', '312,94', 'end'),
    word('PO₂', '402,94', 'end'),
    tag('Arterial blood', '110,352', '110,296'),
    tag('Glass bulb', '120,206', '218,262'),
    tag('Membranes', '330,352', '330,272'),
    word('pH 7.40', '548,131'),
    word('PCO₂ 40', '548,176'),
    word('PO₂ 95', '548,222'),
    word('HCO₃⁻ 24', '548,267'),
  ],
});
