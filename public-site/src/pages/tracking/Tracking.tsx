import type { CaseStatus, ProblemAnswer } from '@coop/domain/answers';
import { useEffect, useRef, useState } from 'react';
import { fieldsByName } from '../../forms/description/fieldsByName';
import { idOf } from '../../forms/description/idOf';
import type { Errors, FieldData, Values } from '../../forms/description/types';
import { ErrorSummary } from '../../forms/ErrorSummary';
import formulario from '../../forms/Form.module.css';
import { FormField } from '../../forms/inputs/FormField';
import { errorsOf } from '../../forms/sending/errorsOf';
import { post } from '../../forms/sending/post';
import { OFFLINE } from '../../forms/sending/send';
import { withProof } from '../../forms/sending/withProof';
import { Button } from '../../ui/elements/Button';
import { CaseState } from './CaseState';
import { CollapsiblePart } from './CollapsiblePart';
import { Linked } from './Linked';
import { LinkForm } from './LinkForm';
import { openedIn, type Returned, refusedIn } from './returned';

const fields: readonly FieldData[] = [
  {
    name: 'codigo',
    type: 'text',
    label: 'Número de su caso',
    help: 'Está en su constancia y en su correo, por ejemplo REC-2026-000123 o SOL-2026-000045',
    required: true,
  },
  {
    name: 'numeroDocumento',
    type: 'documentNumber',
    label: 'Número de documento',
    help: 'El que dio al enviarlo: CI, NIT o pasaporte',
    required: true,
  },
];
const byName = fieldsByName(fields);

type Props = {
  codigo?: string;
  returned?: Returned | undefined;
  /** The field that adds documents to a case. */
  documentos: FieldData | undefined;
};

/**
 * Searches a case by its code, prefilled from a receipt, and document number, and shows the result. Without JavaScript
 * the server renders the result.
 */
export function Tracking({ codigo, returned, documentos }: Props) {
  const [answer, setAnswer] = useState(answerOf(returned));
  const [espera, setEspera] = useState<'Buscando…' | 'Comprobando…'>();
  const place = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const [opened, refused] = [openedIn(returned), refusedIn(returned)];
  const errors = answer?.tipo === 'falla' ? answer.errores : {};
  const found = answer?.tipo === 'hallado' ? answer.caso : undefined;
  useEffect(() => {
    if (answer) banner.current?.focus();
  }, [answer]);

  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (espera) return;
    setEspera('Buscando…');
    setAnswer(undefined);
    const form = event.currentTarget;
    const result = await fetchStatus(new FormData(form), place.current as HTMLDivElement, () =>
      setEspera('Comprobando…'),
    );
    if (!result) return form.submit();
    setAnswer(result);
    setEspera(undefined);
  };

  return (
    <>
      <Linked opened={opened} refused={refused} documentos={documentos} />
      {found && <CaseState key={found.codigo} caso={found} />}
      <form
        className={formulario.formulario}
        method="post"
        action="/api/publico/seguimiento"
        noValidate
        onSubmit={onSubmit}
      >
        <ErrorSummary
          errors={errors}
          fields={byName}
          reference={banner}
          onChoose={(name) => document.getElementById(idOf(name))?.focus()}
          failed="No encontramos su caso"
        />
        <fieldset className={formulario.grupo}>
          <legend>Su caso</legend>
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              values={answer?.tipo === 'falla' ? answer.valores : codigo ? { codigo } : {}}
              errors={errors}
              required
            />
          ))}
        </fieldset>
        <div ref={place} />
        <div>
          <Button type="submit" aria-disabled={espera !== undefined || undefined}>
            {espera ?? 'Ver el estado'}
          </Button>
        </div>
      </form>
      {!opened && !refused && (
        <CollapsiblePart title="Tengo mi enlace privado, o envié una consulta">
          <p>Las consultas no piden documento: se abren con el enlace privado de su constancia o de su correo.</p>
          <LinkForm values={{}} errors={{}} />
        </CollapsiblePart>
      )}
    </>
  );
}

const ACTION = '/api/publico/seguimiento';

/**
 * Fetches the status of a case; maps any failure to a message and preserves the input. Returns undefined where this
 * browser can't solve the challenge: the form is then submitted natively.
 */
async function fetchStatus(data: FormData, place: HTMLElement, onCheck: () => void): Promise<Answer | undefined> {
  const fault = (errors: Errors): Answer => ({ tipo: 'falla', errores: errors, valores: {} });
  try {
    const answer = await withProof(data, () => post(ACTION, data, false, () => {}), place, onCheck);
    if (!answer) return undefined;
    if (answer.status === 200) return { tipo: 'hallado', caso: answer.body as CaseStatus };
    const { errors, detail = '' } = answer.body as Partial<ProblemAnswer>;
    return fault(errors ?? { '': detail });
  } catch {
    return fault({ '': OFFLINE });
  }
}

type Answer = { tipo: 'hallado'; caso: CaseStatus } | { tipo: 'falla'; errores: Errors; valores: Values };

/** Returns the result of a search by code and document, where the server rendered the page with it. */
function answerOf(data: Returned | undefined): Answer | undefined {
  if (!data || openedIn(data) || refusedIn(data)) return undefined;
  if ('valores' in data) return { tipo: 'falla', errores: errorsOf(data), valores: data.valores };
  return 'estado' in data ? { tipo: 'hallado', caso: data } : undefined;
}
