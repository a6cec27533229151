import type { ProblemAnswer, Tracked } from '@coop/domain/answers';
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
import { Folded } from './Folded';
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
  /** The field by which documents are added to a case. */
  documentos: FieldData | undefined;
};

/** Asks for number, which a receipt may have given, and document, and shows the answer. Without JavaScript the server draws the page with it. */
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
    const result = await ask(new FormData(form), place.current as HTMLDivElement, () => setEspera('Comprobando…'));
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
        <Folded title="Tengo mi enlace privado, o envié una consulta">
          <p>Las consultas no piden documento: se abren con el enlace privado de su constancia o de su correo.</p>
          <LinkForm values={{}} errors={{}} />
        </Folded>
      )}
    </>
  );
}

const ACTION = '/api/publico/seguimiento';

/**
 * Asks where a case stands; whatever fails becomes a message. What was typed stays where it is. Undefined where the
 * server wants a proof that this browser can't give: the form goes as it would without JavaScript.
 */
async function ask(data: FormData, place: HTMLElement, onCheck: () => void): Promise<Answer | undefined> {
  const fault = (errors: Errors): Answer => ({ tipo: 'falla', errores: errors, valores: {} });
  try {
    const answer = await withProof(data, () => post(ACTION, data, false, () => {}), place, onCheck);
    if (!answer) return undefined;
    if (answer.status === 200) return { tipo: 'hallado', caso: answer.body as Tracked };
    const { errors, detail = '' } = answer.body as Partial<ProblemAnswer>;
    return fault(errors ?? { '': detail });
  } catch {
    return fault({ '': OFFLINE });
  }
}

type Answer = { tipo: 'hallado'; caso: Tracked } | { tipo: 'falla'; errores: Errors; valores: Values };

/** What was asked by number and document is answered, where the server drew the page with it. */
function answerOf(data: Returned | undefined): Answer | undefined {
  if (!data || openedIn(data) || refusedIn(data)) return undefined;
  if ('valores' in data) return { tipo: 'falla', errores: errorsOf(data), valores: data.valores };
  return 'estado' in data ? { tipo: 'hallado', caso: data } : undefined;
}
