import { type AnySection, formatMoney } from '@coop/domain';
import { Box, Typography } from '@mui/material';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link, type RaRecord, useListContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { StateChip } from '../../fields/displays/StateChip';
import { OtherViewers } from '../../records/live/OtherViewers';
import { Deadline, personOf } from '../columns/columns';

export const addressOfCase = ({ name }: AnySection, { id }: Pick<RaRecord, 'id'>): string =>
  `/administrador/${name}/${encodeURIComponent(id)}/show`;

/** Navigation state of a link from one case to another, whose title then takes the focus. */
export const fromCase = { fromCase: true };

type Props = { section: AnySection; row: RaRecord; isOpen: boolean };

export function QueueItem({ section, row, isOpen }: Props) {
  const item = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Box
      ref={item}
      component={Link}
      to={addressOfCase(section, row)}
      state={fromCase}
      aria-current={isOpen ? 'page' : undefined}
      sx={{
        display: 'block',
        px: 1.5,
        py: 1.25,
        borderLeft: 3,
        borderColor: isOpen ? 'primary.main' : 'transparent',
        bgcolor: isOpen ? 'action.selected' : undefined,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography component="span" sx={{ fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {personOf(row) || section.label.one}
        </Typography>
        {row.venceEn ? (
          <Deadline day={row.venceEn} plazo={row.plazo} estimated={row.plazoEstimado} size="small" />
        ) : (
          section.flows.estado && <StateChip flow={section.flows.estado} value={String(row.estado)} />
        )}
      </Box>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', display: 'block', mt: 0.25 }}>
        <CaseSubject {...{ section, row }} />
      </Typography>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {row.codigo}
      </Typography>
      {!isOpen && <OtherViewers section={section} id={row.id} size="small" />}
    </Box>
  );
}

type CaseSubjectProps = {
  section: AnySection;
  row: Readonly<Record<string, unknown>>;
  follows?: boolean;
};

/** One-line subject of a case: its appointment, the fields in its section's `comparedBy`, and its first amount. */
export function CaseSubject({ section: { fields, submission, table }, row, follows = false }: CaseSubjectProps) {
  const words: [string, ReactNode][] = [table.upcomingFirst?.at ?? [], submission?.comparedBy ?? []]
    .flat()
    .filter((name) => row[name])
    .map((name) => [name, <FieldDisplay key={name} field={fields[name]} value={row[name]} row={row} brief />]);
  const money = Object.keys(fields).find((name) => fields[name].kind === 'money' && row[name]);
  const amount = money && formatMoney(String(row[money]), String(row[fields[money].currencyField ?? ''] ?? 'BOB'));
  const facts = [...words, ['monto', amount], ['asunto', row.asunto]].filter(([, value]) => value) as typeof words;
  return facts.map(([name, value], at) => (
    <Fragment key={name}>
      {(at > 0 || follows) && ' · '}
      {value}
    </Fragment>
  ));
}

type Neighbours = { previous: RaRecord | undefined; next: RaRecord | undefined };

/** Returns the previous and next case of the queue. If the case is not in it, next is the first one. */
export function useNeighbours(id: RaRecord['id']): Neighbours {
  const { data = [] } = useListContext();
  const at = data.findIndex((row) => row.id === id);
  return { previous: at > 0 ? data[at - 1] : undefined, next: data[at + 1] };
}
