import type { Entidad } from '@coop/domain/entidad';
import type { SimulableCredito, SimulableDepositos } from '../../reading/simulables';
import { ButtonLink } from '../../ui/elements/Button';
import { Illimani } from '../../ui/page/Illimani';
import css from './Cover.module.css';
import { Simulators } from './simulators/Simulators';

type Props = {
  entidad: Entidad;
  creditos: readonly SimulableCredito[];
  depositos: SimulableDepositos | null;
  /** Percentage of the income for payments; null where no parameters are in force. */
  parte: string | null;
  today: string;
  /** Written by staff for the home page. */
  title: string;
  summary: string | null;
};

/** The hero of the home page: a summary of the entity and the two simulators. */
export const Cover = ({ entidad, creditos, depositos, parte, today, title, summary }: Props) => (
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
      <Simulators {...{ creditos, depositos, parte, today }} />
    </div>
  </div>
);
