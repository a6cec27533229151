import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../src/platform/database/database.js';

/** Step of a PostgreSQL query plan. */
export type Step = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Step[];
};

type Statement = { text: string; params: unknown[] };

export type StatementRecorder = {
  database: Database;
  statements: Statement[];
  explain: Explain;
  close: () => Promise<void>;
};

/** Opens the embedded database with its own planner settings and records each statement. */
export async function recordStatements(
  database: Database,
  settings: Readonly<Record<string, string>> = {},
): Promise<StatementRecorder> {
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => statements.push({ text, params }) };
  const { $client } = database as unknown as { $client: PGlite };
  const entries = Object.entries(settings);
  for (const [name, value] of entries) await $client.exec(`set ${name} = ${value}`);
  const close = async () => {
    for (const [name] of entries) await $client.exec(`reset ${name}`);
  };
  return { database: drizzle($client, { logger }), statements, explain: explainBy($client), close };
}

const explainBy =
  (client: PGlite): Explain =>
  async ({ text, params }, options) => {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      `explain (${[...options, 'format json'].join(', ')}) ${text}`,
      params,
    );
    const [found] = rows[0]?.['QUERY PLAN'] ?? [];
    return found ? stepsOf(found.Plan) : [];
  };

type Explain = (statement: Statement, options: readonly string[]) => Promise<Step[]>;

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** Rows visited by the step that visits most. */
export const mostVisited = (steps: readonly Step[]): number =>
  Math.max(
    0,
    ...steps
      .filter((step) => step['Relation Name'] !== undefined)
      .map(
        (step) =>
          ((step['Actual Rows'] ?? 0) +
            (step['Rows Removed by Filter'] ?? 0) +
            (step['Rows Removed by Index Recheck'] ?? 0)) *
          (step['Actual Loops'] ?? 1),
      ),
  );
