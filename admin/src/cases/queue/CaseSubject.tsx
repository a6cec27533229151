import { type AnySection, formatMoney } from '@coop/domain';
import { Fragment, type ReactNode } from 'react';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';

type Props = { section: AnySection; row: Readonly<Record<string, unknown>> };

/** What a case is about in one line: by what its section tells its cases apart, and how much is at stake. */
export function CaseSubject({ section: { fields, submission }, row }: Props) {
  const words: [string, ReactNode][] = (submission?.comparedBy ?? [])
    .filter((name) => row[name])
    .map((name) => [name, <FieldDisplay key={name} field={fields[name]} value={row[name]} row={row} brief />]);
  const amount = row.montoComprometido && formatMoney(String(row.montoComprometido), String(row.moneda ?? 'BOB'));
  const told = [...words, ['monto', amount], ['asunto', row.asunto]].filter(([, said]) => said) as typeof words;
  return told.map(([name, said], at) => (
    <Fragment key={name}>
      {at > 0 && ' · '}
      {said}
    </Fragment>
  ));
}
