import { type AnySection, findSection, formatDateTime, formatShortDate, todayInLaPaz } from '@coop/domain';
import type { Figure, Ocurrencia, Panel } from '@coop/domain/answers';
import { addDays, dayInLaPaz } from '@coop/domain/calendar';
import { Box, Card, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, type RaRecord, useDataProvider, useStore } from 'react-admin';
import { formatDue, personOf } from '../cases/columns/columns';
import { addressOfCase, CaseSubject } from '../cases/queue/QueueItem';
import { FailedToLoad } from '../ground/messages/Message';
import { filterAt } from '../ground/queries/filterAt';
import { amountOf, usePanel } from '../ground/queries/opening';
import { APPROVALS, useApprovals, waitingForMe } from '../ground/queries/useApprovals';
import { useYo } from '../ground/staff/staff';
import { pressable } from '../ground/theme/palette';
import { listMeta } from '../records/data/listMeta';
import { OBLIGATIONS } from '../sections/obligaciones/useObligations';

const MAX_LINES = 5;
const STALE_MS = 30_000;

type Line = {
  to: string;
  when: string;
  /** Work order within the group. */
  day: string;
  title: string;
  about: ReactNode;
};
type Stage = 'late' | 'soon' | 'approval' | 'arrived';
type More = { to: string; label: string };
type Group = { lines: Line[]; total: number; more: More[] };

const stages: readonly { stage: Stage; title: string; brief: string; colour: string }[] = [
  { stage: 'late', title: 'Vencido o atrasado', brief: 'vencido', colour: 'error.main' },
  { stage: 'soon', title: 'Vence hoy o pronto', brief: 'hoy o pronto', colour: 'warning.main' },
  { stage: 'approval', title: 'Espera su aprobación', brief: 'por aprobar', colour: 'text.secondary' },
  { stage: 'arrived', title: 'Llegó desde ayer', brief: 'sin atender', colour: 'text.secondary' },
];

/** Returns the stage of a figure; undefined if it is not due. */
function stageOf({ clave, tono, cantidad }: Figure): Stage | undefined {
  if (cantidad === 0) return undefined;
  if (clave === 'nuevos') return 'arrived';
  if (clave === 'vencen_hoy' || tono === 'pronto') return 'soon';
  return tono === 'urgente' ? 'late' : undefined;
}

const stageOfDue = ({ etapa }: Ocurrencia): Stage => (etapa === 'vencida' ? 'late' : 'soon');

