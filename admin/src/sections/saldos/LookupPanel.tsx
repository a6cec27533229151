import { type AnySection, type CriterioSaldo, criteriosSaldo, type Field, motivosConsultaSaldo } from '@coop/domain';
import type { Balances } from '@coop/domain/answers';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import Search from '@mui/icons-material/Search';
import SearchOff from '@mui/icons-material/SearchOff';
import { Alert, Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Loading } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import type { HttpError } from '../../ground/api/fetchApi';
import { Message } from '../../ground/messages/Message';
import { FieldList, holds } from '../../records/data/RecordData';
import { balancesApi, type Question } from './balancesApi';

type LookupFormProps = {
  section: AnySection;
  busy: boolean;
  errors: Record<string, string>;
  onSearch: (question: Question) => void;
};

function LookupForm({ section, busy, errors, onSearch }: LookupFormProps) {
  const [criterio, setCriterio] = useState<CriterioSaldo>('numeroDocumento');
  const [valor, setValor] = useState('');
  const [motivo, setMotivo] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const messages = { ...errors, ...faults };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = (section.fields[criterio] as Field<string, string>).schema().safeParse(valor);
    const found = {
      ...(!parsed.success && {
        valor: valor.trim() ? (parsed.error.issues[0]?.message ?? 'No es un número') : 'Este campo es obligatorio',
      }),
      ...(!motivo && { motivo: 'Elija el motivo de la consulta' }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) onSearch({ criterio, valor, motivo });
  };

  return (
    <Card component="form" noValidate autoComplete="off" onSubmit={submit} aria-label="Consulta de saldos" sx={layout}>
      <Choice
        label="Buscar por"
        value={criterio}
        choices={criteriosSaldo}
        onChange={(v) => setCriterio(v as CriterioSaldo)}
      />
      <TextField
        label={criteriosSaldo[criterio]}
        value={valor}
        onChange={({ target }) => setValor(target.value)}
        error={Boolean(messages.valor)}
        helperText={
          messages.valor ?? (criterio === 'numeroOperacion' ? 'Completo, de 4 caracteres o más.' : 'Completo y exacto.')
        }
        slotProps={{ htmlInput: { maxLength: 30 } }}
      />
      <Choice
        label="Motivo"
        value={motivo}
        choices={motivosConsultaSaldo}
        fault={messages.motivo}
        onChange={setMotivo}
      />
      <Button type="submit" variant="contained" startIcon={<Search />} disabled={busy} sx={{ minHeight: 44 }}>
        Consultar
      </Button>
    </Card>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  choices: Readonly<Record<string, string>>;
  fault?: string | undefined;
  onChange: (value: string) => void;
};

const Choice = ({ label, value, choices, fault, onChange }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={Boolean(fault)}
    helperText={fault}
  >
    {Object.entries(choices).map(([key, text]) => (
      <MenuItem key={key} value={key}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);

const layout = {
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr)) auto' },
  alignItems: 'start',
  '& .MuiFormControl-root': { m: 0 },
};

/** Looks up a member's balances. The response is only displayed, never cached in the browser. */
export function LookupPanel({ section }: { section: AnySection }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: balancesApi.ask, gcTime: 0 });
  const { status, body } = (error ?? {}) as Partial<HttpError>;
  return (
    <>
      <LookupForm section={section} busy={isPending} errors={body?.errors ?? {}} onSearch={mutate} />
      <div aria-live="polite">
        {isPending && <Loading />}
        {error && !body?.errors && (
          <Alert severity={status === 429 ? 'warning' : 'error'} sx={{ mt: 2 }}>
            {error.message}
          </Alert>
        )}
        {data && !isPending && <LookupResult section={section} answer={data} />}
      </div>
      {!data && !error && !isPending && (
        <Message icon={<AccountBalanceOutlined fontSize="inherit" />} title="Busque por un número exacto">
          <Typography sx={{ color: 'text.secondary' }}>
            Cada consulta queda registrada con su motivo. Puede hacer 60 por hora.
          </Typography>
        </Message>
      )}
    </>
  );
}

type LookupPanelProps = { section: AnySection; answer: Balances };

function LookupResult({ section, answer: { aviso, desactualizado, fechaCorte, filas, hayMas } }: LookupPanelProps) {
  if (!fechaCorte)
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {aviso}
      </Alert>
    );
  return (
    <>
      <Alert severity={desactualizado ? 'warning' : 'info'} sx={{ my: 2 }}>
        {aviso}
        {desactualizado && ' Pasaron más de dos días hábiles desde esa fecha.'}
      </Alert>
      {filas.length === 0 ? (
        <Message icon={<SearchOff fontSize="inherit" />} title="No hay saldos con ese número">
          <Typography sx={{ color: 'text.secondary' }}>
            Verifique que el número esté completo. Solo se muestran los productos que su rol atiende.
          </Typography>
        </Message>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
          {filas.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move and have no id that every role may read.
            <BalanceCard key={at} section={section} row={row} />
          ))}
        </Box>
      )}
      {hayMas && <Alert severity="warning">Hay más de 100: busque por el número de la operación.</Alert>}
    </>
  );
}

type BalanceCardProps = { section: AnySection; row: Record<string, unknown> };

const headingFields = new Set(['productoTipo', 'nombreCompleto', 'saldo', 'moneda']);

/** A balance: product, holder and amount, then the other fields the role may read. */
function BalanceCard({ section, row }: BalanceCardProps) {
  const names = Object.keys(section.fields).filter((name) => !headingFields.has(name) && holds(row[name]));
  const show = (name: string) => <FieldDisplay field={section.fields[name]} value={row[name]} row={row} />;
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {show('productoTipo')}
          </Typography>
          {holds(row.nombreCompleto) && (
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {String(row.nombreCompleto)}
            </Typography>
          )}
        </Box>
        {holds(row.saldo) && <Typography sx={{ fontSize: '1.35rem', fontWeight: 700 }}>{show('saldo')}</Typography>}
      </Box>
      <Box sx={columns}>
        <FieldList section={section} row={row} names={names} />
      </Box>
    </Card>
  );
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))' };
