import type { Entidad } from '@coop/domain/entidad';
import type { SimulableCredito, SimulableDepositos } from '../../reading/simulables';
import { ButtonLink } from '../../ui/elements/Button';
import css from './Cover.module.css';
import { Simulators } from './simulators/Simulators';

type Props = {
  entidad: Entidad;
  creditos: readonly SimulableCredito[];
  depositos: SimulableDepositos | null;
  today: string;
  /** Written by staff for the home page. */
  title: string;
  summary: string | null;
};

/** The hero of the home page: a summary of the entity and the two simulators. */
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

const CREST =
  'M0 320V244l110-30 96 22 120-58 74 22 96-44 74 18 62-34 58-56 40 22 58-84 34 30 26-14 56 78 44-30 62 60 70-22 96 44 84-20 80 40 100-26v208z';

/** The silhouette of the Illimani: snowy summits and the ridges of the valley. */
const Illimani = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <clipPath id="nieve">
      <path d="M0 0h1440v60l-480 40-22 14-22-26-24 28-26-34-22 30-20-22-26 34-24-30-22 34-26-26-24 32-22-24-30 10L0 80z" />
    </clipPath>
    <path fill="color-mix(in srgb, var(--verde) 60%, var(--verde-oscuro))" d={CREST} />
    <path fill="var(--verde-suave)" d={CREST} clipPath="url(#nieve)" />
    <path
      fill="color-mix(in srgb, var(--verde) 20%, var(--verde-oscuro))"
      d="M0 320v-46l150-36 140 30 170-56 130 46 190-66 150 58 160-44 170 62 180-38v90z"
    />
    <path fill="var(--verde-oscuro)" d="M0 320v-14l240-26 220 18 260-30 240 26 220-22 260 28v20z" />
  </svg>
);
