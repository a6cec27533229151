import { type BriefPromocion, PromocionCard } from './PromocionCard';
import css from './Promociones.module.css';

export const Promociones = ({ promociones }: { promociones: readonly BriefPromocion[] }) => (
  <ul className={css.lista}>
    {promociones.map((promocion, at) => (
      <PromocionCard key={promocion.slug} promocion={promocion} level={3} tall={at === 0 && promociones.length > 2} />
    ))}
  </ul>
);
