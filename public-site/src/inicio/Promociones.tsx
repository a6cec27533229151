import { type PromocionBreve, TarjetaDePromocion } from '../promociones/TarjetaDePromocion';
import css from './Promociones.module.css';

/** The promotions that the cooperative chose for the home page, five at most: the first one large. */
export const Promociones = ({ promociones }: { promociones: readonly PromocionBreve[] }) => (
  <ul className={css.lista}>
    {promociones.map((promocion, at) => (
      <TarjetaDePromocion
        key={promocion.slug}
        promocion={promocion}
        nivel={3}
        alta={at === 0 && promociones.length > 2}
      />
    ))}
  </ul>
);
