import type { Acknowledgement } from '@coop/domain/answers';
import { useEffect, useRef, useState } from 'react';
import { Boton, BotonEnlace } from '../componentes/Boton';
import boton from '../componentes/Boton.module.css';
import { Icono } from '../componentes/Icono';
import { Nota } from '../componentes/Nota';
import { useHidratado } from '../componentes/useHidratado';
import css from './Comprobante.module.css';

type Props = {
  constancia: Acknowledgement;
  /** Why what was asked of it can't be given. */
  aviso?: string;
};

/** It is in: the code to follow it by, what happens next, and the proof of it, which is given once. */
export function Comprobante({ constancia: { codigo, mensaje, pasos, comprobante, constancia }, aviso }: Props) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const hidratado = useHidratado();
  const [copiado, setCopiado] = useState(false);
  const [descargada, setDescargada] = useState(!constancia);
  useEffect(() => titulo.current?.focus(), []);
  const copiar = () => navigator.clipboard?.writeText(codigo).then(() => setCopiado(true));
  return (
    <section className={css.comprobante}>
      {aviso && <Nota>{aviso}</Nota>}
      <Icono nombre="listo" tamano={44} />
      <h2 ref={titulo} tabIndex={-1}>
        {mensaje}
      </h2>
      <p className={css.codigo}>
        <span>Su código</span>
        <strong>{codigo}</strong>
      </p>
      {pasos.length > 0 && (
        <>
          <h3>Qué sigue</h3>
          <ol className="vinetas">
            {pasos.map((paso) => (
              <li key={paso}>{paso}</li>
            ))}
          </ol>
        </>
      )}
      <div className={css.acciones}>
        {!descargada && (
          <a
            className={`${boton.boton} ${boton.carmesi}`}
            href={`/api/publico/envios/${comprobante}/constancia`}
            // The link leads nowhere once it was followed: it goes when the download has begun.
            onClick={() => setTimeout(() => setDescargada(true), 1_000)}
          >
            <Icono nombre="descargar" tamano={20} />
            Descargar constancia (PDF)
          </a>
        )}
        {hidratado && (
          <>
            <Boton tono="claro" onClick={copiar}>
              {copiado ? 'Código copiado' : 'Copiar código'}
            </Boton>
            <Boton tono="claro" onClick={() => print()}>
              <Icono nombre="imprimir" tamano={20} />
              Imprimir
            </Boton>
          </>
        )}
        <BotonEnlace to="/" tono="claro">
          Volver al inicio
        </BotonEnlace>
      </div>
      <p className={css.nota} role="status">
        {descargada
          ? 'La constancia ya se descargó. Esta página se puede imprimir.'
          : 'La constancia se descarga una sola vez.'}
      </p>
    </section>
  );
}
