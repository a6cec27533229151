import { type AnySection, canSee, formatPercent } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Print from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { Link, type RaRecord, useNotify } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FieldDisplay } from '../fields/displays/FieldDisplay';
import { StateChip } from '../fields/displays/StateChip';
import { savePdf } from '../ground/api/downloadFile';
import { useParametros } from '../ground/queries/usePublicRows';
import { useYo } from '../ground/staff/staff';
import { isCurrency } from '../records/data/FormCard';
import { holds } from '../records/data/RecordData';
import { OtherViewers } from '../records/live/OtherViewers';
import { subjectFields } from './CaseViews';
import type { CaseParts } from './caseScreen';
import { Deadline } from './columns/columns';
import { addressOfCase, fromCase, useNeighbours } from './queue/QueueItem';

type CaseHeaderProps = { section: AnySection; record: RaRecord; parts: CaseParts };

/** Title, state, deadline and subject. The title takes the focus when another case opens. */
export function CaseHeader({ section, record, parts }: CaseHeaderProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  useEffect(() => {
    if (state?.fromCase) title.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <Box component="header" sx={{ mb: 0 }}>
      <Box className="solo-pantalla" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button component={Link} to={`/administrador/${section.name}`} size="small" startIcon={<ArrowBack />}>
          {section.label.many}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <QueueSteps section={section} id={record.id} />
        <PrintMenu {...{ section, record, parts }} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center', my: 0.5 }}>
        <Typography ref={title} tabIndex={-1} variant="h2" sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
          {section.title(record)}
        </Typography>
        {Object.entries(section.flows).map(([name, flow]) => (
          <StateChip key={name} flow={flow} value={String(record[name])} />
        ))}
        <Deadline day={record.venceEn} plazo={record.plazo} estimated={record.plazoEstimado} size="medium" />
        <OtherViewers section={section} id={record.id} />
      </Box>
      <CaseFacts section={section} record={record} />
    </Box>
  );
}

function CaseFacts({ section, record }: Pick<CaseHeaderProps, 'section' | 'record'>) {
  const { rol } = useYo();
  const isVisible = (name: string) => holds(record[name]) && canSee(rol, section, name) && !isCurrency(section, name);
  const names = subjectFields(section).filter(isVisible);
  if (names.length === 0) return null;
  return (
    <Box component="dl" sx={facts}>
      {names.map((name) => (
        <div key={name}>
          <Box component="dt" sx={selfEvident.has(section.fields[name].kind) ? visuallyHidden : undefined}>
            {section.fields[name].label}
          </Box>
          <dd>
            <FieldDisplay field={section.fields[name]} value={record[name]} row={record} brief />
          </dd>
        </div>
      ))}
    </Box>
  );
}

const selfEvident = new Set(['choice', 'money', 'reference', 'text']);

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.75,
  m: 0,
  mt: 0.5,
  typography: 'body2',
  '& div': { display: 'flex', gap: 0.75, minWidth: 0, position: 'relative' },
  '& div:not(:last-child)::after': { content: '"·"', color: 'text.secondary' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
} as const;

type QueueStepsProps = { section: AnySection; id: RaRecord['id'] };

function QueueSteps({ section, id }: QueueStepsProps) {
  const { previous, next } = useNeighbours(id);
  return (
    <Box sx={{ display: 'flex' }}>
      <Step section={section} to={previous} keys="k" label="Caso anterior">
        <KeyboardArrowUp />
      </Step>
      <Step section={section} to={next} keys="j" label="Caso siguiente">
        <KeyboardArrowDown />
      </Step>
    </Box>
  );
}

type StepProps = {
  section: AnySection;
  to: RaRecord | undefined;
  keys: string;
  label: string;
  children: React.ReactNode;
};

const Step = ({ section, to, keys, label, children }: StepProps) =>
  to ? (
    <IconButton
      component={Link}
      to={addressOfCase(section, to)}
      state={fromCase}
      aria-label={label}
      aria-keyshortcuts={keys}
    >
      {children}
    </IconButton>
  ) : (
    <IconButton disabled aria-label={label}>
      {children}
    </IconButton>
  );

type PrintMenuProps = { section: AnySection; record: RaRecord; parts: CaseParts };

/** Menu of printable documents: the receipt, the section's own documents, or the screen. */
function PrintMenu({ section, record, parts: { papers } }: PrintMenuProps) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = (document: string) => {
    setAnchor(null);
    savePdf(`${section.name}/${record.id}/${document}`).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Print />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Imprimir
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => save('constancia')}>Imprimir constancia</MenuItem>
        {papers?.(record).map(({ name, label }) => (
          <MenuItem key={name} onClick={() => save(name)}>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            // Waits for the menu's exit transition, so it is not printed.
            setTimeout(() => window.print(), 300);
          }}
        >
          Esta pantalla
        </MenuItem>
      </Menu>
    </>
  );
}

type CaseNoticesProps = { section: AnySection; record: RaRecord };

const links: Readonly<Record<string, string>> = {
  posibleDuplicado: 'Puede ser una repetición de',
  reclamoOriginal: 'Es un duplicado de',
  reclamo: 'Sigue como reclamo:',
  consultaOrigen: 'Llegó como consulta:',
  calificacionOrigen: 'Llegó como calificación:',
};

/** Renders the notices above a case: its registration just now and the cases it is linked to. */
export function CaseNotices({ section, record }: CaseNoticesProps) {
  const notify = useNotify();
  const [query] = useSearchParams();
  const parte = useParametros()?.ingresoParaCuotas;
  const print = () =>
    savePdf(`${section.name}/${record.id}/constancia`).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  return (
    <>
      {query.has('registrado') && (
        <Alert
          severity="success"
          className="solo-pantalla"
          action={
            <Button color="inherit" onClick={() => void print()}>
              Imprimir constancia
            </Button>
          }
        >
          {`Quedó registrado con el N° ${record.codigo}.`}
        </Alert>
      )}
      {parte && Number(record.relacionCuotaIngreso) > Number(parte) && (
        <Alert severity="error">
          {`Con este crédito, sus cuotas serían el ${formatPercent(String(record.relacionCuotaIngreso))} de sus ingresos: más del ${formatPercent(parte, Number.isInteger(Number(parte)) ? 0 : 2)}.`}
        </Alert>
      )}
      {Object.entries(links)
        .filter(([name]) => section.fields[name] && record[name])
        .map(([name, words]) => (
          <Alert key={name} severity={name === 'posibleDuplicado' ? 'warning' : 'info'}>
            {`${words} `}
            <FieldDisplay field={section.fields[name]} value={record[name]} row={record} />
          </Alert>
        ))}
    </>
  );
}