function useToday({ cifras, obligaciones }: Panel) {
  const { rol } = useYo();
  const { getList } = useDataProvider();
  const approvals = useApprovals();
  const today = todayInLaPaz();
  const figures = cifras.flatMap((figure) => {
    const stage = stageOf(figure);
    const section = findSection(figure.seccion) as AnySection | undefined;
    if (!stage || !section) return [];
    const isNew = stage === 'arrived';
    const filter = { ...filterAt(figure.enlace), ...(isNew && { creadoEn_desde: addDays(today, -1) }) };
    const [field, order] = section.submission
      ? ([section.submission.term && !isNew ? 'venceEn' : 'creadoEn', isNew ? 'DESC' : 'ASC'] as const)
      : section.table.sort;
    return [{ figure, stage, section, filter, sort: { field, order } }];
  });
  const { answers, error, refetch } = useQueries({
    queries: figures.map(({ section, filter, sort }) => ({
      queryKey: ['panel', 'hoy', section.name, filter],
      queryFn: () =>
        getList(section.name, {
          filter,
          sort,
          pagination: { page: 1, perPage: MAX_LINES },
          meta: listMeta(section, rol),
        }),
      staleTime: STALE_MS,
    })),
    combine: (all) => ({
      answers: all.map(({ data }) => data),
      error: all.find((one) => one.error)?.error ?? null,
      refetch: () => all.forEach((one) => void one.refetch()),
    }),
  });

  const groups: Record<Stage, Group> = { late: empty(), soon: empty(), approval: empty(), arrived: empty() };
  const add = (stage: Stage, lines: Line[], total = lines.length, more?: More) => {
    const group = groups[stage];
    group.lines.push(...lines);
    group.total += total;
    if (more && total > lines.length) group.more.push(more);
  };
  figures.forEach(({ figure, stage, section }, at) => {
    const { data = [], total = stage === 'arrived' ? 0 : figure.cantidad } = answers[at] ?? {};
    const label = `${section.label.many}: ${figure.etiqueta.toLowerCase()} (${amountOf({ ...figure, cantidad: total })})`;
    add(
      stage,
      data.map((row) => lineOfRow(section, row, figure, stage)),
      total,
      { to: figure.enlace, label },
    );
  });
  for (const stage of ['late', 'soon'] as const) {
    const due = obligaciones.filter((one) => stageOfDue(one) === stage);
    const lines = due.slice(0, MAX_LINES).map(lineOfObligation);
    add(stage, lines, due.length, { to: OBLIGATIONS, label: `Obligaciones (${due.length})` });
  }
  add('approval', waitingForMe(approvals).map(lineOfApproval));
  for (const { lines } of Object.values(groups)) lines.sort((a, b) => a.day.localeCompare(b.day));
  // A case that is also due is listed only there. The latest first: the rest are by due date.
  const due = new Set([...groups.late.lines, ...groups.soon.lines].map(({ to }) => to));
  const arrived = groups.arrived.lines.filter(({ to }) => !due.has(to)).reverse();
  groups.arrived.total -= groups.arrived.lines.length - arrived.length;
  groups.arrived.lines = arrived;
  return { groups, error, refetch, isKnown: answers.every(Boolean) };
}

const empty = (): Group => ({ lines: [], total: 0, more: [] });

function lineOfRow(section: AnySection, row: RaRecord, { etiqueta, tono }: Figure, stage: Stage): Line {
  const isCase = section.kind === 'submission';
  const isNew = stage === 'arrived';
  const due = row.venceEn ? formatDue(row.venceEn) : row.vigenteHasta ? formatEnd(row.vigenteHasta) : undefined;
  return {
    to: isCase ? addressOfCase(section, row) : `/administrador/${section.name}/${row.id}`,
    when: isNew ? formatArrival(row.creadoEn) : (due ?? (tono === 'urgente' ? 'Atrasado' : 'Pronto')),
    day: isNew ? row.creadoEn : String(row.venceEn ?? row.vigenteHasta ?? LAST),
    title: (isCase && personOf(row)) || section.title(row),
    about: (
      <>
        {section.label.one}
        {!row.venceEn && !isNew && ` · ${etiqueta.toLowerCase()}`}
        {isCase && <CaseSubject section={section} row={row} follows />}
        {isCase && ` · ${row.codigo}`}
      </>
    ),
  };
}

const formatEnd = (day: string) => `${day < todayInLaPaz() ? 'Terminó el ' : ''}${formatShortDate(day)}`;

/** Sorts after every date. */
const LAST = '9999';

const lineOfObligation = ({ nombre, periodoNombre, vence }: Ocurrencia): Line => ({
  to: OBLIGATIONS,
  when: formatDue(vence),
  day: vence,
  title: [nombre, periodoNombre].filter(Boolean).join(': '),
  about: 'Obligación',
});

type Waiting = ReturnType<typeof waitingForMe>[number];

const lineOfApproval = ({ etiqueta, titulo, pedidaPor, pedidaEn }: Waiting): Line => ({
  to: APPROVALS,
  when: formatArrival(pedidaEn),
  day: pedidaEn,
  title: titulo,
  about: `${etiqueta} · la envió ${pedidaPor}`,
});

/** Formats a recent instant: its hour today, else its day. */
function formatArrival(instant: string): string {
  const day = dayInLaPaz(instant);
  const today = todayInLaPaz();
  if (day === today) return `Hoy, ${formatDateTime(instant).split(', ').at(-1)}`;
  return day === addDays(today, -1) ? `Ayer, ${formatDateTime(instant).split(', ').at(-1)}` : formatShortDate(day);
}

