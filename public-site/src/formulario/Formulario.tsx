import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActionData } from 'react-router-dom';
import { Boton } from '../componentes/Boton';
import { Campos } from './Campos';
import { Comprobante } from './Comprobante';
import { elegidosEn } from './elegidosEn';
import { enviar } from './enviar';
import css from './Formulario.module.css';
import { faltantes } from './faltantes';
import type { Formulario as Datos } from './leerFormulario';
import { nuevaClave } from './nuevaClave';
import { Pasos } from './Pasos';
import { ResumenDeErrores } from './ResumenDeErrores';
import type { Campo, DatosDevueltos, Errores } from './tipos';
import { useBorrador } from './useBorrador';

/** With more groups than this, each is a step. */
const MAYOR_SIN_PASOS = 2;

/**
 * The public form of a section. It is a plain form: without JavaScript the browser posts it and the server answers a
 * page. With JavaScript it goes step by step, hides what does not apply, and keeps what was typed whatever happens.
 */
export function Formulario({ descripcion, iniciales, constancia }: Datos) {
  const devuelto = useActionData() as DatosDevueltos | undefined;
  const form = useRef<HTMLFormElement>(null);
  const resumen = useRef<HTMLDivElement>(null);
  const clave = useRef<string>(undefined);
  const [errores, setErrores] = useState<Errores>(devuelto ? erroresDe(devuelto) : {});
  const [elegidos, setElegidos] = useState<Readonly<Record<string, unknown>>>();
  const [paso, setPaso] = useState<number>();
  const [enviando, setEnviando] = useState(false);
  const [recibida, setRecibida] = useState(constancia);

  const { grupos, seccion, conArchivos } = descripcion;
  const todos = grupos.flatMap(({ campos }) => campos);
  const porPasos = paso !== undefined && grupos.length > MAYOR_SIN_PASOS;
  const ultimo = !porPasos || paso === grupos.length - 1;
  const borrador = `formulario:${seccion}`;
  const actualizar = () => form.current && setElegidos(elegidosEn(form.current));
  useBorrador(form, borrador, !devuelto && !constancia, actualizar);

  const pasoDe = (nombres: readonly string[]) => {
    const campos = nombres.map((nombre) => nombre.split('.')[0]);
    const at = grupos.findIndex((grupo) => grupo.campos.some(({ nombre }) => campos.includes(nombre)));
    return at < 0 ? undefined : at;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over.
  useEffect(() => {
    actualizar();
    // Whoever is writing already stays where he is.
    const escribiendo = document.activeElement?.getAttribute('name');
    setPaso(pasoDe(escribiendo ? [escribiendo] : Object.keys(errores)) ?? 0);
    if (constancia) sessionStorage.removeItem(borrador);
  }, []);
  useEffect(() => {
    if (Object.keys(errores).length > 0) resumen.current?.focus();
  }, [errores]);

  if (recibida) return <Comprobante constancia={recibida} />;

  const mostrar = (fallas: Errores) => {
    setErrores(fallas);
    const con = pasoDe(Object.keys(fallas));
    if (con !== undefined) setPaso(con);
  };
  const ir = (a: number) => {
    setPaso(a);
    form.current?.scrollIntoView();
  };

  const alEnviar = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (enviando) return;
    const datos = new FormData(event.currentTarget);
    const revisados = porPasos && !ultimo ? (grupos[paso]?.campos ?? []) : todos;
    const faltan = faltantes(revisados, datos, elegidosEn(event.currentTarget));
    if (Object.keys(faltan).length > 0) return mostrar(faltan);
    setErrores({});
    if (porPasos && !ultimo) return ir(paso + 1);
    setEnviando(true);
    clave.current ??= nuevaClave();
    const resultado = await enviar(`/api/publico/${seccion}`, datos, conArchivos, clave.current);
    setEnviando(false);
    if (resultado.tipo === 'rechazado') return mostrar(resultado.errores);
    sessionStorage.removeItem(borrador);
    const { comprobante } = resultado.constancia;
    if (comprobante) history.replaceState(history.state, '', `?enviado=${comprobante}`);
    setRecibida(resultado.constancia);
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
      onChange={actualizar}
    >
      <ResumenDeErrores
        errores={errores}
        etiquetas={etiquetasDe(todos)}
        referencia={resumen}
        alElegir={(nombre) => flushSync(() => setPaso(pasoDe([nombre])))}
      />
      {porPasos && <Pasos titulos={grupos.map(({ titulo }) => titulo)} actual={paso} />}
      <p className={css.leyenda}>Los campos con * son obligatorios.</p>
      <p className={css.trampa} aria-hidden="true">
        <label>
          No escriba aquí
          <input name="sitio_web" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {grupos.map(({ titulo, ayuda, campos }, at) => (
        <fieldset key={titulo} className={css.grupo} hidden={porPasos && at !== paso}>
          <legend>{titulo}</legend>
          {ayuda && <p className={css.ayuda}>{ayuda}</p>}
          <Campos
            campos={campos}
            todos={todos}
            valores={devuelto?.valores ?? iniciales}
            errores={errores}
            elegidos={elegidos}
          />
        </fieldset>
      ))}
      <div className={css.acciones}>
        {porPasos && paso > 0 && (
          <Boton tono="claro" onClick={() => ir(paso - 1)}>
            Volver
          </Boton>
        )}
        <Boton type="submit" aria-disabled={enviando || undefined}>
          {enviando ? 'Enviando…' : ultimo ? 'Enviar' : 'Continuar'}
        </Boton>
      </div>
    </form>
  );
}

/** Labels by the name that errors have: `deudas.saldo` for every record. */
const etiquetasDe = (campos: readonly Campo[]) =>
  new Map(
    campos.flatMap((campo): [string, string][] => [
      [campo.nombre, campo.etiqueta],
      ...(campo.campos ?? []).map((inner): [string, string] => [`${campo.nombre}.${inner.nombre}`, inner.etiqueta]),
    ]),
  );

/** Too many sends, for one, is nobody's field: the message is about the whole. */
const erroresDe = ({ mensaje, errores }: DatosDevueltos): Errores =>
  Object.keys(errores).length > 0 ? errores : { '': mensaje };
