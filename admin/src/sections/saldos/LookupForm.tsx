import { type AnySection, type CriterioSaldo, criteriosSaldo, type Field, motivosConsultaSaldo } from '@coop/domain';
import Search from '@mui/icons-material/Search';
import { Button, Card, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { Question } from './Question';

type Props = {
  section: AnySection;
  busy: boolean;
  /** Server-side errors by field. */
  errors: Record<string, string>;
  onAsk: (question: Question) => void;
};

/** Lookup form: criterion, number and reason. */
export function LookupForm({ section, busy, errors, onAsk }: Props) {
  const [criterio, setCriterio] = useState<CriterioSaldo>('numeroDocumento');
  const [valor, setValor] = useState('');
  const [motivo, setMotivo] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const shown = { ...errors, ...faults };

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const parsed = (section.fields[criterio] as Field<string, string>).schema().safeParse(valor);
    const found = {
      ...(!parsed.success && {
        valor: valor.trim() ? (parsed.error.issues[0]?.message ?? 'No es un número') : 'Este campo es obligatorio',
      }),
      ...(!motivo && { motivo: 'Elija el motivo de la consulta' }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) onAsk({ criterio, valor, motivo });
  };

  return (
    <Card component="form" noValidate autoComplete="off" onSubmit={ask} aria-label="Consulta de saldos" sx={layout}>
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
        error={Boolean(shown.valor)}
        helperText={
          shown.valor ?? (criterio === 'numeroOperacion' ? 'Completo, de 4 caracteres o más.' : 'Completo y exacto.')
        }
        slotProps={{ htmlInput: { maxLength: 30 } }}
      />
      <Choice label="Motivo" value={motivo} choices={motivosConsultaSaldo} fault={shown.motivo} onChange={setMotivo} />
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