type TodayProps = { panel: Panel };

/** Lists the work of today by stage, most overdue first; each row links to its record. */
export function Today({ panel }: TodayProps) {
  const { groups, error, refetch, isKnown } = useToday(panel);
  const nonEmpty = stages.filter(({ stage }) => groups[stage].total > 0);
  return (
    <>
      <FailedToLoad error={error} onRetry={refetch} hasOldData={isKnown} />
      {isKnown && nonEmpty.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Nada vence ni espera por usted.</Typography>
      )}
      {nonEmpty.map(({ stage, title, colour }) => (
        <Box key={stage} component="section" aria-labelledby={`hoy-${stage}`} sx={{ minWidth: 0 }}>
          <Typography id={`hoy-${stage}`} variant="subtitle2" component="h3" sx={heading}>
            {title}{' '}
            <Box component="span" sx={{ color: colour }}>
              {groups[stage].total}
            </Box>
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {groups[stage].lines.map((line) => (
              <TodayLine key={`${line.to} ${line.title}`} line={line} colour={colour} />
            ))}
          </Box>
          <Box sx={more}>
            {groups[stage].more.map(({ to, label }) => (
              <Link key={to} to={to} sx={pressable}>
                {label}
              </Link>
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}

/** Folded work of today, for roles without a panel; the user's choice persists. Queries its rows only when open. */
export function TodayStrip() {
  const { data } = usePanel();
  const approvals = useApprovals();
  const [isOpen, setOpen] = useStore('hoy.abierto', false);
  const countOf = (stage: Stage) =>
    sum((data?.cifras ?? []).filter((figure) => stageOf(figure) === stage)) +
    (data?.obligaciones ?? []).filter((due) => stageOfDue(due) === stage).length +
    (stage === 'approval' ? waitingForMe(approvals).length : 0);
  const counts = stages.map((one) => ({ ...one, count: countOf(one.stage) })).filter(({ count }) => count > 0);
  return (
    <Card component="details" open={isOpen} sx={{ px: 2, mt: 2, displayPrint: 'none' }}>
      <Box
        component="summary"
        // React would undo a change of `open` by the browser.
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
        sx={{ py: 1, cursor: 'pointer' }}
      >
        <Typography variant="subtitle2" component="h2" sx={{ display: 'inline' }}>
          Hoy
        </Typography>
        <Typography variant="body2" component="span">
          {counts.map(({ stage, brief, colour, count }) => (
            <Box key={stage} component="span" sx={{ color: colour }}>{` · ${brief}: ${count}`}</Box>
          ))}
          {data && counts.length === 0 && ' · nada espera por usted'}
        </Typography>
      </Box>
      {isOpen && data && (
        <Box sx={{ display: 'grid', gap: 2, pb: 2, minWidth: 0 }}>
          <Today panel={data} />
        </Box>
      )}
    </Card>
  );
}

const sum = (figures: readonly Figure[]) => figures.reduce((total, { cantidad }) => total + cantidad, 0);

const TodayLine = ({ line: { to, when, title, about }, colour }: { line: Line; colour: string }) => (
  <li>
    <Box component={Link} to={to} sx={row}>
      <Box component="span" sx={{ typography: 'body2', fontWeight: 600, color: colour }}>
        {when}
      </Box>
      <Box component="span" sx={oneLine}>
        <strong>{title}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {about}
        </Box>
      </Box>
    </Box>
  </li>
);

const heading = { fontWeight: 650, pb: 1, borderBottom: 1, borderColor: 'divider' };
const more = { display: 'flex', flexWrap: 'wrap', columnGap: 2.5, typography: 'body2', '&:not(:empty)': { pt: 1 } };
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9.5rem minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 2,
  minHeight: 46,
  py: { xs: 1, sm: 0.5 },
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } } as const;
