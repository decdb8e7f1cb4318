import { illustrated } from './sketch/illustrated.ts';
import { blob, curve, oval, path, ring, tube } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const behind = [
  tube('flesh', '262,84 330,58 420,58 500,84 560,120', [8, 22, 26, 22, 14]),
  tube('flesh', '262,356 330,382 420,382 500,372 560,356', [8, 22, 26, 22, 14]),
  tube('pale', '440,266 500,292 560,318 612,338', [50, 44, 42, 42]),
];

const globe = [
  oval('pale', '330,220 150,150'),
  oval('airway', '330,220 138,138'),
  ring('flesh', '330,220 136,9', [-130, 130]),
  ring('fat', '330,220 127,9', [-122, 122]),
  tube('nerve', '442,267 500,292 560,318 612,338', [26, 24, 24, 24]),
  oval('nerve', '443,267 6,15', 24),
  ring('blood', '330,220 121,2', [-96, 17]),
  ring('blood', '330,220 121,2', [29, 100]),
  oval('second', '457,214 3,8', -4),
];

const front = [
  blob(
    'fluid',
    '207,130 180,160 162,192 157,220 162,248 180,280 207,310 216,300 216,300 224,220 216,140 216,140',
  ),
  blob('airway', '212,146 188,170 174,198 170,220 174,242 188,270 212,294 226,270 262,220 226,170'),
  blob('flesh', '210,128 234,114 246,126 244,150 240,168 230,160 218,152'),
  blob('flesh', '210,312 234,326 246,314 244,290 240,272 230,280 218,288'),
  path('axis', '242,152 250,172'),
  path('axis', '242,160 252,176'),
  path('axis', '242,288 250,268'),
  path('axis', '242,280 252,264'),
  blob('vein', '211,148 222,150 230,172 226,200 221,202 217,176'),
  blob('vein', '211,292 222,290 230,268 226,240 221,238 217,264'),
  oval('fluid', '256,220 25,54'),
  oval('shine', '248,206 8,26', 8),
  curve('axis', '262,176 271,220 262,264'),
];

/** An eye cut through its middle. Source: standard ophthalmology texts. */
export const eyeSection = illustrated({
  key: 'eye-section',
  title: 'The eye in section',
  alt: 'An eyeball cut through its middle, its front to the left. Behind the clear bulging cornea stand the iris, with the pupil between its edges, and the lens, held by fine fibers from the ciliary body. The wall of the globe has three coats: sclera outside, choroid, and retina inside, with the macula opposite the pupil. The optic nerve leaves at the back.',
  scale: 'Horizontal section',
  shapes: [...behind, ...globe, ...front],
  tags: [
    tag('Ciliary body', '148,70', '232,134'),
    tag('Cornea', '120,140', '172,186'),
    tag('Pupil', '120,220', '223,220'),
    tag('Iris', '120,300', '222,266'),
    tag('Lens', '148,372', '254,262'),
    tag('Vitreous', '345,290', '352,238'),
    tag('Sclera', '530,150', '466,170'),
    tag('Macula', '530,212', '460,214'),
    tag('Choroid', '530,256', '462,246'),
    tag('Retina', '470,30', '404,116'),
    tag('Optic nerve', '560,404', '556,322'),
  ],
});
