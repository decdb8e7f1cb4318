import type { GenerationReport, ValidationReport } from '../../../domain/contracts/generation.ts';
import { type ReportTable, reportPage } from './report-page.ts';

const summary = (report: GenerationReport): ReportTable => ({
  title: 'Fields',
  columns: [
    'Field',
    'Questions',
    'Written',
    'Models',
    'K-Type',
    'Recall',
    'Application',
    'Analysis',
  ],
  rows: report.map(({ field, questions, written, models, selectAll, levels }) => [
    field,
    questions,
    written,
    models,
    selectAll,
    levels.recall,
    levels.application,
    levels.analysis,
  ]),
});

const areas = ({ field, areas: own }: GenerationReport[number]): ReportTable => ({
  title: `${field}: areas`,
  columns: ['Area', 'Exam', 'Blueprint %', 'Bank %', 'Questions'],
  rows: own.map(({ area, exam, weight, share, questions }) => [
    area,
    exam,
    weight,
    share,
    questions,
  ]),
});

export const generationPage = (report: GenerationReport): string =>
  reportPage('Question bank: generation report', [summary(report), ...report.map(areas)]);

const found = (report: ValidationReport): ReportTable => {
  const rules = [...new Set(report.flatMap(({ warnings }) => Object.keys(warnings)))];
  return {
    title: 'Errors, and warnings by rule',
    columns: ['Field', 'Questions', 'Errors', ...rules],
    rows: report.map(({ field, questions, errors, warnings }) => [
      field,
      questions,
      errors.length,
      ...rules.map((rule) => warnings[rule] ?? 0),
    ]),
  };
};

const errors = (report: ValidationReport): ReportTable => ({
  title: 'Errors',
  columns: ['Question', 'Rule', 'What was found'],
  rows: report.flatMap((field) =>
    field.errors.map(({ itemId, rule, detail }) => [itemId, rule, detail]),
  ),
});

export const validationPage = (report: ValidationReport): string =>
  reportPage('Question bank: validation report', [found(report), errors(report)]);
