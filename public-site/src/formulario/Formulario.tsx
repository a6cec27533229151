import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActionData } from 'react-router-dom';
import { Botones } from './Botones';
import { borrarBorrador } from './borrador';
import { Campos } from './Campos';
import { Comprobante } from './Comprobante';
import { type Avance, enviar } from './enviar';
import { erroresDe } from './erroresDe';
import { etiquetasDe } from './etiquetasDe';
import css from './Formulario.module.css';
import type { Formulario as Datos } from './leerFormulario';
import { Pasos } from './Pasos';
import { pasoDe } from './pasoDe';
import { ResumenDeErrores } from './ResumenDeErrores';
import { cargarRevision, type RevisarATiempo } from './revision/cargarRevision';
import type { DatosDevueltos, Errores } from './tipos';
import { useLlenado } from './useLlenado';
import { usePendientes } from './usePendientes';
import { CLAVE, TRAMPA } from './valoresDe';

/** With more groups than this, each is a step. */
const MAYOR_SIN_PASOS = 3;

type Props = Datos & {
  /** How long it takes, in words. */
  duracion: string;
  /** What one should read before sending. */
  antesDeEnviar?: ReactNode;
  alRecibir?: () => void;
};

/**
 * The public form of a section. It is a plain form: without JavaScript the browser posts it and the server answers a
 * page. With JavaScript it goes step by step, hides what does not apply, and keeps what was typed whatever happens.
 */
export function Formulario(props: Props) {
  const { descripcion, iniciales, limites, clave, constancia, duracion, antesDeEnviar, alRecibir } = props;
  const devuelto = useActionData() as DatosDevueltos | undefined;
  const form = useRef<HTMLFormElement>(null);
  const resumen = useRef<HTMLDivElement>(null);
  const lugar = useRef<HTMLDivElement>(null);
  const revision = useRef<RevisarATiempo>(undefined);
  const ocupado = useRef(false);
  const { grupos, seccion, conArchivos } = descripcion;
  const [errores, setErrores] = useState<Errores>(devuelto ? erroresDe(devuelto) : {});
  const { pendientes, corregir } = usePendientes(errores);
  const [paso, setPaso] = useState<number>();
  const [avance, setAvance] = useState<Avance>();
  const [recibida, setRecibida] = useState(constancia);
  const { valores, vez, elegidos, mirar, guardar, vaciar } = useLlenado(
    form,
    seccion,
    { iniciales: devuelto?.valores ?? iniciales, retomar: !devuelto, paso },
    setPaso,
  );
  const todos = grupos.flatMap(({ campos }) => campos);
  const porPasos = paso !== undefined && grupos.length > MAYOR_SIN_PASOS;
  const ultimo = !porPasos || paso === grupos.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over.
  useEffect(() => {
    // Whoever is writing already stays where he is.
    const escribiendo = document.activeElement?.getAttribute('name');
    setPaso(pasoDe(grupos, escribiendo ? [escribiendo] : Object.keys(errores)) ?? 0);
    if (constancia) borrarBorrador(seccion);
    revision.current = cargarRevision(seccion, limites);
  }, []);
  useEffect(() => {
    if (Object.keys(errores).length > 0) resumen.current?.focus();
  }, [errores]);

  if (recibida) return <Comprobante constancia={recibida} aviso={devuelto?.mensaje} />;

  const mostrar = (fallas: Errores) => {
    setErrores(fallas);
    const con = pasoDe(grupos, Object.keys(fallas));
    if (con !== undefined) setPaso(con);
  };
  const ir = (a: number) => {
    flushSync(() => setPaso(a));
    guardar();
    form.current?.querySelector<HTMLElement>('fieldset[data-grupo]:not([hidden]) > legend')?.focus();
    form.current?.scrollIntoView();
  };

  const alEnviar = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ocupado.current) return;
    ocupado.current = true;
    await avanzar(new FormData(event.currentTarget)).finally(() => {
      ocupado.current = false;
    });
  };

  const avanzar = async (datos: FormData) => {
    const revisados = porPasos && !ultimo ? (grupos[paso]?.campos ?? []) : todos;
    const nombres = revisados.map(({ nombre }) => nombre);
    const fallas = (await revision.current?.(nombres, datos)) ?? {};
    if (Object.keys(fallas).length > 0) return mostrar(fallas);
    setErrores({});
    if (porPasos && !ultimo) return ir(paso + 1);
    setAvance({ que: 'enviando', parte: 0 });
    const accion = `/api/publico/${seccion}`;
    const resultado = await enviar({
      accion,
      datos,
      conArchivos,
      lugar: lugar.current as HTMLElement,
      alAvanzar: setAvance,
    });
    if (resultado.tipo === 'sinPrueba') return form.current?.submit();
    setAvance(undefined);
    if (resultado.tipo === 'rechazado') return mostrar(resultado.errores);
    borrarBorrador(seccion);
    alRecibir?.();
    history.replaceState(history.state, '', `?enviado=${resultado.constancia.comprobante}`);
    setRecibida({ ...resultado.constancia, constancia: true });
  };

  return (
    <form
      ref={form}
      className={css.formulario}
      method="post"
      action={`/api/publico/${seccion}`}
      encType={conArchivos ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={alEnviar}
      onChange={({ target }) => {
        mirar();
        corregir((target as unknown as HTMLInputElement).name);
      }}
      onInput={guardar}
    >
      <ResumenDeErrores
        errores={errores}
        etiquetas={etiquetasDe(todos)}
        referencia={resumen}
        alElegir={(nombre) => flushSync(() => setPaso(pasoDe(grupos, [nombre])))}
      />
      {porPasos && <Pasos titulos={grupos.map(({ titulo }) => titulo)} actual={paso} alElegir={ir} />}
      <p className={css.leyenda}>
        Toma {duracion}. Los campos con <span aria-hidden="true">*</span>
        <span className="oculto">asterisco</span> son obligatorios.
      </p>
      <input type="hidden" name={CLAVE} value={String(valores[CLAVE] ?? clave)} />
      <p className={css.trampa} aria-hidden="true">
        <label>
          No escriba aquí
          <input name={TRAMPA} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div key={vez} className={css.grupos}>
        {grupos.map(({ titulo, ayuda, campos }, at) => (
          <fieldset key={titulo} data-grupo className={css.grupo} hidden={porPasos && at !== paso}>
            <legend tabIndex={-1}>{titulo}</legend>
            {ayuda && <p className={css.ayuda}>{ayuda}</p>}
            <Campos
              titulo={titulo}
              campos={campos}
              todos={todos}
              valores={valores}
              errores={pendientes}
              elegidos={elegidos}
            />
          </fieldset>
        ))}
      </div>
      {ultimo && antesDeEnviar && <div className={css.nota}>{antesDeEnviar}</div>}
      <div ref={lugar} />
      <Botones
        avance={avance}
        ultimo={ultimo}
        conArchivos={conArchivos}
        alVolver={porPasos && paso > 0 ? () => ir(paso - 1) : undefined}
        alLimpiar={() => {
          setErrores({});
          setPaso(0);
          vaciar();
        }}
      />
    </form>
  );
}
