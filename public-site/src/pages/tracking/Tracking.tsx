import type { CaseStatus, LinkedCase, PrivateLink, ProblemAnswer } from '@coop/domain/answers';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Errors, type FieldData, fieldsByName, idOf, type Values } from '../../forms/description/types';
import { ErrorSummary } from '../../forms/ErrorSummary';
import formulario from '../../forms/Form.module.css';
import { FormField } from '../../forms/inputs/FormField';
import { linkIn } from '../../forms/receipts/privateLink';
import { errorsOf, OFFLINE, post, withProof } from '../../forms/sending';
import { Button } from '../../ui/elements/Button';
import { Note } from '../../ui/elements/Note';
import { CaseDetail } from './CaseDetail';
import { CaseState } from './CaseState';
import { CollapsiblePart } from './CollapsiblePart';
import {
  type CaseOrFault,
  follow,
  type OpenedCase,
  openedIn,
  type RefusedRequest,
  refusedIn,
  type TrackingResult,
} from './follow';
import { LinkForm } from './LinkForm';

type LinkedProps = {
  opened: OpenedCase | undefined;
  refused: RefusedRequest | undefined;
  documentos: FieldData | undefined;
  children: ReactNode;
};
type State = { link: PrivateLink; caso: CaseOrFault | undefined; aportado: boolean };

/** The case of the address's fragment; without JavaScript, of a submitted form. `children` finds another, folded below it. */
function Linked({ opened, refused, documentos, children }: LinkedProps) {
  const [state, setState] = useState<State | undefined>(
    opened && { link: opened.enlace, caso: opened.caso, aportado: opened.aportado },
  );
  useEffect(() => {
    const look = () => {
      const link = linkIn(location.hash);
      if (!link) return;
      setState({ link, caso: undefined, aportado: false });
      void follow(link).then((caso) => setState({ link, caso, aportado: false }));
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const caso = state?.caso;
  if (!caso || 'falla' in caso)
    return (
      <>
        {caso ? <Note>{caso.falla}</Note> : state && <p role="status">Buscando…</p>}
        {refused && !state && <Refused refused={refused} />}
        {children}
      </>
    );
  const { link, aportado } = state;
  const onAdded = (after: LinkedCase) => setState({ link, caso: after, aportado: true });
  const onChanged = (after: LinkedCase) => setState({ link, caso: after, aportado: false });
  return (
    <>
      <CaseDetail
        // A new state remounts the case, so that focus moves to its title.
        key={`${link.codigo} ${caso.estado}`}
        caso={caso}
        link={link}
        aportado={aportado}
        documentos={documentos}
        onAdded={onAdded}
        onChanged={onChanged}
      />
      <CollapsiblePart title="Ver otro caso">{children}</CollapsiblePart>
    </>
  );
}

const Refused = ({ refused }: { refused: RefusedRequest }) => (
  <>
    <Note>{refused.errores.adjuntos ?? refused.mensaje}</Note>
    <LinkForm values={refused.valores} errors={refused.errores} />
  </>
);

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

type TrackingProps = {
  codigo?: string;
  returned?: TrackingResult | undefined;
  documentos: FieldData | undefined;
};

/** Finds a case by code and document number; without JavaScript on the server. */
export function Tracking({ codigo, returned, documentos }: TrackingProps) {
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
    <Linked opened={opened} refused={refused} documentos={documentos}>
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
    </Linked>
  );
}

const ACTION = '/api/publico/seguimiento';

/** Fetches a case's status or a message; undefined without a challenge solver: then it submits natively. */
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
function answerOf(data: TrackingResult | undefined): Answer | undefined {
  if (!data || openedIn(data) || refusedIn(data)) return undefined;
  if ('valores' in data) return { tipo: 'falla', errores: errorsOf(data), valores: data.valores };
  return 'estado' in data ? { tipo: 'hallado', caso: data } : undefined;
}
