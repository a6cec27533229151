import { useEffect, useRef, useState } from 'react';
import { Boton, BotonEnlace } from '../componentes/Boton';
import { Icono } from '../componentes/Icono';
import { useHidratado } from '../componentes/useHidratado';
import type { Constancia } from '../leer';
import css from './Comprobante.module.css';

/** It is in: the code to follow it by, and what happens next. */
export function Comprobante({ constancia: { codigo, mensaje, pasos } }: { constancia: Constancia }) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const hidratado = useHidratado();
  const [copiado, setCopiado] = useState(false);
  useEffect(() => titulo.current?.focus(), []);
  const copiar = () => navigator.clipboard?.writeText(codigo).then(() => setCopiado(true));
  return (
    <section className={css.comprobante}>
      <Icono nombre="listo" tamano={44} />
      <h2 ref={titulo} tabIndex={-1}>
        {mensaje}
      </h2>
      <p className={css.codigo}>
        <span>Su código de seguimiento</span>
        <strong>{codigo}</strong>
      </p>
      {pasos && pasos.length > 0 && (
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
        {hidratado && (
          <>
            <Boton onClick={copiar}>{copiado ? 'Código copiado' : 'Copiar el código'}</Boton>
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
    </section>
  );
}
