import type { TermCategory } from '../contracts/terminology.ts';
import type {
  AnatomyDiagram,
  AnatomyIllustration,
  TermEntry,
} from '../contracts/terminology-study.ts';
import { heartDrawings } from '../study-aid/drawings/heart-drawings.ts';
import type { LabeledDrawing, NamedSpot } from '../study-aid/drawings/labeled-drawing.ts';
import { lungDrawings } from '../study-aid/drawings/lung-drawings.ts';

type Side = AnatomyIllustration['side'];

type Diagram = {
  readonly title: AnatomyDiagram['title'];
  readonly drawn: LabeledDrawing | undefined;
  readonly category: TermCategory;
  /** Where the name of a place has room; to the right where it is not said. */
  readonly sides: Readonly<Record<string, Side>>;
};

const diagrams: readonly Diagram[] = [
  {
    title: 'Cardiac Anatomy',
    drawn: heartDrawings.find(({ id }) => id === 'heart-chambers'),
    category: 'Cardiology',
    sides: {
      'right-atrium': 'left',
      'right-ventricle': 'left',
      'superior-vena-cava': 'left',
      'tricuspid-valve': 'left',
      aorta: 'above',
      septum: 'below',
    },
  },
  {
    title: 'Respiratory System',
    drawn: lungDrawings.find(({ id }) => id === 'airways'),
    category: 'Pulmonology',
    sides: {
      'right-main-bronchus': 'left',
      'right-upper-lobe': 'above',
      'right-lower-lobe': 'below',
      'left-lower-lobe': 'below',
      diaphragm: 'below',
    },
  },
];

const mostOfPlace = 3;
const mostExtra = 8;

/** 0 where the term is the name itself, 1 where it holds it, 2 where its text speaks of it; else none. */
const closeness = (name: string, entry: TermEntry): number | undefined => {
  const wanted = name.toLowerCase();
  const term = entry.term.toLowerCase();
  if (term === wanted) return 0;
  if (term.includes(wanted) || wanted.includes(term)) return 1;
  const told = [entry.definition, entry.clinicalSignificance, ...entry.relatedTerms];
  return told.some((text) => text.toLowerCase().includes(wanted)) ? 2 : undefined;
};

const termsOfPlace = ({ name }: NamedSpot, terms: readonly TermEntry[]): string[] =>
  terms
    .map((entry) => ({ id: entry.id, near: closeness(name, entry) }))
    .filter(({ near }) => near !== undefined)
    .toSorted((one, other) => (one.near ?? 0) - (other.near ?? 0))
    .slice(0, mostOfPlace)
    .map(({ id }) => id);

const placesOf = (
  { title, drawn, sides }: Diagram,
  terms: readonly TermEntry[],
): AnatomyIllustration[] =>
  (drawn?.spots ?? []).map((spot) => ({
    id: spot.id,
    name: spot.name,
    description: spot.explanation,
    medicalTerms: termsOfPlace(spot, terms),
    coordinates: { x: spot.x, y: spot.y },
    category: title,
    side: sides[spot.id] ?? 'right',
  }));

const diagramOf = (diagram: Diagram, terms: readonly TermEntry[]): AnatomyDiagram => {
  const places = placesOf(diagram, terms);
  const shown = new Set(places.flatMap(({ medicalTerms }) => medicalTerms));
  const extra = terms.filter(({ category, id }) => category === diagram.category && !shown.has(id));
  return {
    title: diagram.title,
    alt: diagram.drawn?.alt ?? '',
    drawing: {
      width: 100,
      height: 100,
      grids: [],
      labels: [],
      scale: 'Not to scale',
      marks: [...(diagram.drawn?.marks ?? [])],
    },
    places,
    extraTerms: extra.slice(0, mostExtra).map(({ id }) => id),
  };
};

/** The two diagrams, each place with the terms that speak of it, and what else there is to know of the organ. */
export const anatomyDiagrams = (terms: readonly TermEntry[]): AnatomyDiagram[] =>
  diagrams.map((diagram) => diagramOf(diagram, terms));
