import type { Entidad } from '@coop/domain/entidad';
import { BotonEnlace } from '../componentes/Boton';
import { Simuladores } from '../simulador/Simuladores';
import type { CreditoSimulable, DepositosSimulables } from '../simulador/tipos';
import { Illimani } from './Illimani';
import css from './Portada.module.css';

type Props = {
  entidad: Entidad;
  creditos: readonly CreditoSimulable[];
  depositos: DepositosSimulables | null;
  hoy: string;
  /** As staff wrote them for the home page. */
  titulo: string;
  resumen: string | null;
};

/** What we are, and the two things that people come for. */
export const Portada = ({ entidad, creditos, depositos, hoy, titulo, resumen }: Props) => (
  <div className={css.portada}>
    <Illimani className={css.illimani} />
    <div className={`ancho ${css.fila}`}>
      <div className={css.mensaje}>
        <h1>{titulo}</h1>
        {resumen && <p>{resumen}</p>}
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
      <Simuladores creditos={creditos} depositos={depositos} hoy={hoy} />
    </div>
  </div>
);
