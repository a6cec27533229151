import type { ComponentType, ReactNode } from 'react';
import css from './CampoDeFormulario.module.css';
import { entradas, type PropsDeEntrada } from './Entrada';
import { Obligatorio } from './EntradaCasilla';
import { conBotones } from './EntradaOpcion';
import { enFrases } from './enFrases';
import { idDe } from './idDe';
import type { Campo, Errores, Valores } from './tipos';

type Props = {
  campo: Campo;
  nombre?: string;
  valores: Valores;
  errores: Errores;
  obligatorio: boolean;
  /** When it applies, for whom sees it all the time. */
  cuando?: string;
};

/** A field: label, help, error, input, in that order, each tied to the input. */
export function CampoDeFormulario({ campo, nombre = campo.nombre, valores, errores, obligatorio, cuando }: Props) {
  const Entrada: ComponentType<PropsDeEntrada> | null = entradas[campo.tipo];
  if (!Entrada) return null;
  const id = idDe(nombre);
  const error = errores[nombre];
  const ayuda = enFrases(cuando, campo.ayuda, campo.tipo === 'money' && 'En números, por ejemplo 1.250,50');
  const descritaPor = [ayuda && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const agrupado = campo.tipo === 'choices' || campo.tipo === 'references' || conBotones(campo.opciones, campo.tipo);
  const etiqueta = (
    <>
      {campo.etiqueta}
      {obligatorio && <Obligatorio />}
    </>
  );
  const notas = (
    <>
      {ayuda && (
        <p id={`${id}-ayuda`} className={css.ayuda}>
          {ayuda}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <span className="oculto">Error: </span>
          {error}
        </p>
      )}
    </>
  );
  const entrada = (
    <Entrada
      campo={campo}
      nombre={nombre}
      id={id}
      valor={valores[nombre]}
      descritaPor={descritaPor}
      invalida={error !== undefined}
      obligatoria={obligatorio}
    />
  );
  if (campo.tipo === 'boolean')
    return (
      <Marco error={error}>
        {entrada}
        {campo.enlace && (
          <p className={css.ayuda}>
            {/* Elsewhere: what is being written stays where it is. */}
            <a href={campo.enlace.href} target="_blank" rel="noopener">
              {campo.enlace.label} (se abre aparte)
            </a>
          </p>
        )}
        {notas}
      </Marco>
    );
  if (agrupado)
    return (
      <Marco error={error}>
        <fieldset>
          <legend className={css.etiqueta}>{etiqueta}</legend>
          {notas}
          {entrada}
        </fieldset>
      </Marco>
    );
  return (
    <Marco error={error}>
      <label htmlFor={id} className={css.etiqueta}>
        {etiqueta}
      </label>
      {notas}
      {entrada}
    </Marco>
  );
}

const Marco = ({ error, children }: { error: string | undefined; children: ReactNode }) => (
  <div className={`${css.campo} ${error ? css.conError : ''}`}>{children}</div>
);
