import { describe, expect, it } from 'vitest';
import { readXml } from '../../../api/interchange/files/read-qti.ts';
import type { ReadItems } from '../../../domain/interchange/read/read-items.ts';

const item21 = (body: string, declarations: string, rest = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i7" title="Gas" adaptive="false" timeDependent="false">
${declarations}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
<itemBody>${body}</itemBody>
${rest || '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>'}
</assessmentItem>`;

const declared = (values: readonly string[], cardinality = 'single', baseType = 'identifier') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;

const choices = (attributes = '') =>
  `<div class="row"><p>A client has a <strong>pH</strong> of
   7.28.</p><table><tr><th>PaCO<sub>2</sub></th><td>60</td></tr><tr><th>HCO3</th><td>25</td></tr></table></div>
   <choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1" ${attributes}><prompt>Which is it?</prompt>
   <simpleChoice identifier="A">Respiratory acidosis<feedbackInline outcomeIdentifier="FEEDBACK" identifier="A" showHide="show">CO2 is high.</feedbackInline></simpleChoice>
   <simpleChoice identifier="B"><p>Metabolic acidosis</p></simpleChoice></choiceInteraction>`;

const qti = (xml: string): ReadItems => readXml(xml, 'item.xml');

describe('an item of QTI 2.1 as authoring tools write it', () => {
  it('keeps a choice with its prompt, table and feedback', () => {
    const { items, problems } = qti(
      item21(
        choices(),
        declared(['A']),
        `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct.xml"/><modalFeedback outcomeIdentifier="FEEDBACK" identifier="B" showHide="show">HCO3 is normal.</modalFeedback><modalFeedback outcomeIdentifier="FEEDBACK" identifier="general" showHide="show"><p>Look at CO2 first.</p></modalFeedback>`,
      ),
    );
    expect(problems).toEqual([]);
    expect(items[0]?.item).toEqual({
      id: 'i7',
      field: null,
      exam: null,
      area: null,
      topic: null,
      level: null,
      source: '',
      format: 'single',
      fixed: false,
      stem: 'A client has a pH of 7.28.\n\nPaCO2 | 60\n\nHCO3 | 25\n\nWhich is it?',
      explanation: 'Look at CO2 first.',
      options: [
        { text: 'Respiratory acidosis', why: 'CO2 is high.', right: true },
        { text: 'Metabolic acidosis', why: 'HCO3 is normal.', right: false },
      ],
    });
  });

  it('keeps several answers of a map_response, a number with its tolerance, an order and a match', () => {
    const mapped = `<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier"><mapping defaultValue="0"><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="2"/><mapEntry mapKey="C" mappedValue="-1"/></mapping></responseDeclaration>`;
    const several = qti(
      item21(
        '<choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>Which?</prompt><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice><simpleChoice identifier="C">c</simpleChoice></choiceInteraction>',
        mapped,
        '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>',
      ),
    );
    expect(several.items[0]).toMatchObject({
      item: {
        format: 'multiple',
        fixed: true,
        options: [{ right: true }, { right: true }, { right: false }],
      },
      notes: [{ what: 'changed', part: 'scoring' }],
    });
    const number = qti(
      item21(
        '<p>500 mL over 6 h. Flow: <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="5"/> mL/h</p>',
        declared(['83.3'], 'single', 'float'),
        '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.5 0.5"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
      ),
    );
    expect(number.items[0]?.item).toMatchObject({
      stem: '500 mL over 6 h. Flow:',
      answer: { value: 83.3, tolerance: 0.5, unit: 'mL/h' },
    });
    const order = qti(
      item21(
        '<orderInteraction responseIdentifier="RESPONSE"><prompt>In which order?</prompt><simpleChoice identifier="x">second</simpleChoice><simpleChoice identifier="y">first</simpleChoice></orderInteraction>',
        declared(['y', 'x'], 'ordered'),
      ),
    );
    expect(order.items[0]?.item).toMatchObject({
      options: [{ text: 'first' }, { text: 'second' }],
    });
    const match = qti(
      item21(
        '<matchInteraction responseIdentifier="RESPONSE" maxAssociations="2"><prompt>Match.</prompt><simpleMatchSet><simpleAssociableChoice identifier="r1" matchMax="1">one</simpleAssociableChoice><simpleAssociableChoice identifier="r2" matchMax="1">two</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="c1" matchMax="2">yes</simpleAssociableChoice><simpleAssociableChoice identifier="c2" matchMax="2">no</simpleAssociableChoice></simpleMatchSet></matchInteraction>',
        declared(['r1 c2', 'r2 c1'], 'multiple', 'directedPair'),
      ),
    );
    expect(match.items[0]?.item).toMatchObject({
      several: false,
      columns: ['yes', 'no'],
      rows: [{ right: [1] }, { right: [0] }],
    });
  });

  it.each([
    [
      'hotspotInteraction',
      '<hotspotInteraction responseIdentifier="RESPONSE"/>',
      'itemBody',
      /<hotspotInteraction> is not read/,
    ],
    [
      'an essay',
      '<extendedTextInteraction responseIdentifier="RESPONSE"/>',
      'itemBody',
      /<extendedTextInteraction> is not read/,
    ],
    [
      'a word',
      '<p>Name it: <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      'correctResponse',
      /in words are not taken/,
    ],
    ['two questions', `${choices()}${choices()}`, 'itemBody', /an item of its own/],
    [
      'a picture',
      `<img src="https://example.com/track.png" alt=""/>${choices()}`,
      'stem',
      /^Pictures are not taken/,
    ],
    ['a script', `<script>alert(1)</script>${choices()}`, 'stem', /^Scripts are not taken/],
    ['a handler', `<p onclick="alert(1)">x</p>${choices()}`, 'stem', /^Scripts are not taken/],
    [
      'a link that runs',
      `<p><a href="javascript:alert(1)">x</a></p>${choices()}`,
      'stem',
      /^Scripts/,
    ],
    ['an object', `<object data="a.swf" type="x"/>${choices()}`, 'stem', /<object> is not taken/],
  ])('says of what it does not take: %s', (...[, body, field, says]) => {
    const { items, problems } = qti(item21(body, declared(['A'])));
    expect(items).toEqual([]);
    expect(problems).toEqual([
      { file: 'item.xml', row: 1, field, says: expect.stringMatching(says) },
    ]);
  });

  it.each([
    ['an unknown template', '<responseProcessing template="http://x/map_response_point"/>'],
    [
      'a rule of a vendor',
      '<responseProcessing><customOperator class="org.x.Run"/></responseProcessing>',
    ],
  ])('says of scoring that it does not know: %s', (_, processing) => {
    expect(qti(item21(choices(), declared(['A']), processing)).problems).toMatchObject([
      {
        field: 'responseProcessing',
        says: expect.stringMatching(/is not read\. Use match_correct/),
      },
    ]);
  });

  it('names a key that is no choice, and a response that is not declared', () => {
    expect(qti(item21(choices(), declared(['Z']))).problems).toMatchObject([
      { field: 'correctResponse', says: 'Name a choice of the item, not "Z".' },
    ]);
    expect(qti(item21(choices(), '')).problems).toMatchObject([{ field: 'responseDeclaration' }]);
  });
});
