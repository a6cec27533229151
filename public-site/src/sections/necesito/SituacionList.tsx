import { addressOf, type BriefSituacion } from './readSituaciones';
import css from './SituacionList.module.css';

type Props = {
  situaciones: readonly BriefSituacion[];
  compact?: boolean;
};

export const SituacionList = ({ situaciones, compact }: Props) => (
  <ul className={compact ? css.tira : css.lista}>
    {situaciones.map((situacion) => (
      <li key={situacion.slug}>
        <a href={addressOf(situacion)} className={situacion.urgente ? css.urgente : undefined}>
          <strong>{situacion.titulo}</strong>
          {!compact && <span>{situacion.resumen}</span>}
        </a>
      </li>
    ))}
  </ul>
);
