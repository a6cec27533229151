import type { Entidad } from '@coop/domain/entidad';
import type { SimulableCredito, SimulableDepositos } from '../../reading/simulables';
import { ButtonLink } from '../../ui/elements/Button';
import css from './Cover.module.css';
import { Illimani } from './Illimani';
import { Simulators } from './simulators/Simulators';

type Props = {
  entidad: Entidad;
  creditos: readonly SimulableCredito[];
  depositos: SimulableDepositos | null;
  today: string;
  /** As staff wrote them for the home page. */
  title: string;
  summary: string | null;
};

/** What we are, and the two things that people come for. */
export const Cover = ({ entidad, creditos, depositos, today, title, summary }: Props) => (
  <div className={css.portada}>
    {entidad.motivo === 'aguayo' && <Illimani className={css.illimani} />}
    <div className={`ancho ${css.fila}`}>
      <div className={css.mensaje}>
        <h1>{title}</h1>
        {summary && <p>{summary}</p>}
        <div className={css.acciones}>
          <ButtonLink href="/productos/caja-ahorro" tone="oro">
            Abrir una caja de ahorro
          </ButtonLink>
          <ButtonLink href="/hacerse-socio" tone="contorno">
            Hacerse socio
          </ButtonLink>
        </div>
        <p className={css.supervision}>{entidad.supervision}</p>
      </div>
      <Simulators creditos={creditos} depositos={depositos} today={today} />
    </div>
  </div>
);
