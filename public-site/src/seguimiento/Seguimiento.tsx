import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router-dom';
import { Boton } from '../componentes/Boton';
import { CampoDeFormulario } from '../formulario/CampoDeFormulario';
import formulario from '../formulario/Formulario.module.css';
import { idDe } from '../formulario/idDe';
import { ResumenDeErrores } from '../formulario/ResumenDeErrores';
import type { Campo } from '../formulario/tipos';
import { Hallado } from './Hallado';
import { preguntar } from './preguntar';
import type { Respuesta } from './respuesta';
import { respuestaDe } from './respuesta';

const campos: readonly Campo[] = [
  {
    nombre: 'codigo',
    tipo: 'text',
    etiqueta: 'Número de reclamo',
    ayuda: 'Está en su constancia, por ejemplo REC-2026-000123',
    obligatorio: true,
  },
  {
    nombre: 'numeroDocumento',
    tipo: 'documentNumber',
    etiqueta: 'Número de documento',
    ayuda: 'El que dio al registrar el reclamo: CI, NIT o pasaporte',
    obligatorio: true,
  },
];
const etiquetas = new Map(campos.map(({ nombre, etiqueta }) => [nombre, etiqueta]));

/** Asks for number and document, and shows the answer. Without JavaScript the server draws the page with it. */
export function Seguimiento() {
  const devuelto = useActionData();
  const [respuesta, setRespuesta] = useState<Respuesta | undefined>(devuelto ? respuestaDe(devuelto) : undefined);
  const [espera, setEspera] = useState<'Buscando…' | 'Comprobando…'>();
  const lugar = useRef<HTMLDivElement>(null);
  const aviso = useRef<HTMLDivElement>(null);
  const errores = respuesta?.tipo === 'falla' ? respuesta.errores : {};
  useEffect(() => {
    if (respuesta) aviso.current?.focus();
  }, [respuesta]);

  const alEnviar = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (espera) return;
    setEspera('Buscando…');
    const form = event.currentTarget;
    const hallada = await preguntar(new FormData(form), lugar.current as HTMLDivElement, () =>
      setEspera('Comprobando…'),
    );
    if (!hallada) return form.submit();
    setRespuesta(hallada);
    setEspera(undefined);
  };

  return (
    <>
      {respuesta?.tipo === 'hallado' && <Hallado reclamo={respuesta.reclamo} referencia={aviso} />}
      <form
        className={formulario.formulario}
        method="post"
        action="/api/publico/seguimiento"
        noValidate
        onSubmit={alEnviar}
      >
        <ResumenDeErrores
          errores={errores}
          etiquetas={etiquetas}
          referencia={aviso}
          alElegir={(nombre) => document.getElementById(idDe(nombre))?.focus()}
        />
        <fieldset className={formulario.grupo}>
          <legend>Su reclamo</legend>
          {campos.map((campo) => (
            <CampoDeFormulario
              key={campo.nombre}
              campo={campo}
              valores={respuesta?.tipo === 'falla' ? respuesta.valores : {}}
              errores={errores}
              obligatorio
            />
          ))}
        </fieldset>
        <div ref={lugar} />
        <div>
          <Boton type="submit" aria-disabled={espera !== undefined || undefined}>
            {espera ?? 'Ver el estado'}
          </Boton>
        </div>
      </form>
    </>
  );
}
