import { type AnySection, formatPercent } from '@coop/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Print from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, type RaRecord, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FieldDisplay } from '../fields/displays/FieldDisplay';
import { StateChip } from '../fields/displays/StateChip';
import { savePdf } from '../ground/api/downloadFile';
import { Company } from '../records/live/Company';
import type { CaseParts } from './caseScreen';
import { Deadline } from './columns/columns';
import { addressOfCase, useNeighbours } from './queue/QueueItem';

type CaseHeaderProps = { section: AnySection; record: RaRecord; parts: CaseParts };

/** Renders the case's code, state and deadline. */
export function CaseHeader({ section, record, parts }: CaseHeaderProps) {
  return (
    <Box component="header" sx={{ mb: 0 }}>
      <Button
        component={Link}
        to={`/administrador/${section.name}`}
        size="small"
        startIcon={<ArrowBack />}
        className="solo-pantalla"
      >
        {section.label.many}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 0.5 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {section.title(record)}
        </Typography>
        {Object.entries(section.flows).map(([name, flow]) => (
          <StateChip key={name} flow={flow} value={String(record[name])} />
        ))}
        <Deadline day={record.venceEn} plazo={record.plazo} estimated={record.plazoEstimado} size="medium" />
        <Company section={section} id={record.id} />
        <Box sx={{ flexGrow: 1 }} />
        <QueueSteps section={section} id={record.id} />
        <PrintMenu {...{ section, record, parts }} />
      </Box>
    </Box>
  );
}

type QueueStepsProps = { section: AnySection; id: RaRecord['id'] };

/** Links to the previous and next case of the queue, also by the j and k keys. */
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
    <IconButton component={Link} to={addressOfCase(section, to)} aria-label={label} aria-keyshortcuts={keys}>
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

/** Maximum share of income that loan payments may take, in percent. */
const MAX_INCOME_PERCENT = 40;

type CaseNoticesProps = { section: AnySection; record: RaRecord };

/** Reference fields that link to another case, with the label of each link. */
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
      {Number(record.relacionCuotaIngreso) > MAX_INCOME_PERCENT && (
        <Alert severity="error">
          {`Con este crédito, sus cuotas serían el ${formatPercent(String(record.relacionCuotaIngreso))} de sus ingresos: más del ${MAX_INCOME_PERCENT} %.`}
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
