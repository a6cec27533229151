import { type AnySection, formatMoney } from '@coop/domain';

type Values = Readonly<Record<string, unknown>>;

/** What a case is about in one line: by what its section tells its cases apart, and how much is at stake. */
export function subjectOf({ fields, submission }: AnySection, row: Values): string {
  const words = (submission?.comparedBy ?? []).map((name) => fields[name].choices?.[String(row[name])]);
  const amount = row.montoComprometido && formatMoney(String(row.montoComprometido), String(row.moneda ?? 'BOB'));
  return [...words, amount, row.asunto].filter(Boolean).join(' · ');
}
