import type { Entidad } from '@coop/domain/entidad';
import { BotonEnlace } from '../componentes/Boton';
import { Simuladores } from '../simulador/Simuladores';
import type { CreditoSimulable, PlazoSimulable } from '../simulador/tipos';
import { Illimani } from './Illimani';
import css from './Portada.module.css';

type Props = {
  entidad: Entidad;
  creditos: readonly CreditoSimulable[];
  plazos: readonly PlazoSimulable[];
  hoy: string;
};

/** What we are, and the two things that people come for. */
export const Portada = ({ entidad, creditos, plazos, hoy }: Props) => (
  <div className={css.portada}>
    <Illimani className={css.illimani} />
    <div className={`ancho ${css.fila}`}>
      <div className={css.mensaje}>
        <h1>Su ahorro hace crecer a su gente.</h1>
        <p>
          Somos una cooperativa de personas: lo que usted ahorra se vuelve el crédito de su vecina, y la ganancia vuelve
          a los socios.
        </p>
        <div className={css.acciones}>
          <BotonEnlace to="/productos/caja-ahorro" tono="oro">
            Abrir una caja de ahorro
          </BotonEnlace>
          <BotonEnlace to="/contactanos/consultas?tema=ser_socio" tono="contorno">
            Hacerse socio
          </BotonEnlace>
        </div>
        <p className={css.supervision}>{entidad.supervision}</p>
      </div>
      <Simuladores creditos={creditos} plazos={plazos} hoy={hoy} />
    </div>
  </div>
);
