import type { MappingNote } from '../../contracts/exchanged-item.ts';
import { changed } from '../mapping-report.ts';
import { Unreadable } from '../read/unreadable.ts';
import { childrenOf, named, nodesIn, within, type XmlNode } from '../xml/xml-node.ts';

const templates =
  /(?:^|\/)(?:match_correct|map_response|CC2_match(?:_basic)?|CC2_map_response)(?:\.xml)?$/;

/** Rules that say no more than the key does. */
const plain: ReadonlySet<string> = new Set([
  ...['responseCondition', 'responseIf', 'responseElse', 'match', 'variable', 'correct', 'equal'],
  ...['setOutcomeValue', 'baseValue', 'mapResponse', 'sum', 'multiple'],
]);
/** Rules that may count otherwise; the key is taken as it is declared. */
const counted: ReadonlySet<string> = new Set([
  ...['responseElseIf', 'isNull', 'not', 'and', 'or', 'member', 'contains', 'stringMatch'],
  ...['subtract', 'product', 'divide', 'gt', 'gte', 'lt', 'lte', 'default', 'containerSize'],
  ...['ordered', 'exitResponse'],
]);

/** What of the scoring is not kept. Throws `Unreadable` for rules that are not known. */
export const processingNotes = (root: XmlNode): readonly MappingNote[] => {
  const rules = childrenOf(root, 'responseProcessing');
  for (const { attributes } of rules) {
    const template = attributes['template'] ?? attributes['templateLocation'];
    if (template !== undefined && !templates.test(template)) {
      throw new Unreadable(
        'responseProcessing',
        `The template ${template.slice(-80)} is not read. Use match_correct or map_response.`,
      );
    }
  }
  const names = rules
    .flatMap((rule) => nodesIn(rule).flatMap((node) => within(node, () => true)))
    .map(({ name }) => name);
  const unknown = names.find((name) => !(plain.has(name) || counted.has(name)));
  if (unknown !== undefined) {
    throw new Unreadable(
      'responseProcessing',
      `The rule <${unknown.slice(0, 60)}> is not read. Use match_correct or map_response.`,
    );
  }
  return names.some((name) => counted.has(name))
    ? [changed('scoring', 'The rules of scoring are left out: the declared key alone counts.')]
    : [];
};

/** How far off a number may be, from the rule that compares it. */
export const toleranceIn = (root: XmlNode, value: number): number => {
  const [rule] = within(root, named('equal'));
  const told = (rule?.attributes['tolerance'] ?? '0').trim().split(/\s+/).map(Number);
  const widest = Math.max(0, ...told.filter(Number.isFinite));
  const mode = rule?.attributes['toleranceMode'];
  if (mode === 'relative') return (Math.abs(value) * widest) / 100;
  return mode === 'absolute' ? widest : 0;
};
