import type { Acknowledgement, PrivateLink } from '@coop/domain/answers';
import { useState } from 'react';
import { Button } from '../../ui/elements/Button';
import boton from '../../ui/elements/Button.module.css';
import { Icon } from '../../ui/elements/Icon';
import { Note } from '../../ui/elements/Note';
import { useHydrated } from '../../ui/elements/useHydrated';
import { CaseCard } from './CaseCard';
import { DeadlineButton, LinkInputs, linkIn } from './privateLink';
import css from './Receipt.module.css';

type Props = {
  constancia: Acknowledgement;
  /** Why the requested document or action is unavailable. */
  banner?: string;
};

/** The receipt: the code to track the case, the next steps, and a download of the proof, which works once. */
export function Receipt({ constancia: received, banner }: Props) {
  const { codigo, mensaje, pasos, fechaLimite, cita, enlace, comprobante, constancia } = received;
  const link = enlace ? linkIn(enlace) : undefined;
  const hydrated = useHydrated();
  const [copiado, setCopiado] = useState(false);
  const [descargada, setDescargada] = useState(!constancia);
  const copy = () => navigator.clipboard?.writeText(codigo).then(() => setCopiado(true));
  return (
    <CaseCard
      before={
        <>
          {banner && <Note>{banner}</Note>}
          <span className={css.listo}>
            <Icon name="listo" size={44} />
          </span>
        </>
      }
      title={<WithCode text={mensaje} codigo={codigo} />}
      isNew
    >
      {pasos.length > 0 && (
        <>
          <h3>Qué sigue</h3>
          <ol className="vinetas">
            {pasos.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {!descargada && (
        <p className={css.acciones}>
          <a
            className={`${boton.boton} ${boton.carmesi}`}
            href={`/api/publico/envios/${comprobante}/constancia`}
            // The link works once, so it is hidden after the download has started.
            onClick={() => setTimeout(() => setDescargada(true), 1_000)}
          >
            <Icon name="descargar" size={20} />
            Descargar constancia (PDF)
          </a>
        </p>
      )}
      <div className={css.enlaces}>
        {enlace && link && (hydrated ? <a href={enlace}>Seguir su caso</a> : <FollowButton link={link} />)}
        {link && (fechaLimite || cita) && <DeadlineButton link={link} />}
        {hydrated && (
          <>
            <button type="button" onClick={() => print()}>
              Imprimir
            </button>
            <button type="button" onClick={copy}>
              {copiado ? 'Número copiado' : 'Copiar número'}
            </button>
          </>
        )}
      </div>
      <p className={css.nota} role="status">
        {descargada ? 'La constancia ya se descargó.' : 'Guárdela.'} Si la pierde, pídala en cualquier agencia con su
        número.
        {enlace && ' Lleva su enlace privado: con él sigue su caso sin más datos.'}
      </p>
    </CaseCard>
  );
}

function WithCode({ text, codigo }: { text: string; codigo: string }) {
  const [before, ...after] = text.split(codigo);
  return (
    <>
      {before}
      <strong className={css.codigo}>{codigo}</strong>
      {after.join(codigo)}
    </>
  );
}

/** Opens a case by its private link with a POST. The link's key is in the fragment, which only JavaScript can read. */
const FollowButton = ({ link }: { link: PrivateLink }) => (
  <form method="post" action="/api/publico/seguimiento/enlace">
    <LinkInputs link={link} />
    <Button type="submit" tone="claro">
      Seguir su caso
    </Button>
  </form>
);
